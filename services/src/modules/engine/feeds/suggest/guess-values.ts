import type { RowCondition } from '../formats/feed-map.ts';
import { educationOf, employmentTypeOf, levelOf, workModeOf } from '../fields/read-terms.ts';
import type { DayOrder } from '../fields/read-dates.ts';
import type { SampledPath } from './paths-of-records.ts';

const distinct = (values: readonly string[]): string[] => [...new Set(values.map((value) => value.trim()))];

/** Whether the import reads a value of a coded field. */
const IS_READ: Readonly<Record<string, (text: string) => boolean>> = {
  employment_type: (text) => employmentTypeOf(text, '') !== null,
  work_mode: (text) => workModeOf(text) !== null,
  level: (text) => levelOf({ level: text, type: undefined }, '') !== null,
  education: (text) => educationOf(text) !== null,
};
/** Words for levels that it does not read, with the code they probably stand for; the first that matches. */
const LEVEL_WORDS: readonly (readonly [RegExp, string])[] = [
  [/praktikant|stagiaire/i, 'IN'],
  [/einsteiger|einstieg|débutant/i, 'EL'],
  [/berufserfahren|expert|confirmé/i, 'ML'],
  [/führungskraft|leitung|leiter|gerente/i, 'DR'],
];
/** What a field about remote work says of how much of it is remote. */
const REMOTE_WORDS: readonly (readonly [RegExp, string])[] = [
  [/^(?:full|fully|only|always|total|totally|complete|completely|100 ?%?|voll|ganz|full_remote|total_remote)$/i, 'R'],
  [
    /^(?:partial|partially|partly|part|sometimes|some|flexible|occasional|occasionally|teilweise|partiel|ponctuel|parcial)$/i,
    'H',
  ],
];
/** What a field that is called 'full or part time' says with a letter. */
const LETTERS_OF_TYPE: readonly (readonly [RegExp, string])[] = [
  [/^ft?$/i, 'FT'],
  [/^pt?$/i, 'PT'],
];
const FULL_OR_PART = /full.*part|ft_?pt/i;
/** What a field that is called a working day, or its extent, says with a word. */
const WORKING_DAY = /jornada|dedicaci|work_?day|orario|tempo|extent|umfang/i;
const PARTS_OF_DAY: readonly (readonly [RegExp, string])[] = [
  [/^(?:complet[ao]|integral|inter[ao]|pieno|full|voll|ganz|hel)$/i, 'FT'],
  [/^(?:parcial|parziale|ridotto|media|part|teil|halb|del)$/i, 'PT'],
];
const OF_REMOTE = /remote|tele|home_?office|distan/i;
const MOST_CODES = 40;

function wordsOf(field: string, { path }: SampledPath): readonly (readonly [RegExp, string])[] {
  if (field === 'level') return LEVEL_WORDS;
  if (field === 'work_mode') return OF_REMOTE.test(path) ? REMOTE_WORDS : [];
  if (field === 'employment_type' && WORKING_DAY.test(path)) return PARTS_OF_DAY;
  return field === 'employment_type' && FULL_OR_PART.test(path) ? LETTERS_OF_TYPE : [];
}

/** Values of a coded field that we do not read, with the code they probably stand for, or undefined. */
export function unreadCodes(field: string, path: SampledPath): Map<string, string | undefined> {
  const isRead = IS_READ[field];
  if (!isRead) return new Map();
  const unread = distinct(path.values)
    .slice(0, MOST_CODES)
    .filter((value) => !isRead(value));
  const words = wordsOf(field, path);
  return new Map(unread.map((value) => [value, words.find(([pattern]) => pattern.test(value))?.[1]]));
}

const FLAG_OF_CLOSED = /^(?:is_?)?(?:inactive|closed|archived|expired|filled|disabled|deleted|inaktiv|geschlossen|besetzt)$/i;
const FLAG_OF_OPEN = /^(?:is_?)?(?:active|open|published|live|listed|visible|enabled|aktiv|offen|veröffentlicht)$/i;
const STATUS = /^(?:(?:job|posting|publication|vacancy)_?)?(?:status|state|zustand)$/i;
const CLOSED =
  /clos|filled|expired|inactive|archiv|draft|cancel|on.?hold|withdrawn|deleted|besetzt|geschlossen|abgelaufen|inaktiv|entwurf/i;
const TRUE = new Set(['true', '1', 'yes', 'y', 'ja']);
const FALSE = new Set(['false', '0', 'no', 'n', 'nein']);
const MOST_STATES = 8;

/** The condition for a closed row, from a flag or a status; undefined if no path is one. */
export function guessClosed(paths: readonly SampledPath[]): RowCondition | undefined {
  for (const { path, name, values } of paths) {
    const states = distinct(values).map((value) => value.toLowerCase());
    if (states.length > MOST_STATES) continue;
    const isFlag = states.every((state) => TRUE.has(state) || FALSE.has(state));
    if (isFlag && FLAG_OF_CLOSED.test(name)) return { field: path, in: trueOf(states) };
    if (isFlag && FLAG_OF_OPEN.test(name)) return { field: path, in: falseOf(states) };
    const closed = states.filter((state) => CLOSED.test(state));
    if (STATUS.test(name) && closed.length > 0 && closed.length < states.length) return { field: path, in: closed };
  }
  return undefined;
}

const trueOf = (states: readonly string[]): string[] => {
  const found = states.filter((state) => TRUE.has(state));
  return found.length > 0 ? found : [states[0] === '0' ? '1' : states[0] === 'no' ? 'yes' : 'true'];
};
const falseOf = (states: readonly string[]): string[] => {
  const found = states.filter((state) => !TRUE.has(state));
  return found.length > 0 ? found : [states[0] === '1' ? '0' : states[0] === 'yes' ? 'no' : 'false'];
};

const NUMBERS = /^(\d{1,2})[/-](\d{1,2})[/-]\d{2,4}/;

/** The order of day and month, if a date shows it. */
export function guessDayOrder(paths: readonly SampledPath[]): DayOrder | undefined {
  const numbers = paths.flatMap(({ values }) => values.map((value) => NUMBERS.exec(value))).filter((found) => found !== null);
  const isFirst = numbers.some(([, first]) => Number(first) > 12);
  return isFirst && !numbers.some(([, , second]) => Number(second) > 12) ? 'day-first' : undefined;
}

import type { WorkMode } from '@hirehq/shared-contracts/codes';
import { SOME_DAYS } from '../../../../platform/terms/some-days.ts';
import { WORK_MODE_TERMS, workModeOfPart } from '../../../../platform/terms/work-mode-terms.ts';
import { readableText } from './longest-text.ts';

const REMOTE =
  /\b(?:fully |100% )?remote(?:ly)?(?:[ -](?:first|friendly|only|ok|okay|possible|eligible|position|workers?(?: location)?|within|in|from|across)(?: the)?)?\b|\bremoto\b|\bhome[\s-]?based\b|\bwork(?:ing)? (?:from|at) home\b|\bwfh\b|\btelecommut\w*\b|\bdistributed\b|\bvirtual\b|\banywhere(?: in(?: the)?)?\b|\bworldwide\b|\bglobal(?:ly)?\b/gi;
/** Words without information about the location. */
const VAGUE = /\b(?:any|all|multiple|various|select) locations?(?: considered)?\b|\binternational\b|-other\b/gi;
const EVERYWHERE = /\banywhere\b|\bworld[\s-]?wide\b|\bglobal(?:ly)?\b|\bworld\b/i;
const AT_THE_OFFICE =
  /(?<!\p{L})(?:office|büro|bureau|oficina|ufficio|kantoor|biur(?:o|ze)|kontor(?:et)?|kancelář|iroda|офис[ео]?)(?!\p{L})/iu;
const HYBRID = /\bhybrid\b(?: in)?|\bflexible\b/gi;
const ONSITE = /\bon[\s-]?site\b|\bin[\s-]?office\b|\bin[\s-]person\b|\boffice[\s-]based\b/gi;
/** Alone it says how far an employer reaches. */
const ONLY_GLOBAL = /^\s*global\s*$/i;
/** Connectors before 'remote': 'Munich, Germany and Remote'. */
const LEFT_OVER = /[\s,]+(?:[aA]nd|AND|[&+]|or)$|^(?:[aA]nd|AND|[&+]|or)(?:\s+|$)/;
const EDGES = /^[\s,;:|/()[\]–—-]+|[\s,;:|/()[\]–—-]+$/g;

/** Without repeated spaces, empty brackets, and separators at its ends. */
export const tidy = (text: string): string =>
  text
    .replaceAll(/\(\s*\)/g, ' ')
    .replaceAll(/\s{2,}/g, ' ')
    .replaceAll(/\s+,/g, ',')
    .replaceAll(EDGES, '')
    .trim();

export interface WorkModeWords {
  isRemote: boolean;
  isHybrid: boolean;
  isOnsite: boolean;
  /** 'Worldwide', 'anywhere'. */
  isEverywhere: boolean;
  /** The text without these words. */
  rest: string;
}

/** Words of a phrase for the work mode in front of a place, or behind it. */
const MOST_WORDS = 4;
const PART = /[^()[\]（）【】,;|/·、]+/gu;
/** Between the work mode and the place: 'Presencial en Bilbao', 'Homeoffice bis 60 %'. */
const BETWEEN =
  /^(?:vanuit|från|fra|aus|depuis|desde|in|en|em|a|à|w|v|i|på|te|em|no|na|für|bis|até|hasta|jusqu'à|possible|möglich)\s+/iu;
/** Remote work that is only possible. */
const POSSIBLE = /\s+(?:möglich|possible|mogelijk|posible|possibile|possível|możliwa|možné|mulig|möjligt|mahdollinen)$/iu;
const SHARE = /\s*(?:bis(?: zu)?|up to|jusqu'à|hasta|até|max\.?)?\s*\d{1,3}\s*%\s*/iu;

/** A phrase for the work mode at the start or the end of a part, and what is left of the part. */
function phraseIn(part: string): { mode: WorkMode; rest: string } | undefined {
  const trimmed = part.trim();
  const share = trimmed.replace(SHARE, ' ').trim();
  const whole = workModeOfPart(share);
  const possible = whole ? undefined : workModeOfPart(share.replace(POSSIBLE, ''));
  if (possible === 'R' && POSSIBLE.test(share)) return { mode: 'H', rest: '' };
  // A part of the week at home is no remote work.
  if (whole) return { mode: whole === 'R' && share !== trimmed && !trimmed.includes('100') ? 'H' : whole, rest: '' };
  const words = trimmed.split(/\s+/);
  for (let count = Math.min(MOST_WORDS, words.length - 1); count > 0; count--) {
    const first = workModeOfPart(words.slice(0, count).join(' '));
    if (first) return { mode: first, rest: words.slice(count).join(' ').replace(BETWEEN, '') };
    const last = workModeOfPart(words.slice(-count).join(' '));
    if (last) return { mode: last, rest: words.slice(0, -count).join(' ') };
  }
  return undefined;
}

/** Separates phrases for the work mode in any language, which stand in brackets, between commas, or beside a place. */
function withoutPhrases(text: string): { text: string; modes: Set<WorkMode> } {
  const modes = new Set<WorkMode>();
  const rest = text.replaceAll(PART, (part) => {
    const found = phraseIn(part);
    if (!found) return part;
    modes.add(found.mode);
    return found.rest === '' ? ' ' : `${/^\s/.exec(part)?.[0] ?? ''}${found.rest}`;
  });
  return { text: rest, modes };
}

/** English words are found by the patterns above, wherever they stand. */
const hasOwnPattern = (text: string): boolean => [REMOTE, HYBRID, ONSITE].some((pattern) => text.search(pattern) >= 0);
const hasPhrase = (text: string): boolean =>
  WORK_MODE_TERMS.mayName(text) && !hasOwnPattern(text) && WORK_MODE_TERMS.named(text).size > 0;

/** Separates the words for the work mode from the names of places. */
export function workModeWords(given: string): WorkModeWords {
  const whole = readableText(given);
  const isForSomeDays = whole.search(SOME_DAYS) >= 0;
  const readable = isForSomeDays ? whole.replaceAll(SOME_DAYS, ' ') : whole;
  const phrases = hasPhrase(readable) ? withoutPhrases(readable) : { text: readable, modes: new Set<WorkMode>() };
  const { text, modes } = phrases;
  const isSaid = modes.size > 0 || hasOwnPattern(text) || AT_THE_OFFICE.test(text);
  const isHybrid = modes.has('H') || text.search(HYBRID) >= 0 || (isForSomeDays && isSaid);
  const rest = tidy(text.replaceAll(REMOTE, ' ').replaceAll(HYBRID, ' ').replaceAll(ONSITE, ' ').replaceAll(VAGUE, ' '));
  return {
    isRemote: modes.has('R') || (text.search(REMOTE) >= 0 && !ONLY_GLOBAL.test(text)),
    isHybrid,
    isOnsite: modes.has('O') || text.search(ONSITE) >= 0,
    isEverywhere: EVERYWHERE.test(text),
    rest: tidy(rest.replace(LEFT_OVER, '')),
  };
}

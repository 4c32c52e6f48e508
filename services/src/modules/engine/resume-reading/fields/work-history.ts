import type { ResumeReading } from '@hirehq/shared-contracts/rest';
import type { DocumentLine } from '../document-line.ts';
import { doubtsOf, found } from '../found.ts';
import { commaParts, entriesOf, strongParts, type ResumeEntry } from './entries.ts';
import { isEmployer, isTitle } from './title-words.ts';

const titleScore = (text: string) => (isTitle(text) ? 2 : 0) - (isEmployer(text) ? 1 : 0);
const LEGAL_FORM = /^(?:Inc|LLC|Ltd|GmbH|S\.?A\.?|S\.?L\.?|Lda|B\.?V|SARL|SAS|Co|AG|PLC)\.?$/iu;
/** 'Enfermera en Hospital La Paz', 'Köchin im Hotel Adler'. */
const AT_EMPLOYER = /^(?<title>.+?)\s+(?:en|em|in|im|am|à|au|no|na|en el|en la|dans|في)\s+(?<employer>.+)$/iu;

/** An employer without its town. */
function employerName(text: string): string {
  const [first = '', second] = commaParts(text.replace(/\s*\([^)]*\)\s*$/u, ''));
  return second !== undefined && LEGAL_FORM.test(second) ? `${first}, ${second}` : first;
}

function partsOf(heads: readonly string[]): string[] {
  const strong = heads.flatMap(strongParts);
  if (strong.length > 1) return strong;
  const [only = ''] = strong;
  const { title, employer } = AT_EMPLOYER.exec(only)?.groups ?? {};
  if (title !== undefined && employer !== undefined && isTitle(title) && isEmployer(employer)) return [title, employer];
  return commaParts(only);
}

/** Title and employer among the texts of an entry. */
interface Names {
  title: string | null;
  workedWith: string | null;
  /** Which part is the employer is only known by its position, and one of the others may be its place. */
  isPositionOnly?: boolean;
}

function namesOf({ heads }: ResumeEntry): Names {
  const parts = partsOf(heads);
  const [best] = parts
    .map((text, index) => ({ text, index, score: titleScore(text) }))
    .toSorted((a, b) => b.score - a.score || a.index - b.index);
  if (!best) return { title: null, workedWith: null };
  if (parts.length === 1)
    return isEmployer(best.text) && !isTitle(best.text)
      ? { title: null, workedWith: best.text }
      : { title: best.text, workedWith: null };
  const others = parts.flatMap((text, index) => (index === best.index ? [] : [{ text, index }]));
  const employer = others.find(({ text }) => isEmployer(text)) ?? others.find(({ index }) => index > best.index) ?? others[0];
  // Of 'Acme', 'Berlin' and then a title, the employer is the first.
  const written = best.index > 1 && employer && !isEmployer(employer.text) ? (others[0] ?? employer) : employer;
  const isPositionOnly = parts.length > 2 && written !== undefined && !isEmployer(written.text);
  return { title: best.text, workedWith: written ? employerName(written.text) || null : null, isPositionOnly };
}

const [LONGEST_TITLE, LONGEST_EMPLOYER] = [80, 80];

const doubtsIn = ({ title, workedWith, isPositionOnly = false }: Names, { from, till }: ResumeEntry) =>
  doubtsOf({
    INCOMPLETE: title === null || workedWith === null || from === null,
    UNKNOWN_TITLE: title !== null && (!isTitle(title) || title.length > LONGEST_TITLE),
    UNKNOWN_EMPLOYER:
      workedWith !== null && ((isTitle(workedWith) && !isEmployer(workedWith)) || workedWith.length > LONGEST_EMPLOYER),
    MAYBE_PLACE: isPositionOnly,
    GUESSED: from !== null && till !== null && till < from.slice(0, till.length),
  });

const MOST = 50;

/** The jobs of a résumé, in its order. */
export function findWorkHistory(lines: readonly DocumentLine[]): ResumeReading['workHistory'] {
  return entriesOf(lines, { singleDates: false, bullets: false })
    .map((entry) => {
      const names = namesOf(entry);
      const { title, workedWith } = names;
      return found({ title, workedWith, workedFrom: entry.from, workedTill: entry.till }, entry.lines, doubtsIn(names, entry));
    })
    .filter(({ value }) => value.title !== null || value.workedWith !== null)
    .slice(0, MOST);
}

const monthsOf = (date: string, ofYear: number) =>
  Number(date.slice(0, 4)) * 12 + (date.length > 4 ? Number(date.slice(5, 7)) - 1 : ofYear);

/** Full years in which somebody worked, periods that overlap counted once; `today` is ISO 8601. */
export function yearsWorked(
  jobs: readonly Pick<ResumeReading['workHistory'][number], 'value'>[],
  today: string,
): number | undefined {
  const periods = jobs
    .flatMap(({ value: { workedFrom, workedTill } }) =>
      workedFrom === null ? [] : [{ from: monthsOf(workedFrom, 0), till: monthsOf(workedTill ?? today.slice(0, 7), 0) }],
    )
    .toSorted((a, b) => a.from - b.from);
  let [months, until] = [0, 0];
  for (const { from, till } of periods) {
    months += Math.max(0, till - Math.max(from, until));
    until = Math.max(until, till);
  }
  return periods.length > 0 ? Math.floor(months / 12) : undefined;
}

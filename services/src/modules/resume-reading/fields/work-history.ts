import type { ResumeReading } from '@hirehq/shared-contracts/rest';
import { foundAt, type DocumentLine } from '../document-line.ts';
import { commaParts, entriesOf, strongParts, type Entry } from './entries.ts';
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
function namesOf({ heads }: Entry): { title: string | null; workedWith: string | null } {
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
  return { title: best.text, workedWith: written ? employerName(written.text) || null : null };
}

const MOST = 50;

/** The jobs of a résumé, in its order. */
export function findWorkHistory(lines: readonly DocumentLine[]): ResumeReading['workHistory'] {
  return entriesOf(lines, { singleDates: false, bullets: false })
    .map((entry) => ({
      value: { ...namesOf(entry), workedFrom: entry.from, workedTill: entry.till },
      foundAt: foundAt(entry.lines),
    }))
    .filter(({ value }) => value.title !== null || value.workedWith !== null)
    .slice(0, MOST);
}

const monthsOf = (date: string, ofYear: number) =>
  Number(date.slice(0, 4)) * 12 + (date.length > 4 ? Number(date.slice(5, 7)) - 1 : ofYear);

/** Full years in which somebody worked, periods that overlap counted once; `today` is ISO 8601. */
export function yearsWorked(jobs: ResumeReading['workHistory'], today: string): number | undefined {
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

import type { ResumeReading } from '@hirehq/shared-contracts/rest';
import type { DocumentLine } from '../document-line.ts';
import { doubtsOf, found } from '../found.ts';
import { entriesOf, type ResumeEntry } from './entries.ts';
import { commaParts, strongParts, withoutLabels } from './entry-parts.ts';
import { withoutGroupHeads } from './grouped-roles.ts';
import { withoutPlace } from './place-text.ts';
import { hasLegalForm, isEmployer, isTitle } from './title-words.ts';

/** What speaks for a title, less what speaks for an employer. */
const titleScore = (text: string) => (isTitle(text) ? 2 : 0) - (hasLegalForm(text) ? 3 : isEmployer(text) ? 1 : 0);
/** 'Enfermera en Hospital La Paz', 'Köchin im Hotel Adler'. */
const AT_EMPLOYER = /^(?<title>.+?)\s+(?:en|em|in|im|am|à|au|no|na|en el|en la|dans|في)\s+(?<employer>.+)$/iu;

/** An employer without its town. */
function employerName(text: string): string {
  const [first = '', second] = commaParts(text.replace(/\s*\([^)]*\)\s*$/u, ''));
  return second !== undefined && hasLegalForm(`, ${second}`) && !hasLegalForm(first) ? `${first}, ${second}` : first;
}

/** 'Camarera de pisos. Hotel Balneari, Gandía': a title with a full stop between it and its employer. */
const FULL_STOP = /(?<=\p{Ll}{4})\.\s+(?=\p{Lu})/u;
function titleBeforeStop(text: string): string[] {
  const at = text.search(FULL_STOP);
  const [title, employer] = [text.slice(0, at), text.slice(at + 1).trim()];
  return at > 0 && isTitle(title) && !isTitle(employer) ? [title, employer] : [text];
}

const unitsOf = (heads: readonly string[]) => withoutPlace(heads.flatMap(strongParts).flatMap(titleBeforeStop), 2);

function partsOf(heads: readonly string[]): string[] {
  const units = unitsOf(heads);
  if (units.length > 1) return units;
  const [only = ''] = units;
  const { title, employer } = AT_EMPLOYER.exec(only)?.groups ?? {};
  if (title !== undefined && employer !== undefined && isTitle(title) && isEmployer(employer)) return [title, employer];
  return commaParts(only);
}

const MOST_EMPLOYER_WORDS = 8;
/** 'Harbour Clinic, Oulu': a line that may be an employer with its place. */
const mayBeEmployer = (text: string) =>
  !isTitle(text) && (isEmployer(text) || (commaParts(text).length > 1 && text.split(' ').length <= MOST_EMPLOYER_WORDS));

/** Texts that name a job and its employer, unless the next line is the title, or the employer of a title with a comma in it. */
function isWhole(heads: readonly string[], next: string): boolean {
  const parts = partsOf(heads);
  const hasTitle = parts.some(isTitle);
  if (parts.length < 2) return false;
  // 'Hotel Baker, Oulu' above 'Cook' is an employer with its place.
  const isEmployerOnly = isTitle(next) && !isEmployer(next) && parts.every((part) => !isTitle(part) || isEmployer(part));
  if (isEmployerOnly && unitsOf(heads).length === 1) return false;
  if (unitsOf(heads).length > 1) return hasTitle || !isTitle(next);
  return hasTitle && (parts.some((part) => isEmployer(part) && !isTitle(part)) || !mayBeEmployer(next));
}

/** True if a period lies within another one; both may last. */
const isWithin = (inner: ResumeEntry, outer: ResumeEntry): boolean =>
  inner.from !== null &&
  outer.from !== null &&
  inner.from.slice(0, outer.from.length) >= outer.from &&
  (outer.till === null || (inner.till !== null && inner.till.slice(0, outer.till.length) <= outer.till));

/** An employer with the period of all roles at it, above titles with a period of their own: each of these is a job at that employer. */
function withRolesAtEmployers(entries: readonly ResumeEntry[]): ResumeEntry[] {
  let employer: ResumeEntry | undefined;
  return entries.flatMap((entry, index) => {
    const [name = '', ...others] = entry.heads;
    const isRole = others.length === 0 && isTitle(name) && !isEmployer(name);
    if (employer && isRole && isWithin(entry, employer))
      return [{ ...entry, heads: [name, ...employer.heads], lines: [...employer.lines, ...entry.lines] }];
    employer = undefined;
    const next = entries[index + 1];
    const nextName = next?.heads.length === 1 ? (next.heads[0] ?? '') : '';
    const isAboveRoles =
      others.length === 0 &&
      !isTitle(name) &&
      next !== undefined &&
      isTitle(nextName) &&
      !isEmployer(nextName) &&
      isWithin(next, entry);
    if (isAboveRoles) employer = entry;
    return isAboveRoles ? [] : [entry];
  });
}

/** The jobs among lines, by their periods. */
export function jobEntries(written: readonly DocumentLine[]): ResumeEntry[] {
  return withRolesAtEmployers(datedEntries(written));
}

function datedEntries(written: readonly DocumentLine[]): ResumeEntry[] {
  const { lines, groups } = withoutGroupHeads(withoutLabels(written));
  const entriesIn = (own: readonly DocumentLine[]) => {
    const entries = entriesOf(own, { singleDates: false, bullets: false, isWhole });
    return entries.length > 0 ? entries : entriesOf(own, { singleDates: false, bullets: true, isWhole });
  };
  if (groups.length === 0) return entriesIn(lines);
  const ends = [0, ...groups.flatMap(({ from, until }) => [from, Math.min(until, lines.length)]), lines.length];
  return ends.slice(1).flatMap((end, index) => {
    const from = ends[index] ?? 0;
    const group = groups.find((each) => each.from === from && end > from);
    const own = lines.slice(from, end);
    return group ? rolesOf(group.employer, own) : entriesIn(own);
  });
}

/** The roles at one employer: of each, the line above its period is the title. */
function rolesOf(employer: DocumentLine, lines: readonly DocumentLine[]): ResumeEntry[] {
  return entriesOf(lines, { singleDates: false, bullets: false, isWhole: () => true }).map((entry) => ({
    ...entry,
    heads: [...entry.heads.slice(-1), employer.text],
    lines: [employer, ...entry.lines],
  }));
}

/** The entries of a résumé are written alike: above 0 if titles come first, below 0 if employers do. */
export function orderOfJobs(entries: readonly ResumeEntry[]): number {
  const votes = entries.map(({ heads }) => {
    const [first, second] = unitsOf(heads);
    return first === undefined || second === undefined ? 0 : Math.sign(titleScore(first) - titleScore(second));
  });
  return votes.reduce<number>((sum, vote) => sum + vote, 0);
}

/** Title and employer among the texts of an entry. */
interface Names {
  title: string | null;
  workedWith: string | null;
  /** Which part is the employer is only known by its position, and one of the others may be its place. */
  isPositionOnly?: boolean;
}

/** 'Welder, Dock Ltd' as the title of an entry is both. */
function splitTitle(title: string, employer: string | undefined): string[] | undefined {
  const parts = commaParts(title);
  const at = parts.findIndex((part, index) => index > 0 && isEmployer(part) && !isTitle(part));
  const isNamed = employer !== undefined && isEmployer(employer);
  return at > 0 && !isNamed ? [parts.slice(0, at).join(', '), parts.slice(at).join(', ')] : undefined;
}

function namesOf({ heads }: ResumeEntry, order: number): Names {
  const parts = partsOf(heads);
  const scored = parts.map((text, index) => ({ text, index, score: titleScore(text) }));
  const [best] = scored.toSorted(
    (a, b) => b.score - a.score || (order < 0 && a.index + b.index === 1 ? b.index - a.index : a.index - b.index),
  );
  if (!best) return { title: null, workedWith: null };
  if (parts.length === 1)
    return isEmployer(best.text) && !isTitle(best.text)
      ? { title: null, workedWith: best.text }
      : { title: best.text, workedWith: null };
  const others = scored.filter(({ index }) => index !== best.index);
  const employer = others.find(({ text }) => isEmployer(text)) ?? others.find(({ index }) => index > best.index) ?? others[0];
  // Of 'Acme', 'Berlin' and then a title, the employer is the first.
  const written = best.index > 1 && employer && !isEmployer(employer.text) ? (others[0] ?? employer) : employer;
  const [title, named] = splitTitle(best.text, written?.text) ?? [best.text, written?.text];
  const isPositionOnly = parts.length > 2 && named !== undefined && !isEmployer(named);
  return { title: title ?? null, workedWith: named === undefined ? null : employerName(named) || null, isPositionOnly };
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

/** A title alone below another job, which it continues without a gap: a role at the same employer. */
function isFurtherRole(own: Names, entry: ResumeEntry, former: { names: Names; entry: ResumeEntry }): boolean {
  if (own.workedWith !== null || own.title === null || !isTitle(own.title)) return false;
  const [earlier, later] = [entry, former.entry].toSorted((a, b) => ((a.from ?? '') < (b.from ?? '') ? -1 : 1));
  if (!earlier?.till || !later?.from) return false;
  const gap = monthsOf(later.from, 0) - monthsOf(earlier.till, 0);
  return Math.abs(gap) <= (earlier.till.length > 4 && later.from.length > 4 ? MOST_MONTHS_BETWEEN : MONTHS_OF_YEAR);
}
const [MOST_MONTHS_BETWEEN, MONTHS_OF_YEAR] = [2, 12];

const MOST = 50;

/** The jobs of a résumé, in its order. */
export function findWorkHistory(lines: readonly DocumentLine[]): ResumeReading['workHistory'] {
  const entries = jobEntries(lines);
  const order = orderOfJobs(entries);
  let former: { names: Names; entry: ResumeEntry } | undefined;
  return entries
    .map((entry) => {
      const own = namesOf(entry, order);
      const isFurther = former !== undefined && isFurtherRole(own, entry, former);
      const names = isFurther ? { ...own, workedWith: former?.names.workedWith ?? null } : own;
      former = { names, entry };
      const { title, workedWith } = names;
      const doubts = [...doubtsIn(names, entry), ...(isFurther ? (['GUESSED'] as const) : [])];
      return found({ title, workedWith, workedFrom: entry.from, workedTill: entry.till }, entry.lines, doubts);
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

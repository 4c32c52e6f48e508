import type { EducationLevel } from '@hirehq/shared-contracts/codes';
import type { ResumeReading } from '@hirehq/shared-contracts/rest';
import words from '../data/degree-words.json' with { type: 'json' };
import type { DocumentLine } from '../document-line.ts';
import { doubtsOf, found } from '../found.ts';
import { entriesOf, isBullet, withoutBullet, type ResumeEntry } from './entries.ts';
import { commaParts, strongParts, trimmed, withoutLabels } from './entry-parts.ts';
import { withoutPlace } from './place-text.ts';
import { isSchool } from './title-words.ts';
import { oneOf } from './word-patterns.ts';

const { connecting, ...levels } = words;

/** Scripts without spaces between words. */
const UNSPACED = /[\p{Script=Han}\p{Script=Hangul}]/u;
/** The longest first. */
const DEGREES = (Object.entries(levels) as [EducationLevel, string[]][])
  .flatMap(([level, texts]) => texts.map((text) => ({ level, text: text.toLowerCase() })))
  .toSorted((a, b) => b.text.length - a.text.length);
const LETTER = /[\p{L}\p{N}]/u;

/** Where a degree is in a text in small letters, as whole words; -1 if it is not there. */
function placeOf(degree: string, text: string): number {
  if (UNSPACED.test(degree)) return text.indexOf(degree);
  for (let at = text.indexOf(degree); at >= 0; at = text.indexOf(degree, at + 1))
    if (!LETTER.test(text.charAt(at - 1)) && !LETTER.test(text.charAt(at + degree.length))) return at;
  return -1;
}
const CONNECTED = new RegExp(`^[\\s,:–—-]*(?:(?:${oneOf(connecting)})(?:\\s+|(?<=['’])))*`, 'iu');

interface Degree {
  level: EducationLevel;
  fieldOfStudy: string | null;
}

/** The degree that begins a text, and what it is in: 'Bachelor of Science in Nursing'. */
function degreeIn(text: string): Degree | undefined {
  // The first degree of the text; of those at the same position the longest.
  let best: { level: EducationLevel; start: number; end: number } | undefined;
  // Of the same length in small letters, but for a few letters of a script or two.
  const small = text.toLowerCase().length === text.length ? text.toLowerCase() : text;
  const spaced = small.replaceAll(/\s/g, ' ');
  for (const { level, text: degree } of DEGREES) {
    const start = placeOf(degree, spaced);
    if (start >= 0 && (!best || start < best.start)) best = { level, start, end: start + degree.length };
  }
  if (!best) return undefined;
  const start = text.slice(0, best.start);
  const before = trimmed(start.replace(/[(（]\s*$/u, ''));
  // 'Social work (BA)': the degree in brackets, after what it is in.
  if (before !== '' && /[(（]\s*$/u.test(start)) return { level: best.level, fieldOfStudy: before };
  const after = text.slice(best.end).replace(CONNECTED, '');
  const field = trimmed(after).replaceAll(/^[(（]|[)）]$/gu, '');
  return { level: best.level, fieldOfStudy: field || before || null };
}

/** The level of a degree named in a text. */
export const degreeLevel = (text: string): EducationLevel | null => degreeIn(text)?.level ?? null;

/** What speaks for a degree, less what speaks for a school. */
const degreeScore = (text: string) => (degreeIn(text) ? 2 : 0) - (isSchool(text) ? 1 : 0);

/** The educations of a résumé are written alike: above 0 if degrees come first, below 0 if schools do. */
function orderOf(entries: readonly ResumeEntry[]): number {
  const votes = entries.map(({ heads }) => {
    const [first, second] = heads.flatMap(strongParts);
    return first === undefined || second === undefined ? 0 : Math.sign(degreeScore(first) - degreeScore(second));
  });
  return votes.reduce<number>((sum, vote) => sum + vote, 0);
}

/** The part of an entry that names a degree, and the part that names a school. */
function degreeAndSchool(units: readonly string[], order: number): { degree?: string | undefined; school?: string | undefined } {
  const [first, second] = units;
  if (first === undefined) return {};
  if (second === undefined) return isSchool(first) && !degreeIn(first) ? { school: first } : { degree: first };
  const scored = units.map((text, index) => ({ text, index, score: degreeScore(text) }));
  const isTurned = order < 0 && units.length === 2;
  const [best] = scored.toSorted((a, b) => b.score - a.score || (isTurned ? b.index - a.index : a.index - b.index));
  const others = units.filter((_, index) => index !== best?.index);
  return { degree: best?.text, school: others.find((unit) => isSchool(unit)) ?? others[0] };
}

/** Texts that name a degree and a school. */
function isWhole(heads: readonly string[]): boolean {
  const units = heads.flatMap(strongParts);
  const parts = units.flatMap(commaParts);
  return units.length > 1 || (parts.some((part) => degreeIn(part)) && parts.some((part) => isSchool(part) && !degreeIn(part)));
}

function valueOf({ heads, from, till }: ResumeEntry, order: number): ResumeReading['educations'][number]['value'] {
  const written = withoutPlace(heads.flatMap(strongParts), 1);
  const units = written.length > 1 ? written : written.flatMap(commaParts);
  const { degree: named, school } = degreeAndSchool(units, order);
  // Of one text with commas, the parts are named one by one.
  const parts = written.length > 1 ? commaParts(named ?? '') : units.slice(units.indexOf(named ?? ''));
  const part = parts.find((each) => degreeIn(each) !== undefined);
  const degree = part === undefined ? undefined : degreeIn(part);
  const field = degree ? (degree.fieldOfStudy ?? nextTo(parts, part, school)) : (named ?? null);
  const inDegree = school === undefined ? parts.find((each) => isSchool(each) && each !== part) : undefined;
  return {
    level: degree?.level ?? null,
    institution: inDegree ?? (school === undefined ? null : (commaParts(school)[0] ?? null)),
    fieldOfStudy: field,
    studiedFrom: from,
    studiedTill: till,
  };
}

/** 'BSc, Nursing': the field after the degree, if it is not the school. */
function nextTo(parts: readonly string[], part: string | undefined, school: string | undefined): string | null {
  const next = parts[parts.indexOf(part ?? '') + 1];
  return next === undefined || next === school || isSchool(next) || next.length > 60 ? null : next;
}

const LONGEST_FIELD = 60;
const doubtsIn = ({ institution, level, fieldOfStudy }: ReturnType<typeof valueOf>) =>
  doubtsOf({
    INCOMPLETE: institution === null || level === null,
    UNKNOWN_SCHOOL: institution !== null && !isSchool(institution),
    GUESSED: (fieldOfStudy?.length ?? 0) > LONGEST_FIELD || (fieldOfStudy !== null && isSchool(fieldOfStudy)),
  });

const MOST = 30;

/** Entries of a section without dates: each begins with a degree or a school. */
function undated(lines: readonly DocumentLine[]): ResumeEntry[] {
  const entries: ResumeEntry[] = [];
  for (const line of lines) {
    const text = withoutBullet(line.text);
    const last = entries.at(-1);
    const [hasDegree, hasSchool] = [degreeIn(text) !== undefined, isSchool(text)];
    if (!hasDegree && !hasSchool) continue;
    const completes =
      last?.lines.length === 1 && !isBullet(line) && hasDegree !== last.heads.some((head) => degreeIn(head) !== undefined);
    if (last && completes) {
      last.heads.push(text);
      last.lines.push(line);
    } else entries.push({ heads: [text], lines: [line], from: null, till: null });
  }
  return entries;
}

/** The educations of a résumé, in its order; `orderOfJobs` is below 0 if the names of employers come first. */
export function findEducations(written: readonly DocumentLine[], orderOfJobs = 0): ResumeReading['educations'] {
  const lines = withoutLabels(written);
  const dated = entriesOf(lines, { singleDates: true, bullets: true, isWhole });
  const entries = dated.length > 0 ? dated : undated(lines);
  const order = orderOf(entries) || orderOfJobs;
  return entries
    .map((entry) => {
      const value = valueOf(entry, order);
      return found(value, entry.lines, doubtsIn(value));
    })
    .filter(({ value }) => value.institution !== null || value.fieldOfStudy !== null || value.level !== null)
    .slice(0, MOST);
}

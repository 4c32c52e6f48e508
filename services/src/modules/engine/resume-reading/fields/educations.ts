import type { EducationLevel } from '@hirehq/shared-contracts/codes';
import type { ResumeReading } from '@hirehq/shared-contracts/rest';
import words from '../data/degree-words.json' with { type: 'json' };
import type { DocumentLine } from '../document-line.ts';
import { doubtsOf, found } from '../found.ts';
import { commaParts, entriesOf, isBullet, strongParts, trimmed, withoutBullet, type ResumeEntry } from './entries.ts';
import { isSchool } from './title-words.ts';
import { AFTER, BEFORE, escaped, oneOf } from './word-patterns.ts';

const { connecting, ...levels } = words;

const DEGREES = (Object.entries(levels) as [EducationLevel, string[]][])
  .flatMap(([level, texts]) => texts.map((text) => ({ level, text })))
  .toSorted((a, b) => b.text.length - a.text.length)
  .map(({ level, text }) => ({ level, pattern: new RegExp(`${BEFORE}${escaped(text)}${AFTER}`, 'iu') }));
const CONNECTED = new RegExp(`^[\\s,:–—-]*(?:(?:${oneOf(connecting)})(?:\\s+|(?<=['’])))*`, 'iu');

interface Degree {
  level: EducationLevel;
  fieldOfStudy: string | null;
}

/** The degree that begins a text, and what it is in: 'Bachelor of Science in Nursing'. */
function degreeIn(text: string): Degree | undefined {
  // The first degree of the text; of those at the same position the longest.
  let best: { level: EducationLevel; start: number; end: number } | undefined;
  for (const { level, pattern } of DEGREES) {
    const match = pattern.exec(text);
    if (match && (!best || match.index < best.start)) best = { level, start: match.index, end: match.index + match[0].length };
  }
  if (!best) return undefined;
  const after = text.slice(best.end).replace(CONNECTED, '');
  const before = trimmed(text.slice(0, best.start));
  const field = trimmed(after).replaceAll(/^\(|\)$/g, '');
  return { level: best.level, fieldOfStudy: field || before || null };
}

/** The level of a degree named in a text. */
export const degreeLevel = (text: string): EducationLevel | null => degreeIn(text)?.level ?? null;

function valueOf({ heads, from, till }: ResumeEntry): ResumeReading['educations'][number]['value'] {
  const strong = heads.flatMap(strongParts);
  const parts = strong.flatMap((part) => (isSchool(part) && degreeIn(part) === undefined ? [part] : commaParts(part)));
  const schools = parts.filter(isSchool);
  // A degree is no school, unless nothing else is: 'High school diploma'.
  const institution = schools.find((part) => !degreeIn(part)) ?? (parts.length > 1 ? schools[0] : undefined);
  const others = parts.filter((part) => part !== institution);
  const degreePart = others.find((part) => degreeIn(part) !== undefined);
  const degree = degreePart === undefined ? undefined : degreeIn(degreePart);
  const named = institution ?? others.find((part) => part !== degreePart);
  const field = degree ? (degree.fieldOfStudy ?? nextTo(others, degreePart, named)) : null;
  return {
    level: degree?.level ?? null,
    institution: named === undefined ? null : (commaParts(named)[0] ?? null),
    fieldOfStudy: field,
    studiedFrom: from,
    studiedTill: till,
  };
}

/** 'BSc, Nursing': the field after the degree, if it is not the school. */
function nextTo(parts: readonly string[], part: string | undefined, school: string | undefined): string | null {
  const next = parts[parts.indexOf(part ?? '') + 1];
  return next === undefined || next === school || next.length > 60 ? null : next;
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

/** The educations of a résumé, in its order. */
export function findEducations(lines: readonly DocumentLine[]): ResumeReading['educations'] {
  const dated = entriesOf(lines, { singleDates: true, bullets: true });
  return (dated.length > 0 ? dated : undated(lines))
    .map((entry) => {
      const value = valueOf(entry);
      return found(value, entry.lines, doubtsIn(value));
    })
    .filter(({ value }) => value.institution !== null || value.level !== null)
    .slice(0, MOST);
}

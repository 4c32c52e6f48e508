import type { ResumeReading } from '@hirehq/shared-contracts/rest';
import type { ReadingDoubt } from '@hirehq/shared-contracts/codes';
import { foldText } from '../skills/index.ts';
import { foundAt, type DocumentLine, type ResumeDocument } from './document-line.ts';
import { findAddress } from './fields/address/address.ts';
import { findEmail, findTelephone } from './fields/contact.ts';
import { wantedJob } from './fields/contact-labels.ts';
import { contactLines, isContact } from './fields/contact-lines.ts';
import { findRange, statedYears } from './fields/dates.ts';
import { findEducations } from './fields/educations.ts';
import { isBullet } from './fields/entries.ts';
import { withPlainIcons } from './fields/icons.ts';
import { isLanguage } from './fields/language-names.ts';
import { findLanguages } from './fields/languages.ts';
import { findLicences } from './fields/licences.ts';
import { findName, type FoundName } from './fields/name.ts';
import { withoutPageMargins } from './fields/page-margins.ts';
import { linesIn, sectionsOf, withoutReferences, type Section } from './fields/sections.ts';
import { isTitle } from './fields/title-words.ts';
import { findWorkHistory, jobEntries, orderOfJobs, yearsWorked } from './fields/work-history.ts';
import { doubted, doubtsOf, found, type Found } from './found.ts';

/** A text in which skills of the taxonomy are looked for. */
export interface SkillText {
  text: string;
  /** True in a list of skills, where each item may be one; false in running text. */
  isList: boolean;
  foundAt: ReturnType<typeof foundAt>;
  /** Of the text itself, such as one that was recognised in a scan. */
  doubts?: ReadingDoubt[] | undefined;
}

export interface ParsedResume {
  reading: Omit<ResumeReading, 'skills'>;
  skillTexts: SkillText[];
}

const LONGEST_TITLE = 90;

/** The line under the name that says what somebody is. */
function findProfileTitle(name: FoundName | undefined, top: readonly DocumentLine[]): Found<string> | null {
  for (const line of top) {
    const text = wantedJob(line.text);
    if (text !== undefined && isHeadline(text)) return found(text, [line], titleDoubts(text));
  }
  if (!name) return null;
  const [beside = ''] = name.rest.split(BETWEEN_FACTS);
  if (isTitle(beside) && !/[@\d]/.test(beside)) return found(beside, [name.line], titleDoubts(beside));
  const at = top.indexOf(name.line) + name.lines.length - 1;
  const below = top
    .slice(at + 1)
    .filter((line, index) => index < 3 || (index < MOST_BELOW && isShort(line.text)))
    .map((line) => ({ line, text: (line.text.split(/\t|\s\|\s(?=.*[@\d])/)[0] ?? '').trim() }));
  const named = below.find(({ line, text }) => isHeadline(text) && isTitle(text) && !isBullet(line));
  if (named) return found(named.text, [named.line], titleDoubts(named.text));
  // Nothing else is usually written directly below a name.
  const [next] = below;
  const isPlain = next !== undefined && isHeadline(next.text) && !isContact(next.line) && next.line.size <= name.line.size;
  return isPlain && next.text.split(/\s+/).length <= MOST_TITLE_WORDS && !next.text.endsWith('.')
    ? found(next.text, [next.line], ['GUESSED'])
    : null;
}

/** Below the contacts, only a few words are a title. */
const MOST_BELOW = 8;
const isShort = (text: string) => text.split(/\s+/).length <= 5 && !text.endsWith('.');
const BETWEEN_FACTS = /\s[|·•]\s/u;
const isHeadline = (text: string) => text.length <= LONGEST_TITLE && !/[@\d]/.test(text) && !findRange(text);

const MOST_TITLE_WORDS = 9;
/** A sentence about somebody is no title. */
const titleDoubts = (text: string) =>
  doubtsOf({ GUESSED: text.trim().split(/\s+/).length > MOST_TITLE_WORDS || text.trim().endsWith('.') });

function findYears(lines: readonly DocumentLine[], jobs: ResumeReading['workHistory'], today: string): Found<number> | null {
  for (const line of lines) {
    const value = statedYears(line.text);
    if (value !== undefined && value <= 60) return found(value, [line]);
  }
  const value = yearsWorked(jobs, today);
  const first = jobs.toSorted((a, b) => (a.value.workedFrom ?? '9').localeCompare(b.value.workedFrom ?? '9'))[0];
  if (value === undefined || !first || value === 0) return null;
  return { value, foundAt: first.foundAt, confidence: 'LOW', doubts: ['COMPUTED'] };
}

const MOST_SKILL_TEXTS = 400;
/** Characters of a line that are read. */
const LONGEST_LINE = 2000;

interface Parts {
  name: FoundName | undefined;
  sections: Section[];
  workHistory: ResumeReading['workHistory'];
}

/** Name, sections and jobs. What names an employer or a school is not also the name of the person. */
function partsOf(lines: readonly DocumentLine[], email: string | undefined): Parts {
  const contacts = contactLines(lines);
  const partsWithout = (notNames: ReadonlySet<string>) => {
    const name = findName(lines, email, notNames);
    const sections = sectionsOf(lines, name?.line, { isLanguage, contacts });
    return { name, sections, workHistory: findWorkHistory(jobLines(sections)) };
  };
  const first = partsWithout(new Set());
  const schools = findEducations(linesIn(first.sections, 'education')).map(({ value }) => value.institution);
  const others = new Set(
    [...first.workHistory.map(({ value }) => value.workedWith), ...schools].map((text) => foldText(text ?? '')),
  );
  const { name } = first;
  return name && others.has(foldText(`${name.firstName} ${name.lastName}`.trim())) ? partsWithout(others) : first;
}

const LIST = /[,;、，•|]/u;

/** The lists of skills. Where there are none, lists of qualifications are: 'Food hygiene, first aid'. */
function skillLists(sections: readonly Section[]): DocumentLine[] {
  const listed = linesIn(sections, 'skills');
  return listed.length > 0
    ? listed
    : linesIn(sections, 'licences').filter(({ text }) => LIST.test(text.trim()) && !findRange(text));
}

/** Sections whose heading says nothing of jobs; where no other does, jobs in them are known by their shape. */
const UNKNOWN: ReadonlySet<Section['name']> = new Set(['other', 'top', 'summary', 'contact']);

/** Lines with jobs: those under a heading for them, or else those of sections in which most entries have a title. */
function jobLines(sections: readonly Section[]): DocumentLine[] {
  const named = linesIn(sections, 'experience');
  if (named.length > 0) return named;
  return sections
    .filter(({ name, lines }) => {
      const entries = UNKNOWN.has(name) ? jobEntries(lines) : [];
      return entries.length > 0 && entries.filter(({ heads }) => heads.some(isTitle)).length > entries.length / 2;
    })
    .flatMap(({ lines }) => lines);
}

/** Lines that say what somebody did, without those that name an employer, a school or the person. */
function describing(sections: readonly Section[]): DocumentLine[] {
  const heads = new Set(jobEntries(jobLines(sections)).flatMap(({ lines }) => lines));
  return linesIn(sections, 'experience', 'summary').filter((line) => !heads.has(line) && !findRange(line.text));
}

/** Facts about a person without the name, which the header or footer of a page has again. */
function withoutName(lines: readonly DocumentLine[], { firstName, lastName }: FoundName): DocumentLine[] {
  const name = foldText(`${firstName} ${lastName}`.trim());
  return lines.flatMap((line) => {
    const facts = line.text.split(FACT_SEPARATORS);
    const others = facts.filter((fact, index) => index % 2 === 1 || foldText(fact) !== name);
    if (others.length === facts.length) return [line];
    const text = others.join('').replaceAll(/^[\s|•·]+|[\s|•·]+$/gu, '');
    return text === '' ? [] : [{ ...line, text }];
  });
}
const FACT_SEPARATORS = /(\t|\s*[|•·]\s*)/u;

const scanned = <Each extends Found<unknown>>(each: Each): Each => doubted(each, 'SCANNED');

/** The reading of a text that was recognised in pictures. */
function scannedReading(reading: ParsedResume['reading']): ParsedResume['reading'] {
  const all = Object.entries(reading).map(([field, value]) => {
    if (Array.isArray(value)) return [field, value.map(scanned)] as const;
    return [field, typeof value === 'object' && value !== null ? scanned(value) : value] as const;
  });
  return Object.fromEntries(all) as ParsedResume['reading'];
}

/** The lines with icons in one form, without those that have nothing else. */
const withIconsRead = (lines: readonly DocumentLine[]) =>
  lines.map((line) => ({ ...line, text: withPlainIcons(line.text.slice(0, LONGEST_LINE)) })).filter(({ text }) => text !== '');

/** What a résumé says, by its sections; `today` is ISO 8601, the end of what lasts. */
export function parseResume({ lines: written, pages, isScan = false }: ResumeDocument, today: string): ParsedResume {
  const lines = withoutReferences(withIconsRead(withoutPageMargins(written)));
  const someEmail = findEmail(lines);
  const { name, sections, workHistory } = partsOf(lines, someEmail?.value);
  const person = linesIn(sections, 'top', 'contact').filter((line) => !name?.lines.includes(line));
  // Beside a name there are sometimes facts about the person.
  const beside = name && name.rest !== '' ? [{ ...name.line, text: name.rest }, ...person] : person;
  const facts = name ? withoutName(beside, name) : beside;
  const emailAddress = findEmail(facts) ?? (someEmail && doubted(someEmail, 'GUESSED'));
  const listed = skillLists(sections);
  const skillLines = listed.length > 0 ? listed : describing(sections);
  const reading = {
    firstName: name ? found(name.firstName, name.lines, name.doubts) : null,
    lastName: name && name.lastName !== '' ? found(name.lastName, name.lines, name.doubts) : null,
    emailAddress,
    telephone: findTelephone(facts),
    ...findAddress(facts),
    profileTitle: findProfileTitle(name, linesIn(sections, 'top', 'contact')),
    overallYearsOfExperience: findYears(linesIn(sections, 'top', 'summary'), workHistory, today),
    workHistory,
    educations: findEducations(linesIn(sections, 'education'), orderOfJobs(jobEntries(jobLines(sections)))),
    licences: findLicences(linesIn(sections, 'licences')),
    languages: findLanguages(linesIn(sections, 'languages')),
    pages,
  };
  return {
    reading: isScan ? scannedReading(reading) : reading,
    skillTexts: skillLines.slice(0, MOST_SKILL_TEXTS).map((line) => ({
      text: line.text,
      isList: listed.length > 0,
      foundAt: foundAt([line]),
      ...(isScan && { doubts: ['SCANNED' as const] }),
    })),
  };
}

import type { ResumeReading } from '@hirehq/shared-contracts/rest';
import { foundAt, type DocumentLine, type ResumeDocument } from './document-line.ts';
import { findAddress } from './fields/address.ts';
import { findEmail, findTelephone, type Found } from './fields/contact.ts';
import { findRange, statedYears } from './fields/dates.ts';
import { findEducations } from './fields/educations.ts';
import { isBullet } from './fields/entries.ts';
import { findLanguages, isLanguage } from './fields/languages.ts';
import { findLicences } from './fields/licences.ts';
import { findName, type FoundName } from './fields/name.ts';
import { linesIn, sectionsOf } from './fields/sections.ts';
import { isTitle } from './fields/title-words.ts';
import { findWorkHistory, yearsWorked } from './fields/work-history.ts';

/** A text in which skills of the taxonomy are looked for. */
export interface SkillText {
  text: string;
  /** True in a list of skills, where each item may be one; false in running text. */
  isList: boolean;
  foundAt: ReturnType<typeof foundAt>;
}

export interface ParsedResume {
  reading: Omit<ResumeReading, 'skills'>;
  skillTexts: SkillText[];
}

const LONGEST_TITLE = 90;

/** The line under the name that says what somebody is. */
function findProfileTitle(name: FoundName | undefined, top: readonly DocumentLine[]): Found<string> | null {
  if (!name) return null;
  if (isTitle(name.rest)) return { value: name.rest, foundAt: foundAt([name.line]) };
  const at = top.indexOf(name.line) + name.lines.length - 1;
  for (const line of top.slice(at + 1, at + 4)) {
    const [text = ''] = line.text.split(/\t|\s\|\s(?=.*[@\d])/);
    if (text.length <= LONGEST_TITLE && !/[@\d]/.test(text) && !findRange(text) && isTitle(text) && !isBullet(line)) {
      return { value: text.trim(), foundAt: foundAt([line]) };
    }
  }
  return null;
}

function findYears(lines: readonly DocumentLine[], jobs: ResumeReading['workHistory'], today: string): Found<number> | null {
  for (const line of lines) {
    const value = statedYears(line.text);
    if (value !== undefined && value <= 60) return { value, foundAt: foundAt([line]) };
  }
  const value = yearsWorked(jobs, today);
  const first = jobs.toSorted((a, b) => (a.value.workedFrom ?? '9').localeCompare(b.value.workedFrom ?? '9'))[0];
  return value === undefined || !first || value === 0 ? null : { value, foundAt: first.foundAt };
}

const MOST_SKILL_TEXTS = 400;
/** Characters of a line that are read. */
const LONGEST_LINE = 2000;

/** What a résumé says, by its sections; `today` is ISO 8601, the end of what lasts. */
export function parseResume({ lines: written, pages }: ResumeDocument, today: string): ParsedResume {
  const lines = written.map((line) => ({ ...line, text: line.text.slice(0, LONGEST_LINE) }));
  const emailAddress = findEmail(lines);
  const name = findName(lines, emailAddress?.value);
  const sections = sectionsOf(lines, name?.line, isLanguage);
  const top = linesIn(sections, 'top');
  const person = linesIn(sections, 'top', 'contact');
  const workHistory = findWorkHistory(linesIn(sections, 'experience'));
  const nameAt = name && foundAt(name.lines);
  const listed = linesIn(sections, 'skills');
  const skillLines = listed.length > 0 ? listed : linesIn(sections, 'experience', 'summary', 'top');
  return {
    reading: {
      firstName: name && nameAt ? { value: name.firstName, foundAt: nameAt } : null,
      lastName: name && nameAt ? { value: name.lastName, foundAt: nameAt } : null,
      emailAddress,
      telephone: findTelephone(person),
      ...findAddress(person.filter((line) => !name?.lines.includes(line))),
      profileTitle: findProfileTitle(name, top),
      overallYearsOfExperience: findYears(linesIn(sections, 'top', 'summary'), workHistory, today),
      workHistory,
      educations: findEducations(linesIn(sections, 'education')),
      licences: findLicences(linesIn(sections, 'licences')),
      languages: findLanguages(linesIn(sections, 'languages')),
      pages,
    },
    skillTexts: skillLines
      .slice(0, MOST_SKILL_TEXTS)
      .map((line) => ({ text: line.text, isList: listed.length > 0, foundAt: foundAt([line]) })),
  };
}

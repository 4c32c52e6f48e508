import type { ResumeReading } from '@hirehq/shared-contracts/rest';
import { Refusal } from '../../../../platform/refusals/refusal.ts';
import { countryNamed } from '../../../engine/countries/index.ts';
import { degreeLevel, languagesNamed, matchSkills, yearsWorked } from '../../../engine/resume-reading/index.ts';
import type { SkillFinder } from '../../../engine/skills/index.ts';
import { jsonResumeSchema } from './json-resume-schema.ts';

const at = (path: string) => ({ page: null, box: null, text: path });
/** The fields of the format say what a value is. */
const sure = { confidence: 'HIGH' as const, doubts: [] };
const found = <Value>(value: Value | undefined, path: string) =>
  value === undefined ? null : { value, foundAt: at(path), ...sure };
const month = (date: string | undefined) => date?.slice(0, 7) ?? null;

/** Proposes what a file in the JSON Resume format says; `foundAt` has the path of each value. `today` is ISO 8601. */
export function readJsonResume(body: unknown, find: SkillFinder, today: string): ResumeReading {
  const resume = jsonResumeSchema.safeParse(
    typeof body === 'object' && body !== null
      ? { basics: {}, work: [], education: [], certificates: [], skills: [], languages: [], ...body }
      : body,
  );
  if (!resume.success) throw new Refusal('VALIDATION_FAILED');
  const { basics, work, education, certificates, skills, languages } = resume.data;
  const [firstName, ...others] = basics.name?.split(/\s+/) ?? [];
  const { location } = basics;
  const workHistory: ResumeReading['workHistory'] = work.flatMap(({ name, position, startDate, endDate }, index) =>
    name === undefined && position === undefined
      ? []
      : [
          {
            value: {
              title: position ?? null,
              workedWith: name ?? null,
              workedFrom: month(startDate),
              workedTill: month(endDate),
            },
            foundAt: at(`work[${index}]`),
            ...sure,
          },
        ],
  );
  const years = yearsWorked(workHistory, today);
  const reading: ResumeReading = {
    firstName: found(firstName, 'basics.name'),
    lastName: found(others.join(' ') || undefined, 'basics.name'),
    emailAddress: found(basics.email, 'basics.email'),
    telephone: found(basics.phone, 'basics.phone'),
    address: found(location?.address, 'basics.location.address'),
    city: found(location?.city, 'basics.location.city'),
    state: found(location?.region, 'basics.location.region'),
    country: found(
      location?.countryCode && (countryNamed(location.countryCode)?.en_short_name ?? location.countryCode),
      'basics.location.countryCode',
    ),
    zipCode: found(location?.postalCode, 'basics.location.postalCode'),
    profileTitle: found(basics.label, 'basics.label'),
    overallYearsOfExperience:
      years === undefined || years === 0 ? null : { value: years, foundAt: at('work'), confidence: 'LOW', doubts: ['COMPUTED'] },
    skills: matchSkills(
      skills.flatMap(({ name, keywords }, index) => [
        ...(name === undefined ? [] : [{ text: name, isList: true, foundAt: at(`skills[${index}].name`) }]),
        ...(keywords ?? []).map((text, position) => ({
          text,
          isList: true,
          foundAt: at(`skills[${index}].keywords[${position}]`),
        })),
      ]),
      find,
    ),
    workHistory,
    educations: education.flatMap(({ institution, area, studyType, startDate, endDate }, index) =>
      institution === undefined
        ? []
        : [
            {
              value: {
                level: studyType === undefined ? null : degreeLevel(studyType),
                institution,
                fieldOfStudy: area ?? null,
                studiedFrom: month(startDate),
                studiedTill: month(endDate),
              },
              foundAt: at(`education[${index}]`),
              ...sure,
            },
          ],
    ),
    licences: certificates.flatMap(({ name, issuer }, index) =>
      name === undefined
        ? []
        : [
            {
              value: { name, issuer: issuer ?? null, number: null, expiresOn: null },
              foundAt: at(`certificates[${index}]`),
              ...sure,
            },
          ],
    ),
    languages: languages.flatMap(({ language, fluency }, index) =>
      language === undefined
        ? []
        : languagesNamed(`${language} ${fluency ?? ''}`)
            .slice(0, 1)
            .map((value) => ({ value, foundAt: at(`languages[${index}]`), ...sure })),
    ),
    pages: null,
  };
  if (isEmpty(reading))
    throw new Refusal('VALIDATION_FAILED', { fields: { basics: 'is not a résumé in the JSON Resume format' } });
  return reading;
}

const isEmpty = (reading: ResumeReading) =>
  Object.values(reading).every((value) => value === null || (Array.isArray(value) && value.length === 0));

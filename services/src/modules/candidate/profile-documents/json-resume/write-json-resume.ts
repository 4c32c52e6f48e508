import type { LanguageLevel } from '@hirehq/shared-contracts/codes';
import { countryNamed } from '../../../engine/countries/index.ts';
import type { OwnProfile } from '../own-profile.ts';

const SCHEMA = 'https://raw.githubusercontent.com/jsonresume/resume-schema/v1.0.0/schema.json';

const STUDY_TYPES = { SL: 'School leaving certificate', DM: 'Diploma', BR: 'Bachelor', MT: 'Master', DC: 'Doctorate' } as const;
const fluencyOf = (level: LanguageLevel) => (level === 'NATIVE' ? 'Native speaker' : level);

/** Leaves out what is missing: the format has no null. */
const present = <Values extends object>(values: Values) =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value !== null && value !== undefined && value !== ''));

const languageNames = new Intl.DisplayNames(['en'], { type: 'language' });

/** Work and education are known by month. */
const month = (date: string | null) => date?.slice(0, 'YYYY-MM'.length);

/** A profile in the JSON Resume format, version 1.0.0; `now` is the time of the file. */
export function writeJsonResume(profile: OwnProfile, now: Date): object {
  const { address, zipCode, city, state, country } = profile;
  const location = present({
    address,
    postalCode: zipCode,
    city,
    region: state,
    countryCode: country === null ? null : (countryNamed(country)?.alpha_2_code ?? null),
  });
  return {
    $schema: SCHEMA,
    basics: present({
      name: `${profile.firstName} ${profile.lastName}`.trim(),
      label: profile.profileTitle,
      email: profile.emailAddress,
      phone: profile.telephone,
      location: Object.keys(location).length > 0 ? location : null,
    }),
    work: profile.workHistory.map(({ title, workedWith, workedFrom, workedTill }) =>
      present({ name: workedWith, position: title, startDate: month(workedFrom), endDate: month(workedTill) }),
    ),
    education: profile.educations.map(({ level, institution, fieldOfStudy, studiedFrom, studiedTill }) =>
      present({
        institution,
        area: fieldOfStudy,
        studyType: STUDY_TYPES[level],
        startDate: month(studiedFrom),
        endDate: month(studiedTill),
      }),
    ),
    certificates: profile.licences.map(({ name, issuer, issuedOn }) => present({ name, issuer, date: issuedOn })),
    skills: profile.skills.map(({ name, yearsOfExperience }) => present({ name, level: `${yearsOfExperience} years` })),
    languages: profile.languages.map(({ language, level }) => ({
      language: languageNames.of(language) ?? language,
      fluency: fluencyOf(level),
    })),
    meta: { version: 'v1.0.0', lastModified: now.toISOString().slice(0, 19) },
  };
}

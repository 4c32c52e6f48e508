import { SKILLS_MAX } from '@hirehq/shared-contracts/inputs';
import type { FoundKind, FoundValue } from './found-values.ts';
import type { ProfileDraft } from './profile-draft.ts';

/** `2019-03` and `2019` as calendar dates: the first day of the time. */
export const firstDay = (date: string): string => (date === '' ? '' : `${date}-01-01`.slice(0, 10));

/** The end of a time that is known by its month or year: December for a year, so that it is not before its start. */
export const endMonth = (date: string): string => (date.length === 4 ? `${date}-12-01` : firstDay(date));

const valueOf = (found: FoundValue | undefined, field: string) => found?.values[field]?.trim() ?? '';

/** The job that the profile names: the one that lasts, else the latest. */
function currentJob(jobs: readonly FoundValue[]): FoundValue | undefined {
  const end = (job: FoundValue) => valueOf(job, 'workedTill') || '9999';
  return jobs.toSorted(
    (a, b) => end(b).localeCompare(end(a)) || valueOf(b, 'workedFrom').localeCompare(valueOf(a, 'workedFrom')),
  )[0];
}

/** Puts the taken values into the draft; what was typed stays where nothing was taken. */
export function takeFoundValues(draft: ProfileDraft, found: readonly FoundValue[]): ProfileDraft {
  const taken = found.filter(({ isTaken }) => isTaken);
  const ofKind = (kind: FoundKind) => taken.filter((each) => each.kind === kind);
  const [name, telephone, title, location, address, zipCode, years] = (
    ['name', 'telephone', 'profileTitle', 'location', 'address', 'zipCode', 'years'] as const
  ).map((kind) => ofKind(kind)[0]);
  const job = currentJob(ofKind('work'));
  const place = location && {
    city: valueOf(location, 'city'),
    state: valueOf(location, 'state'),
    country: valueOf(location, 'country'),
  };
  const description = place && [place.city, place.state, place.country].filter(Boolean).join(', ');
  const known = new Set(draft.skills.map(({ id }) => id));
  const skills = ofKind('skill')
    .map((skill) => ({ id: Number(skill.values['id']), name: valueOf(skill, 'name'), years: valueOf(skill, 'years') }))
    .filter(({ id }) => !known.has(id));
  return {
    ...draft,
    step: 'person',
    found: [],
    name: valueOf(name, 'name') || draft.name,
    telephone: valueOf(telephone, 'telephone') || draft.telephone,
    profileTitle: valueOf(title, 'profileTitle') || draft.profileTitle,
    overallYearsOfExperience: valueOf(years, 'years') || draft.overallYearsOfExperience,
    address: valueOf(address, 'address') || draft.address,
    zipCode: valueOf(zipCode, 'zipCode') || draft.zipCode,
    ...(place && description && { placeText: description, place: { description, parts: place } }),
    ...(job && {
      jobTitle: valueOf(job, 'title'),
      employerName: valueOf(job, 'workedWith'),
      workedFrom: firstDay(valueOf(job, 'workedFrom')),
      workedTo: endMonth(valueOf(job, 'workedTill')),
    }),
    skills: [...draft.skills, ...skills].slice(0, SKILLS_MAX),
    records: [
      ...ofKind('work').filter((each) => each !== job),
      ...ofKind('education'),
      ...ofKind('licence'),
      ...ofKind('language'),
    ],
  };
}

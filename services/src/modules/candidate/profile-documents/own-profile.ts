import { Refusal } from '../../../platform/refusals/refusal.ts';
import type { Services } from '../../../platform/module.ts';
import { educationsOf, skillsOf, workHistoryOf } from '../candidates/index.ts';
import { languagesOf, licences } from '../profiles/index.ts';
import { personOf } from './own-profile.store.ts';

/** The profile of a candidate, as its documents contain it. */
export async function ownProfile({ db }: Pick<Services, 'db'>, candidateId: string) {
  const [person, skills, work, educations, ownLicences, languages] = await Promise.all([
    personOf(db, candidateId),
    skillsOf(db, candidateId),
    workHistoryOf(db, candidateId),
    educationsOf(db, candidateId),
    licences({ db }, candidateId),
    languagesOf(db, candidateId),
  ]);
  if (!person) throw new Refusal('NOT_FOUND');
  return {
    firstName: person.first_name,
    lastName: person.last_name,
    emailAddress: person.email_address,
    profileTitle: person.profile_title,
    address: person.address,
    city: person.city,
    state: person.state,
    country: person.country,
    zipCode: person.zip_code,
    telephone: person.telephone,
    locale: person.locale ?? 'en',
    skills,
    workHistory: work.map(({ title, worked_with, worked_from, worked_till }) => ({
      title,
      workedWith: worked_with,
      workedFrom: worked_from,
      workedTill: worked_till,
    })),
    educations: educations.map(({ level, institution, field_of_study, studied_from, studied_till }) => ({
      level,
      institution,
      fieldOfStudy: field_of_study,
      studiedFrom: studied_from,
      studiedTill: studied_till,
    })),
    licences: ownLicences,
    languages,
  };
}
export type OwnProfile = Awaited<ReturnType<typeof ownProfile>>;

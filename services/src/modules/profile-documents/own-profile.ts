import { Refusal } from '../../platform/http/refusal.ts';
import type { CandidateViewer, Services } from '../../platform/module.ts';
import { educationsOf, skillsOf, workHistoryOf } from '../candidates/index.ts';
import { OwnLicencesAndLanguagesDocument } from './own-profile.graphql.ts';
import { personOf } from './own-profile.store.ts';

/** The profile of a candidate, as its documents contain it. */
export async function ownProfile({ db, execute }: Pick<Services, 'db' | 'execute'>, viewer: CandidateViewer) {
  const { candidateId } = viewer;
  const [person, skills, work, educations, { profile }] = await Promise.all([
    personOf(db, candidateId),
    skillsOf(db, candidateId),
    workHistoryOf(db, candidateId),
    educationsOf(db, candidateId),
    execute(OwnLicencesAndLanguagesDocument, {}, viewer),
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
    licences: profile.licences,
    languages: profile.languages,
  };
}
export type OwnProfile = Awaited<ReturnType<typeof ownProfile>>;

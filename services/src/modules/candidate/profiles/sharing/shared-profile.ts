import type { ProfileAudience, ProfileSection } from '@hirehq/shared-contracts/codes';
import type { CandidateProfile } from '@hirehq/shared-contracts/employer';
import type { ProfileVideo } from '@hirehq/shared-contracts/graphql/types';
import type { Services } from '../../../../platform/module.ts';
import { educationsOf, skillsOf, workHistoryOf } from '../../candidates/index.ts';
import { fileLink, filesOfRecords } from '../../../post/files/index.ts';
import { signedChecklists } from '../checklists/checklists.service.ts';
import { languagesOf } from '../sections/languages.store.ts';
import { sharedVideos } from '../../videos/index.ts';
import { grantFor, type ProfileReader } from './shared-file-grant.ts';
import { shareableCandidate, shareableLicences } from './shared-facts.store.ts';
import { sharedSections } from './visibility.policy.ts';
import { chosenAudiences, isReadableBy } from './visibility.store.ts';

/** As employers get it, and with the whole video for GraphQL. */
export type SharedProfile = Omit<CandidateProfile, 'video'> & { video: ProfileVideo | null };

const MOST = { skills: 100, workHistory: 50, educations: 30, licences: 50, showcases: 20 } as const;

const audienceOfReader = (reader: ProfileReader): ProfileAudience => {
  if (reader.kind === 'preview') return reader.audience;
  return reader.kind === 'employer' ? 'EMPLOYERS' : 'EVERYBODY';
};

/** An array of the section; empty without reading it if the section is not shared. */
type ReadSection = <Item>(section: ProfileSection, read: () => Promise<Item[]>) => Promise<Item[]>;

async function sharedWork(services: Services, candidateId: string, reader: ProfileReader): Promise<SharedProfile['workHistory']> {
  const { db, files } = services;
  const [rows, showcases] = await Promise.all([workHistoryOf(db, candidateId), filesOfRecords(db, candidateId, 'SHOWCASE')]);
  const showcaseOf = (file: (typeof showcases)[number]) => ({
    fileName: file.file_name,
    contentType: file.content_type,
    signedUrl: fileLink(files, file, grantFor(reader, file.id)),
  });
  return rows.slice(0, MOST.workHistory).map((row) => ({
    title: row.title,
    workedWith: row.worked_with,
    workedFrom: row.worked_from,
    workedTill: row.worked_till,
    showcases: showcases
      .filter(({ record_id }) => record_id === row.id)
      .slice(0, MOST.showcases)
      .map(showcaseOf),
  }));
}

async function sharedEducations({ db }: Services, candidateId: string): Promise<SharedProfile['educations']> {
  return (await educationsOf(db, candidateId)).slice(0, MOST.educations).map((row) => ({
    level: row.level,
    institution: row.institution,
    fieldOfStudy: row.field_of_study,
    studiedFrom: row.studied_from,
    studiedTill: row.studied_till,
  }));
}

/**
 * What a reader sees of a profile, wherever somebody else reads it. Undefined if there is no such candidate, or if an
 * employer may not read the profile. What is not shared is not read either, except in the row of the candidate.
 */
export async function sharedProfile(
  services: Services,
  candidateId: string,
  reader: ProfileReader,
): Promise<SharedProfile | undefined> {
  const { db, files } = services;
  if (reader.kind === 'employer' && !(await isReadableBy(db, candidateId, reader.enterpriseId))) return undefined;
  const [row, chosen] = await Promise.all([shareableCandidate(db, candidateId), chosenAudiences(db, candidateId)]);
  if (!row) return undefined;
  const sections = sharedSections(chosen, audienceOfReader(reader));
  const of = <Value>(section: ProfileSection, value: Value): Value | null => (sections.has(section) ? value : null);
  const listOf: ReadSection = async (section, read) => (sections.has(section) ? await read() : []);
  const { file_id, storage_key, file_name, content_type } = row;
  const photo = file_id && storage_key && file_name && content_type ? { storage_key, file_name, content_type } : null;
  const years = row.overall_years_of_experience;
  const [skills, workHistory, educations, licences, languages, checklists, videos] = await Promise.all([
    listOf('SKILLS', () => skillsOf(db, candidateId)),
    listOf('WORK_HISTORY', () => sharedWork(services, candidateId, reader)),
    listOf('EDUCATIONS', () => sharedEducations(services, candidateId)),
    listOf('LICENCES', () => shareableLicences(db, candidateId)),
    listOf('LANGUAGES', () => languagesOf(db, candidateId)),
    listOf('CHECKLISTS', () => signedChecklists(services, candidateId)),
    sections.has('VIDEO') ? sharedVideos(services, [candidateId], (id) => grantFor(reader, id)) : null,
  ]);
  return {
    firstName: row.first_name,
    lastName: row.last_name || null,
    profileTitle: row.profile_title,
    jobTitle: row.job_title,
    // Where somebody works is a fact of the work history.
    employerName: of('WORK_HISTORY', row.employer_name),
    city: of('LOCATION', row.city),
    state: of('LOCATION', row.state),
    country: of('LOCATION', row.country),
    emailAddress: of('CONTACT', row.email_address),
    telephone: of('CONTACT', row.telephone),
    overallYearsOfExperience: of('EXPERIENCE', years === null ? null : Number(years)),
    mediaFileSignedUrl: of('PHOTO', photo && file_id ? fileLink(files, photo, grantFor(reader, file_id)) : null),
    mediaFileType: of('PHOTO', photo && photo.content_type),
    video: videos?.get(candidateId) ?? null,
    skills: skills.slice(0, MOST.skills).map(({ name, yearsOfExperience }) => ({ name, yearsOfExperience })),
    workHistory,
    educations,
    licences: licences.slice(0, MOST.licences),
    languages,
    checklists,
  };
}

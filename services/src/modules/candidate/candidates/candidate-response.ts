import type { Candidate, OwnSkill } from '@hirehq/shared-contracts/rest';
import type { FileStore } from '../../../platform/files/file-store.ts';
import { logoLink, storedTheme } from '../../enterprises/employer-profiles/index.ts';
import { fileLink } from '../../post/files/index.ts';
import type { CandidateRow } from './candidates.store.ts';

const EXCLUSIVE = 'Z';

function mediaLink(files: FileStore, { storage_key, file_name, content_type }: CandidateRow): string | null {
  return storage_key && file_name && content_type ? fileLink(files, { storage_key, file_name, content_type }) : null;
}

/** The candidate as the candidate sees it; an employer's theme and logo are included for its exclusive candidates only. */
export function candidateResponse(files: FileStore, row: CandidateRow, skillData: OwnSkill[]): Candidate {
  const exclusive = row.talent_pool === EXCLUSIVE;
  return {
    id: row.id,
    version: String(row.version),
    firstName: row.first_name,
    lastName: row.last_name,
    emailAddress: row.email_address,
    profileTitle: row.profile_title,
    address: row.address,
    city: row.city,
    state: row.state,
    country: row.country,
    zipCode: row.zip_code,
    telephone: row.telephone,
    employerName: row.employer_name,
    jobTitle: row.job_title,
    overallYearsOfExperience: row.overall_years_of_experience === null ? null : Number(row.overall_years_of_experience),
    mediaFileSignedUrl: mediaLink(files, row),
    neuroClassification: row.neuro_classification,
    sourceEnterpriseId: row.source_enterprise_id,
    talentPool: row.talent_pool,
    unbindRequestStatus: row.unbind_request_status,
    exclusiveCandidateTheme: exclusive ? storedTheme(row.exclusive_candidate_theme ?? row.theme) : null,
    enterpriseTheme: storedTheme(row.theme),
    exclusiveCandidateLogoFileSignedUrl: exclusive ? logoLink(files, row.exclusive_candidate_logo_file ?? row.logo_file) : null,
    navBarLogoSignedUrl: logoLink(files, row.logo_file),
    origin: row.origin,
    skillData,
    accessibility: row.accessibility,
    bionicReadingConfiguration: row.bionic_reading_configuration,
  };
}

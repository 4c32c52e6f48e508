import type { EnterpriseDetails, RestResponse } from '@hirehq/shared-contracts/rest';
import { isUuid } from '../../../platform/ids/is-uuid.ts';
import { Refusal } from '../../../platform/refusals/refusal.ts';
import type { CandidateViewer, Services } from '../../../platform/module.ts';
import { mayBring } from './employer-profiles.policy.ts';
import {
  completeInvitation,
  employerByDomain,
  employerById,
  employerOfJob,
  joinTalentPool,
  publicRemarksOn,
  upsertRemark,
  type EmployerRow,
} from './employer-profiles.store.ts';
import { logoLink } from './logo-link.ts';
import { monthOf } from './month-of.ts';
import { storedTheme } from './stored-theme.ts';

function found(row: EmployerRow | undefined): EmployerRow {
  if (!row) throw new Refusal('NOT_FOUND');
  return row;
}

export async function detailsByDomain({ db, files }: Services, domain: string): Promise<EnterpriseDetails> {
  const row = found(await employerByDomain(db, domain));
  return {
    enterpriseId: row.id,
    establishmentName: row.establishment_name,
    theme: storedTheme(row.theme),
    exclusiveCandidateTheme: storedTheme(row.exclusive_candidate_theme),
    exclusiveCandidateLogoFileSignedUrl: logoLink(files, row.exclusive_candidate_logo_file),
    navBarLogoSignedUrl: logoLink(files, row.logo_file),
    careerPortalFavIcon: logoLink(files, row.favicon_file),
    validDomainNames: row.domain_names.join(','),
  };
}

export async function brandOf(
  { db, files }: Services,
  id: string,
): Promise<RestResponse<'GET enterprises/{sourceEnterpriseId}/details'>> {
  const row = found(await employerById(db, id));
  return { navBarLogoSignedUrl: logoLink(files, row.logo_file), careerPortalFavicon: logoLink(files, row.favicon_file) };
}

/** Accepts any hexadecimal text with hyphens (§5); one that is not a UUID names no job. */
export async function employerProfileOf({ db }: Services, jobId: string): Promise<RestResponse<'GET enterprises/job/{jobId}'>> {
  const row = found(isUuid(jobId) ? await employerOfJob(db, jobId) : undefined);
  return {
    enterprisePublicDto: {
      enterpriseId: row.id,
      establishmentName: row.establishment_name,
      validDomainNames: row.domain_names.join(','),
    },
  };
}

const MOST_REVIEWS = 50;

export async function reviewsOf({ db }: Services, id: string): Promise<RestResponse<'GET enterprises/candidate-review/{id}'>> {
  found(await employerById(db, id));
  const { count, newest } = await publicRemarksOn(db, id, MOST_REVIEWS);
  return {
    reviewCount: count,
    reviews: newest.map((row) => ({
      ratingRemarksByCandidate: row.remark,
      createdTimestamp: monthOf(row.created_at).toISOString(),
    })),
  };
}

export async function joinPool(
  { db }: Services,
  talentPoolId: string,
  candidateId: string,
  candidatesIds: readonly string[],
): Promise<true> {
  mayBring(candidateId, candidatesIds);
  const isJoined = await db.transaction().execute((trx) => joinTalentPool(trx, talentPoolId, candidateId, 'I'));
  if (!isJoined) throw new Refusal('NOT_FOUND');
  return true;
}

/** An invitation is for one address; for everyone else it is NOT_FOUND. */
export async function acceptInvitation({ db }: Services, { candidateId, email }: CandidateViewer, id: string): Promise<true> {
  if (!(await completeInvitation(db, id, { id: candidateId, email }))) throw new Refusal('NOT_FOUND');
  return true;
}

export async function saveRemark(
  { db }: Services,
  given: { candidateId: string; jobId: string; remark: string; isPublic: boolean },
): Promise<true> {
  if (!isUuid(given.jobId) || !(await upsertRemark(db, given))) throw new Refusal('NOT_FOUND');
  return true;
}

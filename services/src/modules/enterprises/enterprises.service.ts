import type { EnterpriseDetails, RestAnswer } from '@hirehq/shared-contracts/rest';
import { Refusal } from '../../platform/http/refusal.ts';
import type { CandidateViewer, Services } from '../../platform/module.ts';
import {
  completeInvitation,
  enterpriseByDomain,
  enterpriseById,
  enterpriseOfJob,
  joinTalentPool,
  remarksOn,
  upsertRemark,
  type EnterpriseRow,
} from './enterprises.store.ts';
import { logoLink } from './logo-link.ts';
import { storedTheme } from './stored-theme.ts';

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

function found(row: EnterpriseRow | undefined): EnterpriseRow {
  if (!row) throw new Refusal('NOT_FOUND');
  return row;
}

export async function detailsByDomain({ db, files }: Services, domain: string): Promise<EnterpriseDetails> {
  const row = found(await enterpriseByDomain(db, domain));
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
): Promise<RestAnswer<'GET enterprises/{sourceEnterpriseId}/details'>> {
  const row = found(await enterpriseById(db, id));
  return { navBarLogoSignedUrl: logoLink(files, row.logo_file), careerPortalFavicon: logoLink(files, row.favicon_file) };
}

/** Accepts any hexadecimal text with hyphens (§5); one that is not a UUID names no job. */
export async function enterpriseOf({ db }: Services, jobId: string): Promise<RestAnswer<'GET enterprises/job/{jobId}'>> {
  const row = found(UUID.test(jobId) ? await enterpriseOfJob(db, jobId) : undefined);
  return {
    enterprisePublicDto: {
      enterpriseId: row.id,
      establishmentName: row.establishment_name,
      validDomainNames: row.domain_names.join(','),
    },
  };
}

export async function reviewsOf({ db }: Services, id: string): Promise<RestAnswer<'GET enterprises/candidate-review/{id}'>> {
  found(await enterpriseById(db, id));
  const { count, newest } = await remarksOn(db, id);
  return {
    reviewCount: count,
    reviews: newest.map((row) => ({ ratingRemarksByCandidate: row.remark, createdTimestamp: row.created_at.toISOString() })),
  };
}

/** A candidate may only pass their own id. */
export async function joinPool(
  { db }: Services,
  talentPoolId: string,
  candidateId: string,
  candidatesIds: readonly string[],
): Promise<true> {
  const onlySelf = candidatesIds.every((id) => id === candidateId);
  if (!onlySelf || !(await joinTalentPool(db, talentPoolId, candidateId, 'I'))) throw new Refusal('NOT_FOUND');
  return true;
}

/** An invitation is for one address; for everyone else it is NOT_FOUND. */
export async function acceptInvitation({ db }: Services, { candidateId, email }: CandidateViewer, id: string): Promise<true> {
  if (!(await completeInvitation(db, id, { id: candidateId, email }))) throw new Refusal('NOT_FOUND');
  return true;
}

export async function keepRemark({ db }: Services, candidateId: string, jobId: string, remark: string): Promise<true> {
  if (!UUID.test(jobId) || !(await upsertRemark(db, candidateId, jobId, remark))) throw new Refusal('NOT_FOUND');
  return true;
}

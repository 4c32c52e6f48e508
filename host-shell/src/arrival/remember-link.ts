import { isApiFailure } from '@hirehq/shared-contracts/error-codes';
import { decodeLinkHint, domainIn, readLinkHints, type LinkHints } from '@hirehq/shared-contracts/link-hints';
import type { EnterpriseDetails, RestApi } from '@hirehq/shared-contracts/rest';
import type { StorageKey } from '@hirehq/shared-contracts/storage-keys';
import { shellStorage } from '../shell-api/shell-storage.ts';

const BRAND_KEYS = [
  'domain',
  'careerPortalFavIcon',
  'domainNavBarLogoSignedUrl',
  'theme_obj',
] as const satisfies readonly StorageKey[];

function store(key: StorageKey, value: string | null): void {
  if (value) shellStorage.set(key, value);
}

/** Nothing of the previous brand remains. */
function storeOrRemove(key: StorageKey, value: string | null): void {
  if (value) shellStorage.set(key, value);
  else shellStorage.take(key);
}

/** Loads the employer of a domain. Rejects if it has none. */
export type EnterpriseOfDomain = (domain: string) => Promise<EnterpriseDetails>;

export const enterpriseBy =
  (rest: RestApi): EnterpriseOfDomain =>
  (domain) =>
    rest('GET candidates/enterprise/details/{domain}', { params: { domain } });

/** The brand of an employer, as the next page paints it. */
function storeBrand({ theme, navBarLogoSignedUrl, careerPortalFavIcon }: EnterpriseDetails): void {
  storeOrRemove('theme_obj', theme && JSON.stringify(theme));
  storeOrRemove('domainNavBarLogoSignedUrl', navBarLogoSignedUrl);
  storeOrRemove('careerPortalFavIcon', careerPortalFavIcon);
}

/** The employer of a link, stored for its theme and for the candidate's origin. A failed lookup is ignored (§8). */
async function rememberEnterprise(enterpriseOf: EnterpriseOfDomain, domain: string): Promise<EnterpriseDetails | undefined> {
  const details = await enterpriseOf(domain).catch(() => undefined);
  if (!details) return undefined;
  store('domain', domain);
  store('domainEnterpriseId', details.enterpriseId);
  store('sourceEnterpriseId', details.enterpriseId);
  storeBrand(details);
  return details;
}

/** Sign-in and sign-up links with an employer's domain: the candidate counts as referred by it. */
export async function rememberReferral(
  enterpriseOf: EnterpriseOfDomain,
  { domain }: LinkHints,
  query: URLSearchParams,
): Promise<void> {
  if (domain === undefined) return;
  const details = await rememberEnterprise(enterpriseOf, domain);
  if (!details) return;
  shellStorage.set('isReferredOrigin', 'true');
  const referral = query.get('referralDetails');
  store('referralDetails', decodeLinkHint(referral) ? referral : null);
}

/** A link into a talent pool (SH-08). Without a domain in the link, the domain of the portal identifies the employer. */
export async function rememberPool(enterpriseOf: EnterpriseOfDomain, { poolId, domain }: LinkHints): Promise<void> {
  if (poolId === undefined) return;
  shellStorage.set('pool_id', poolId);
  shellStorage.set('poolId', poolId);
  const details = await rememberEnterprise(enterpriseOf, domain ?? shellStorage.get('domain') ?? window.location.hostname);
  if (!details) return;
  const { enterpriseId: id, establishmentName: ename } = details;
  shellStorage.set('poolFromPortal', JSON.stringify({ pool_id: poolId, id, ename }));
  shellStorage.set('talentPoolInfo', JSON.stringify({ talentPoolId: poolId, enterpriseId: id }));
}

const JOB_PAGE = /^\/(?:candidate\/)?(?:job|application|job-details)\/([0-9a-fA-F-]{1,64})(?:\/|$)/;

const ORIGIN_KEYS = [
  'isReferredOrigin',
  'referralDetails',
  'sourceEnterpriseId',
  'domainEnterpriseId',
  'pool_id',
  'poolId',
  'poolFromPortal',
  'talentPoolInfo',
] as const satisfies readonly StorageKey[];

/** Whether a link to a shared job replaces the stored brand. */
const isSharedJob = (search: string): boolean => {
  const query = new URLSearchParams(search);
  return query.has('utm_source') || query.has('isFromShareJob');
};

/**
 * Asks once a page for the present brand of the stored employer, which the next page paints: what is painted stays. An employer
 * that has lost its domain has no brand any more; another failure changes nothing.
 */
export async function renewBrand(enterpriseOf: EnterpriseOfDomain, { search }: Pick<Location, 'search'>): Promise<void> {
  const domain = domainIn(shellStorage.get('domain'));
  // A link with an employer of its own stores that one.
  if (domain === undefined || isSharedJob(search) || readLinkHints(new URLSearchParams(search)).domain !== undefined) return;
  try {
    storeBrand(await enterpriseOf(domain));
  } catch (error) {
    if (isApiFailure(error) && error.code === 'NOT_FOUND') for (const key of BRAND_KEYS) shellStorage.take(key);
  }
}

/**
 * A shared job (SH-45): deletes the stored brand and stores that of the job's employer. Whoever came through another employer's
 * link does not count as referred by this one.
 */
export async function rememberSharedJob(
  rest: RestApi,
  { pathname, search }: Pick<Location, 'pathname' | 'search'>,
): Promise<void> {
  if (!isSharedJob(search)) return;
  for (const key of BRAND_KEYS) shellStorage.take(key);
  const jobId = JOB_PAGE.exec(pathname)?.[1];
  if (jobId === undefined) return;
  const job = await rest('GET enterprises/job/{jobId}', { params: { jobId } }).catch(() => undefined);
  if (!job) return;
  const { enterpriseId, validDomainNames } = job.enterprisePublicDto;
  if (shellStorage.get('sourceEnterpriseId') !== enterpriseId) for (const key of ORIGIN_KEYS) shellStorage.take(key);
  const domain = validDomainNames.split(',')[0]?.trim();
  if (domain) await rememberEnterprise(enterpriseBy(rest), domain);
}

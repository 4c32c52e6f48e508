import { decodeLinkHint, type LinkHints } from '@hirehq/shared-contracts/link-hints';
import type { EnterpriseDetails, RestApi } from '@hirehq/shared-contracts/rest';
import type { StorageKey } from '@hirehq/shared-contracts/storage-keys';
import { keptText } from '../lend/kept-text.ts';

function keep(key: StorageKey, value: string | null): void {
  if (value) keptText.set(key, value);
}

/** Nothing of the previous brand remains. */
function keepOrForget(key: StorageKey, value: string | null): void {
  if (value) keptText.set(key, value);
  else keptText.take(key);
}

/** Loads the employer of a domain. Rejects if it has none. */
export type EnterpriseOfDomain = (domain: string) => Promise<EnterpriseDetails>;

export const enterpriseBy =
  (rest: RestApi): EnterpriseOfDomain =>
  (domain) =>
    rest('GET candidates/enterprise/details/{domain}', { params: { domain } });

/** The employer of a link, stored for its theme and for the candidate's origin. A failed lookup is ignored (§8). */
async function rememberEnterprise(enterpriseOf: EnterpriseOfDomain, domain: string): Promise<EnterpriseDetails | undefined> {
  const details = await enterpriseOf(domain).catch(() => undefined);
  if (!details) return undefined;
  keep('domain', domain);
  keep('domainEnterpriseId', details.enterpriseId);
  keep('sourceEnterpriseId', details.enterpriseId);
  keepOrForget('theme_obj', details.theme && JSON.stringify(details.theme));
  keepOrForget('domainNavBarLogoSignedUrl', details.navBarLogoSignedUrl);
  keepOrForget('careerPortalFavIcon', details.careerPortalFavIcon);
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
  keptText.set('isReferredOrigin', 'true');
  const referral = query.get('referralDetails');
  keep('referralDetails', decodeLinkHint(referral) ? referral : null);
}

/** A link into a talent pool (SH-08). Without a domain in the link, the domain of the portal identifies the employer. */
export async function rememberPool(enterpriseOf: EnterpriseOfDomain, { poolId, domain }: LinkHints): Promise<void> {
  if (poolId === undefined) return;
  keptText.set('pool_id', poolId);
  keptText.set('poolId', poolId);
  const details = await rememberEnterprise(enterpriseOf, domain ?? keptText.get('domain') ?? window.location.hostname);
  if (!details) return;
  const { enterpriseId: id, establishmentName: ename } = details;
  keptText.set('poolFromPortal', JSON.stringify({ pool_id: poolId, id, ename }));
  keptText.set('talentPoolInfo', JSON.stringify({ talentPoolId: poolId, enterpriseId: id }));
}

const JOB_PAGE = /^\/(?:candidate\/)?(?:job|application|job-details)\/([0-9a-fA-F-]{1,64})(?:\/|$)/;

/** A shared job (SH-45): deletes the stored brand and stores that of the job's employer. */
export async function rememberSharedJob(
  rest: RestApi,
  { pathname, search }: Pick<Location, 'pathname' | 'search'>,
): Promise<void> {
  const query = new URLSearchParams(search);
  if (!query.has('utm_source') && !query.has('isFromShareJob')) return;
  for (const key of ['domain', 'careerPortalFavIcon', 'domainNavBarLogoSignedUrl', 'theme_obj'] as const) keptText.take(key);
  const jobId = JOB_PAGE.exec(pathname)?.[1];
  if (jobId === undefined) return;
  const job = await rest('GET enterprises/job/{jobId}', { params: { jobId } }).catch(() => undefined);
  const domain = job?.enterprisePublicDto.validDomainNames.split(',')[0]?.trim();
  if (domain) await rememberEnterprise(enterpriseBy(rest), domain);
}

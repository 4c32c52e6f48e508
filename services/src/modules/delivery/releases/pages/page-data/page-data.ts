import type { BrandVariant } from '@hirehq/shared-contracts/codes';
import type { JobFilter } from '@hirehq/shared-contracts/graphql/types';
import type { PageData } from '@hirehq/shared-contracts/page';
import { PAGE_DATA, pageDataKey, type PageDataName } from '@hirehq/shared-contracts/page-data';
import type { Services } from '../../../../../platform/module.ts';
import { countryOfAddress } from '../../../../engine/countries/index.ts';
import { inTime } from '../../in-time.ts';
import type { KeptPageData } from './kept-page-data.ts';
import type { RouteMatch } from '../match-route.ts';

/** Not the public profile: it is gone as soon as its candidate revokes the link. */
const KEPT: ReadonlySet<string> = new Set<PageDataName>(['jobSearch', 'job', 'company', 'jobMarket']);

/** Has no country. */
const NO_ADDRESS = '';

/** Whether a process may keep what the page of a route shows: its data, what is rendered from it, and the compressed page. */
export const mayKeepPage = (match: RouteMatch | undefined): boolean =>
  (match?.route.pageData ?? []).every((name) => KEPT.has(name));

/** Whether the result of each query of the page was there in time. */
export const hasAllData = (match: RouteMatch | undefined, data: PageData): boolean =>
  Object.keys(data).length >= (match?.route.pageData ?? []).length;

interface PageDataRequest {
  query: URLSearchParams;
  variant: BrandVariant;
  /** IP address of the visitor. */
  address: string;
  /** Whether caches may keep pages: what hardly depends on the country of the visitor is then read as for an unknown one. */
  isForCaches: boolean;
}

const namesOf = (match: RouteMatch | undefined): PageDataName[] =>
  match?.route.access === 'public'
    ? (match.route.pageData ?? []).filter((name): name is PageDataName => Object.hasOwn(PAGE_DATA, name))
    : [];

/**
 * Whether a query finds something else in another country: words may name a place of it, and remote work may be limited to it. Of other
 * lists only the count beside the filter for remote work differs.
 */
function isOfCountry(variables: object): boolean {
  const { keyword, remote, remoteFrom } = (variables as { filter?: JobFilter }).filter ?? {};
  return Boolean(keyword) || (remote === true && !remoteFrom);
}

/** Whether the data of a page depend on the country of its visitor, although they were read for caches. */
export const dependsOnCountry = (
  match: RouteMatch | undefined,
  { query, variant }: Pick<PageDataRequest, 'query' | 'variant'>,
): boolean =>
  match !== undefined &&
  namesOf(match).some((name) => isOfCountry(PAGE_DATA[name]({ params: match.params, query, variant }).variables));

/** Runs the first query of a public route's page, as an anonymous visitor; equal queries of many visitors once. */
export async function pageDataOf(
  services: Pick<Services, 'execute' | 'countryFile'>,
  kept: KeptPageData,
  match: RouteMatch | undefined,
  { query, variant, address: visitor, isForCaches }: PageDataRequest,
): Promise<PageData> {
  if (!match) return {};
  const entries = await Promise.all(
    namesOf(match).map(async (name): Promise<[string, unknown][]> => {
      const { operation, variables, ask } = PAGE_DATA[name]({ params: match.params, query, variant });
      const key = pageDataKey(operation.name, variables);
      const address = isForCaches && !isOfCountry(variables) ? NO_ADDRESS : visitor;
      const read = () => ask((each, input) => services.execute(each, input, undefined, address));
      // Whether a job can be done remotely depends on the country of the visitor.
      const country = countryOfAddress(services, address)?.alpha_2_code ?? '';
      const response = await inTime<unknown>(KEPT.has(name) ? kept.read(`${country} ${key}`, read) : read());
      return response === undefined ? [] : [[key, response]];
    }),
  );
  return Object.fromEntries(entries.flat());
}

import type { BrandVariant } from '@hirehq/shared-contracts/codes';
import type { PageData } from '@hirehq/shared-contracts/page';
import { PAGE_DATA, pageDataKey, type PageDataName } from '@hirehq/shared-contracts/page-data';
import type { Services } from '../../../../../platform/module.ts';
import { countryOfAddress } from '../../../../engine/countries/index.ts';
import { inTime } from '../../in-time.ts';
import type { KeptPageData } from './kept-page-data.ts';
import type { RouteMatch } from '../match-route.ts';

/** Not the public profile: it is gone as soon as its candidate revokes the link. */
const KEPT: ReadonlySet<string> = new Set<PageDataName>(['jobSearch', 'job', 'company', 'jobMarket']);

/** Whether a process may keep what the page of a route shows: its data, what is rendered from it, and the compressed page. */
export const mayKeepPage = (match: RouteMatch | undefined): boolean =>
  (match?.route.pageData ?? []).every((name) => KEPT.has(name));

interface PageDataRequest {
  query: URLSearchParams;
  variant: BrandVariant;
  /** IP address of the visitor. */
  address: string;
}

/** Runs the first query of a public route's page, as an anonymous visitor; equal queries of many visitors once. */
export async function pageDataOf(
  services: Pick<Services, 'execute' | 'countryFile'>,
  kept: KeptPageData,
  match: RouteMatch | undefined,
  { query, variant, address }: PageDataRequest,
): Promise<PageData> {
  if (match?.route.access !== 'public') return {};
  const names = (match.route.pageData ?? []).filter((name): name is PageDataName => Object.hasOwn(PAGE_DATA, name));
  const entries = await Promise.all(
    names.map(async (name): Promise<[string, unknown][]> => {
      const { operation, variables, ask } = PAGE_DATA[name]({ params: match.params, query, variant });
      const key = pageDataKey(operation.name, variables);
      const read = () => ask((each, input) => services.execute(each, input, undefined, address));
      // Whether a job can be done remotely depends on the country of the visitor.
      const country = countryOfAddress(services, address)?.alpha_2_code ?? '';
      const response = await inTime<unknown>(KEPT.has(name) ? kept.read(`${country} ${key}`, read) : read());
      return response === undefined ? [] : [[key, response]];
    }),
  );
  return Object.fromEntries(entries.flat());
}

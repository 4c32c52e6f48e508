import type { BrandVariant } from '@hirehq/shared-contracts/codes';
import type { PageData } from '@hirehq/shared-contracts/page';
import { PAGE_DATA, pageDataKey, type PageDataName } from '@hirehq/shared-contracts/page-data';
import type { Services } from '../../../../platform/module.ts';
import { inTime } from '../in-time.ts';
import type { RouteMatch } from './match-route.ts';

/** Runs the first query of a public route's page, as an anonymous visitor. */
export async function pageDataOf(
  match: RouteMatch | undefined,
  query: URLSearchParams,
  variant: BrandVariant,
  execute: Services['execute'],
): Promise<PageData> {
  if (match?.route.access !== 'public') return {};
  const names = (match.route.pageData ?? []).filter((name): name is PageDataName => Object.hasOwn(PAGE_DATA, name));
  const entries = await Promise.all(
    names.map(async (name): Promise<[string, unknown][]> => {
      const { operation, variables, ask } = PAGE_DATA[name]({ params: match.params, query, variant });
      const response = await inTime<unknown>(ask(execute));
      return response === undefined ? [] : [[pageDataKey(operation.name, variables), response]];
    }),
  );
  return Object.fromEntries(entries.flat());
}

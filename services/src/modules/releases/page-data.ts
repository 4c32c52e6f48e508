import type { BrandVariant } from '@hirehq/shared-contracts/codes';
import type { PageData } from '@hirehq/shared-contracts/page';
import { PAGE_DATA, pageDataKey, type PageDataName } from '@hirehq/shared-contracts/page-data';
import type { Services } from '../../platform/module.ts';
import type { RouteMatch } from './match-route.ts';

/** After this time the page is sent without the data, and requests it itself. */
const PATIENCE_MS = 700;

/** The result, if it is there when the page is sent; undefined otherwise, and for a failure. */
export async function inTime<T>(response: Promise<T>): Promise<T | undefined> {
  const late = new Promise<undefined>((resolve) => setTimeout(() => resolve(undefined), PATIENCE_MS).unref());
  return Promise.race([response.catch(() => undefined), late]);
}

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

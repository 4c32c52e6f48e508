import type { QueryReleaseSetsArgs, ReleaseSetConnection } from '@hirehq/shared-contracts/graphql/types';
import { operator } from '../../../../../platform/auth/operator.ts';
import type { Resolver } from '../../../../../platform/http/graphql.ts';
import { pageOfSets, setBefore } from '../../../releases/index.ts';
import { pageSize } from '../../page-size.ts';
import { setResponse } from '../../set-response.ts';

const MOST = 50;

export const releaseSets: Resolver<unknown, QueryReleaseSetsArgs, ReleaseSetConnection> = async (
  _parent,
  { first = 20, after },
  { services, viewer },
) => {
  operator(viewer);
  const { items, nextCursor } = await pageOfSets(services, { limit: pageSize(first, MOST), cursor: after ?? undefined });
  const last = items.at(-1);
  const before = nextCursor === null || !last ? undefined : await setBefore(services, last.sequence);
  return { nodes: items.map((set, index) => setResponse(set, items[index + 1] ?? before)), endCursor: nextCursor };
};

import type { QueryReleaseHistoryArgs, ReleaseHistoryConnection } from '@hirehq/shared-contracts/graphql/types';
import { operator } from '../../../../../platform/auth/operator.ts';
import type { Resolver } from '../../../../../platform/http/graphql.ts';
import { pageOfHistory } from '../../../releases/index.ts';
import { remoteOf } from '../../inputs.ts';
import { pageSize } from '../../page-size.ts';

const MOST = 100;

export const releaseHistory: Resolver<unknown, QueryReleaseHistoryArgs, ReleaseHistoryConnection> = async (
  _parent,
  { remote, first = 50, after },
  { services, viewer },
) => {
  operator(viewer);
  const { items, nextCursor } = await pageOfHistory(services, {
    limit: pageSize(first, MOST),
    cursor: after ?? undefined,
    remote: remoteOf({ remote }),
  });
  return {
    nodes: items.map(({ id, timestamp, ...entry }) => ({ ...entry, id: String(id), at: timestamp })),
    endCursor: nextCursor,
  };
};

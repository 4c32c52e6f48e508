import type { Query } from '@tanstack/react-query';
import type { Operation } from '@hirehq/shared-contracts/graphql';
import type { ApiClient } from '@hirehq/shared-contracts/shell-api';
import { EVERYBODY, ownerOf, type DataOwner } from './api-cache.ts';
import type { ApiOperation } from './api-operation.ts';

/** The result from the page data, which was requested without a session. */
export function resultInPage(api: ApiClient, operation: ApiOperation, variables: object): unknown {
  return typeof operation === 'string' ? undefined : api.peek(operation as Operation<unknown, object>, variables);
}

/** The time of that result for this owner: a candidate's own data is requested at once. */
export const inPageSince = (owner: DataOwner): number => (owner === EVERYBODY ? performance.timeOrigin : 0);

/** Results for everybody may be shown while the candidate's own are loading, but never those of another candidate. */
export function mayShow(shown: Pick<Query, 'queryKey'> | undefined, owner: DataOwner): boolean {
  const shownOwner = ownerOf(shown?.queryKey);
  return shownOwner === owner || shownOwner === EVERYBODY;
}

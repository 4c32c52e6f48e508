import type { Query } from '@tanstack/react-query';
import type { Operation } from '@hirehq/shared-contracts/graphql';
import type { ApiClient } from '@hirehq/shared-contracts/shell-api';
import { EVERYBODY, ownerOf, type DataOwner } from './api-cache.ts';
import type { ApiOperation } from './api-operation.ts';

/** The result that came with the page; it was asked for without a session. */
export function resultInPage(api: ApiClient, operation: ApiOperation, variables: object): unknown {
  return typeof operation === 'string' ? undefined : api.peek(operation as Operation<unknown, object>, variables);
}

/** When that result was made, as far as this owner is concerned: a candidate's own is asked for at once. */
export const inPageSince = (owner: DataOwner): number => (owner === EVERYBODY ? performance.timeOrigin : 0);

/** Results of everybody may be shown while a candidate's own is on its way, never those of another candidate. */
export function mayShow(shown: Pick<Query, 'queryKey'> | undefined, owner: DataOwner): boolean {
  const shownOwner = ownerOf(shown?.queryKey);
  return shownOwner === owner || shownOwner === EVERYBODY;
}

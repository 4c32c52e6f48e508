import type { QueryReleaseCanariesArgs, ReleaseCanary } from '@hirehq/shared-contracts/graphql/types';
import { operator } from '../../../../../platform/auth/operator.ts';
import type { Resolver } from '../../../../../platform/http/graphql.ts';
import { listCanaries } from '../../../canaries/index.ts';
import { canaryResponse } from '../../canary-response.ts';
import { remoteOf } from '../../inputs.ts';
import { pageSize } from '../../page-size.ts';

const MOST = 50;

export const releaseCanaries: Resolver<unknown, QueryReleaseCanariesArgs, ReleaseCanary[]> = async (
  _parent,
  { remote, first = 20 },
  { services, viewer },
) => {
  operator(viewer);
  return (await listCanaries(services, remoteOf({ remote }), pageSize(first, MOST))).map(canaryResponse);
};

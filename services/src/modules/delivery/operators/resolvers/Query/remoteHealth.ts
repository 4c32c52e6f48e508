import type { QueryRemoteHealthArgs, RemoteHealth } from '@hirehq/shared-contracts/graphql/types';
import { operator } from '../../../../../platform/auth/operator.ts';
import type { Resolver } from '../../../../../platform/http/graphql.ts';
import { liveVersionOf, remoteHealth as healthOf } from '../../../releases/index.ts';
import { remoteOf } from '../../inputs.ts';
import { failureCause } from '../../failure-cause.ts';

export const remoteHealth: Resolver<unknown, QueryRemoteHealthArgs, RemoteHealth> = async (
  _parent,
  { remote: given, hours = 24 },
  { services, viewer },
) => {
  operator(viewer);
  const remote = remoteOf({ remote: given }) ?? '';
  const [versions, live] = await Promise.all([healthOf(services, { remote, hours }), liveVersionOf(services, remote)]);
  return {
    remote,
    versions: versions.map(({ version, figures, failures, hours: byHour }) => ({
      version,
      isLive: version === live,
      loads: figures,
      failures: failures.map(({ cause, count }) => ({ cause: failureCause(cause), count })),
      hours: byHour.map(({ hour, figures: loads }) => ({ hour: hour.toISOString(), loads })),
    })),
  };
};

import type { Canary } from '@hirehq/shared-contracts/delivery';
import type { ReleaseCanary } from '@hirehq/shared-contracts/graphql/types';

export const canaryResponse = ({ startedTimestamp, endsTimestamp, endedTimestamp, ...canary }: Canary): ReleaseCanary => ({
  ...canary,
  startedAt: startedTimestamp,
  endsAt: endsTimestamp,
  endedAt: endedTimestamp,
});

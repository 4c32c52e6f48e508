import type { FastifyInstance } from 'fastify';
import { LIVE_VERSIONS_PATH, liveVersionsSchema } from '@hirehq/shared-contracts/release';
import { Refusal } from '../../../../platform/refusals/refusal.ts';
import type { CanaryPort } from '../canary-port.ts';
import type { LiveSet } from '../sets/live-set.ts';
import { LIVE_SET_HEADER } from './sharing/shared-page-headers.ts';
import { canariesOfPage, currentVersions, withCanaries } from '../sets/with-canaries.ts';

/**
 * The versions that a new page of this visitor would run, for tabs that have been open for a while. `isForCaches`: whether it says which
 * set is live, for caches of pages.
 */
export function liveVersionsRoute(
  app: FastifyInstance,
  readLive: () => Promise<LiveSet | undefined>,
  canaries: CanaryPort,
  { isForCaches }: { isForCaches: boolean },
): void {
  app.get(
    LIVE_VERSIONS_PATH,
    {
      schema: {
        summary: 'The versions of the shell and the remotes that a new page would run',
        description: 'Without those that depend on who the visitor is, if that is not known.',
        tags: ['releases'],
        response: { 200: liveVersionsSchema },
      },
    },
    async (request, reply) => {
      const live = await readLive();
      if (!live) throw new Refusal('OVERLOADED');
      const { releases, undecided } = await canariesOfPage(canaries, live, request.headers.cookie);
      // Caches make it a part of the keys of pages.
      if (isForCaches) reply.header(LIVE_SET_HEADER, live.releaseSet.sequence);
      const versions = Object.entries(currentVersions(withCanaries(live, releases, '')));
      return reply
        .header('cache-control', 'no-store')
        .send(Object.fromEntries(versions.filter(([remote]) => !undecided.includes(remote))));
    },
  );
}

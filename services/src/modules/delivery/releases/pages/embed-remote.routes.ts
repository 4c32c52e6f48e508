import type { FastifyInstance } from 'fastify';
import { BRAND_OF_THEME } from '@hirehq/shared-contracts/embed';
import type { Release } from '@hirehq/shared-contracts/release';
import type { EmbeddedRemote } from '@hirehq/shared-contracts/rest';
import { cachedRead } from '../../../../platform/caching/cached-read.ts';
import { restCalls } from '../../../../platform/http/rest-calls.ts';
import type { Services } from '../../../../platform/module.ts';
import { Refusal } from '../../../../platform/refusals/refusal.ts';
import { createEmbedLimit, embeddedEmployer, embedScope, employerOfEmbed } from '../../../engine/embeds/index.ts';
import type { LiveSet } from '../sets/live-set.ts';
import { embeddedRemote } from './embedded-remote.ts';
import { embeddedVersions, type WantedVersions } from './embedded-versions.ts';

interface Releases {
  readLive: () => Promise<LiveSet | undefined>;
  /** Finds a release that may be served and whose files all can be. */
  find: (remote: string, version: string) => Promise<Release | undefined>;
}

type Files = Pick<EmbeddedRemote, 'script' | 'remote'>;

/** Visitors of the same page ask for the same files. */
const TTL_MS = 10_000;
const MOST_KEPT = 1000;

/** What an employer's page loads to show a remote: of the live set, or of the version that the page wants. */
export async function embedRemoteRoute(app: FastifyInstance, services: Services, { readLive, find }: Releases): Promise<void> {
  const { origin, assetsOrigin, variant } = services.config;
  const limit = createEmbedLimit(services);
  const files = cachedRead<Files, string>({ ttlMs: TTL_MS, max: MOST_KEPT }, async (db, key) => {
    const { employer, ...wanted } = JSON.parse(key) as WantedVersions & { employer: string };
    await limit(employer);
    const live = await readLive();
    if (!live) throw new Refusal('OVERLOADED');
    const versions = await embeddedVersions({ db, find }, live, wanted);
    if (!versions) throw new Refusal('VALIDATION_FAILED', { message: `The remote ${wanted.remote} cannot be embedded.` });
    return embeddedRemote(versions, assetsOrigin ?? origin);
  });
  await embedScope(app, (scope) =>
    restCalls(scope, {
      'GET /embed/v1/remote': async ({
        query: { enterprise, developmentKey, theme, remote, version, script, without },
        request,
      }) => {
        const employer = await employerOfEmbed(services, { enterprise, origin: request.headers.origin, developmentKey });
        // Of a new set from the next request on.
        const sequence = (await readLive())?.releaseSet.sequence;
        const found = await files(
          services.db,
          JSON.stringify({ employer: employer.id, sequence, remote, version, script, without }),
        );
        return {
          ...found,
          employer: embeddedEmployer(employer, { origin, theme }),
          variant,
          brand: (theme && BRAND_OF_THEME[theme]) ?? variant,
        };
      },
    }),
  );
}

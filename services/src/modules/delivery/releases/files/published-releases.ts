import { isDevelopmentVersion, type Release } from '@hirehq/shared-contracts/release';
import type { RemoteVersion } from '../releases.store.ts';

const REMOTE = /^[a-z][a-z0-9-]{0,60}$/;
const VERSION = /^\d+\.\d+\.\d+[0-9A-Za-z.-]{0,80}$/;

export interface PublishedReleases {
  /** A release whose files are stored, and whose signature is believed. */
  find(remote: string, version: string): Promise<Release | undefined>;
  /** Forgets versions that were pruned. */
  forget(versions: readonly RemoteVersion[]): void;
}

const releaseName = ({ remote, version }: RemoteVersion) => `${remote} ${version}`;

/**
 * Releases that browsers ask for. One that was found is known from then on; for the others one query at a time asks for all that were
 * asked for meanwhile, so that names that strangers make up cost no more than that.
 */
export function publishedReleases(
  findAll: (wanted: readonly RemoteVersion[]) => Promise<Map<string, Release>>,
): PublishedReleases {
  const known = new Map<string, Release>();
  let waiting = new Map<string, RemoteVersion>();
  let next: Promise<Map<string, Release>> | undefined;
  let running: Promise<unknown> = Promise.resolve();

  function ask(wanted: RemoteVersion): Promise<Map<string, Release>> {
    waiting.set(releaseName(wanted), wanted);
    next ??= running
      .catch(() => undefined)
      .then(() => {
        const asked = [...waiting.values()];
        [waiting, next] = [new Map(), undefined];
        const found = findAll(asked);
        running = found;
        return found;
      });
    return next;
  }

  return {
    async find(remote, version) {
      const wanted = { remote, version };
      const found = known.get(releaseName(wanted));
      if (found || !REMOTE.test(remote) || !VERSION.test(version)) return found;
      const release = (await ask(wanted)).get(releaseName(wanted));
      // A version of `npm run dev` is removed when it is replaced.
      if (release && !isDevelopmentVersion(version)) known.set(releaseName(wanted), release);
      return release;
    },
    forget(versions) {
      for (const version of versions) known.delete(releaseName(version));
    },
  };
}

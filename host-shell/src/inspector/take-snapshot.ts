import { releaseUrl, type Release, type ReleaseSet } from '@hirehq/shared-contracts/release';
import type { PageConfig } from '@hirehq/shared-contracts/page';
import type { InspectorEntries } from './inspector-log.ts';
import type { InspectedVersion, Snapshot } from './snapshot.ts';

interface Inspected {
  config: PageConfig;
  releaseSet: ReleaseSet;
  /** The version of a remote that runs or would run now. */
  versionOf: (remote: string) => string | undefined;
}

const baseOf = (base: string, release: Release) => releaseUrl(base, release, '');

function versionsIn({ config, releaseSet, versionOf }: Inspected): InspectedVersion[] {
  const { releaseOverride } = config;
  const overridden = typeof releaseOverride === 'object' ? releaseOverride.releases : {};
  return Object.entries(releaseSet.remotes).map(([remote, { current, previous }]) => {
    const running = versionOf(remote);
    return {
      remote,
      version: current.version,
      ...(running !== undefined && running !== current.version && { running }),
      ...(previous && { previous: previous.version }),
      contract: current.manifest.contract,
      base: baseOf(releaseSet.base, current),
      isOverride: Object.hasOwn(overridden, remote),
    };
  });
}

function storedIn(where: 'local' | 'session', storage: () => Storage): Snapshot['stored'] {
  try {
    const stored = storage();
    const keys = Array.from({ length: stored.length }, (_, index) => stored.key(index) ?? '');
    return keys.map((key) => ({ where, key, characters: stored.getItem(key)?.length ?? 0 }));
  } catch {
    return [];
  }
}

const cookies = (): Snapshot['stored'] =>
  document.cookie
    .split('; ')
    .filter(Boolean)
    .map((cookie) => {
      const [key = ''] = cookie.split('=', 1);
      return { where: 'cookie', key, characters: cookie.length - key.length };
    });

/** The state of this page, now. */
export function takeSnapshot(inspected: Inspected, { loads, events, dropped }: InspectorEntries): Snapshot {
  return {
    page: window.location.pathname,
    at: new Date().toISOString(),
    variant: inspected.config.variant,
    sequence: inspected.releaseSet.sequence,
    versions: versionsIn(inspected),
    loads: [...loads],
    events: [...events],
    dropped: [...dropped],
    stored: [...storedIn('local', () => localStorage), ...storedIn('session', () => sessionStorage), ...cookies()],
  };
}

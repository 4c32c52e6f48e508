import { createState, isLostFile, type ReadableState } from '@hirehq/shared-ui';
import type { ServedVersions } from '../page/served-versions.ts';

/** A page whose files are gone, as after a new release, is loaded again: by itself where nothing is lost, else when asked to. */
export interface PageRenewal {
  /**
   * Code of the shell could not be loaded (SH-32). Any other error is left alone; so is a server that does not answer, where
   * its part of the page can be asked for again.
   */
  fileLost(error: unknown, options?: { hasRetry: boolean }): void;
  /** No version of a remote could show a part. Whether another page could is for the server to say. */
  partLost(remote: string, kind: 'route' | 'slot'): void;
  /** The candidate is to be asked. */
  offered: ReadableState<boolean>;
  reload(): void;
}

interface PageRenewalOptions {
  /** What this page runs. */
  own: () => ServedVersions | undefined;
  /** What a new page would run; undefined while the server does not answer. */
  look: () => Promise<ServedVersions | undefined>;
  hasUnsaved: () => boolean;
  /** Notes a reload for this failure; false when there may be none. */
  mayReload: (failure: string) => boolean;
  reload: () => void;
}

export function createPageRenewal({ own, look, hasUnsaved, mayReload, reload }: PageRenewalOptions): PageRenewal {
  const offered = createState(false);
  let leaving = false;

  function renew(failure: string, byItself: boolean): void {
    if (leaving) return;
    if (!byItself || hasUnsaved() || !mayReload(failure)) return offered.set(true);
    leaving = true;
    reload();
  }

  async function replaceFile(message: string, hasRetry: boolean): Promise<void> {
    const served = await look();
    if (served || !hasRetry) renew(`${own()?.shell ?? ''} ${message}`, served !== undefined);
  }

  async function replacePart(remote: string, kind: 'route' | 'slot'): Promise<void> {
    const served = await look();
    const versions = own()?.remotes[remote];
    if (served && served.remotes[remote] !== versions) renew(`${remote} ${versions ?? ''}`, kind === 'route');
  }

  return {
    fileLost(error, { hasRetry } = { hasRetry: false }) {
      if (isLostFile(error)) void replaceFile(error instanceof Error ? error.message : String(error), hasRetry);
    },
    partLost: (remote, kind) => void replacePart(remote, kind),
    offered,
    reload,
  };
}

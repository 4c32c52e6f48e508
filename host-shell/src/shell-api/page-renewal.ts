import type { LoadCause } from '@hirehq/shared-contracts/release';
import { createState, isLostFile, type ReadableState } from '@hirehq/shared-ui';
import type { LoadFailure } from '../remotes/load-failure.ts';
import type { ServedVersions } from '../page/served-versions.ts';

/** Reloads a page whose files are gone, e.g. after a new release: automatically if nothing would be lost, else on request. */
export interface PageRenewal {
  /**
   * Code of the shell could not be loaded (SH-32). Other errors are ignored, and so is a server that does not respond, if the
   * part of the page can be requested again.
   */
  fileLost(error: unknown, options?: { hasRetry: boolean }): void;
  /**
   * No version of a remote could show a part. A page is loaded again if the server has another version of the remote, and once for
   * a version whose files did not arrive.
   */
  partLost(remote: string, kind: 'route' | 'slot', failure: Pick<LoadFailure, 'cause'>): void;
  /** The candidate has to be asked. */
  offered: ReadableState<boolean>;
  reload(): void;
}

interface PageRenewalOptions {
  /** The versions this page runs. */
  own: () => ServedVersions | undefined;
  /** The versions a new page would run; undefined while the server does not respond. */
  look: () => Promise<ServedVersions | undefined>;
  hasUnsaved: () => boolean;
  /** Whether the page was reloaded for this failure before. */
  wasReloaded: (failure: string) => boolean;
  /** Records a reload for this failure; false if another reload is not allowed. */
  mayReload: (failure: string) => boolean;
  reload: () => void;
}

/** Causes of files that are not there, as a release that was removed. */
const NOT_ARRIVED: ReadonlySet<LoadCause> = new Set(['not-found', 'unreachable']);

export function createPageRenewal({ own, look, hasUnsaved, wasReloaded, mayReload, reload }: PageRenewalOptions): PageRenewal {
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

  async function replacePart(remote: string, kind: 'route' | 'slot', cause: LoadCause): Promise<void> {
    const served = await look();
    const versions = own()?.remotes[remote];
    const failure = `${remote} ${versions ?? ''}`;
    if (!served) return;
    if (served.remotes[remote] !== versions) renew(failure, kind === 'route');
    // The same files once more: beside the page, or a second time, the second try in the place of the part is enough.
    else if (kind === 'route' && NOT_ARRIVED.has(cause) && !wasReloaded(failure)) renew(failure, true);
  }

  return {
    fileLost(error, { hasRetry } = { hasRetry: false }) {
      if (isLostFile(error)) void replaceFile(error instanceof Error ? error.message : String(error), hasRetry);
    },
    partLost: (remote, kind, { cause }) => void replacePart(remote, kind, cause),
    offered,
    reload,
  };
}

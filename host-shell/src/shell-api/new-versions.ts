import type { LiveVersions } from '@hirehq/shared-contracts/release';
import { createState, type ReadableState } from '@hirehq/shared-ui';

/** Notices that a new page would run other versions than this one, and renews the page when nobody minds. */
export interface NewVersions {
  /** Asks the server, unless it was asked a moment ago. */
  look(): Promise<void>;
  /** The candidate may load the page again whenever they like. */
  offered: ReadableState<boolean>;
}

interface NewVersionsOptions {
  /** The versions this page runs; undefined if it is not to be renewed. */
  own: () => LiveVersions | undefined;
  /** The versions a new page would run; undefined while the server does not say. */
  ask: () => Promise<LiveVersions | undefined>;
  isHidden: () => boolean;
  /** True while a reload would lose or interrupt something. */
  isBusy: () => boolean;
  /** Records a reload for these versions; false if another reload is not allowed. */
  mayReload: (versions: string) => boolean;
  reload: () => void;
  now: () => number;
}

const PAUSE_MS = 60_000;

/** Remotes of which a new page would run another version, with that version. */
const changesOf = (own: LiveVersions, served: LiveVersions): string[] =>
  Object.entries(served)
    .filter(([remote, version]) => own[remote] !== version)
    .map(([remote, version]) => `${remote} ${version}`);

export function createNewVersions({ own, ask, isHidden, isBusy, mayReload, reload, now }: NewVersionsOptions): NewVersions {
  const offered = createState(false);
  let askedAt = Number.NEGATIVE_INFINITY;
  let isLeaving = false;

  async function look(): Promise<void> {
    const running = own();
    // What is offered may be taken as soon as the page is hidden, after the server has said that it still responds.
    if (isLeaving || !running || (now() - askedAt < PAUSE_MS && !(offered.current() && isHidden()))) return;
    askedAt = now();
    const served = await ask();
    if (!served) return;
    const changes = changesOf(running, served);
    offered.set(changes.length > 0);
    if (changes.length === 0 || !isHidden() || isBusy() || !mayReload(`new ${changes.join(', ')}`)) return;
    isLeaving = true;
    reload();
  }

  return { look, offered };
}

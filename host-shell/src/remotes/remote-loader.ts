import type { MountTarget } from '@hirehq/shared-contracts/remote-module';
import type { LoadReport, Release, ReleaseSet } from '@hirehq/shared-contracts/release';
import { newRequestId } from '@hirehq/shared-contracts/request-id';
import { reloadPage } from '../page/reload-page.ts';
import { LoadFailure } from './load-failure.ts';
import { type PartComponent, loadVersion } from './load-version.ts';
import type { Span } from './long-tasks.ts';
import { PartLoad } from './part-load.ts';
import { removeStyles } from './styles.ts';

export interface RemoteLoader {
  /** The load of one part; always the same object. */
  part(remote: string, target: MountTarget): PartLoad<PartComponent>;
  /** Retries a failed part from the current version, and the remote's other failed parts with it. */
  retry(remote: string, target: MountTarget): void;
  /** The version of a remote that runs or would run now. */
  versionOf(remote: string): string | undefined;
}

interface LoaderOptions {
  releaseSet: ReleaseSet;
  /** Remotes whose release is invalid, with the reason. */
  unreadable: Readonly<Record<string, string>>;
  limitMs: number;
  /** `during`: from the request of the part until it was on screen, or given up. */
  report: (report: LoadReport, during: Span) => void;
}

/** Failures that concern the whole version, not only one part. */
const WHOLE_VERSION = new Set(['manifest', 'entry', 'exposed', 'contract']);

/** Whether a file in one of these folders came over the network, as far as the browser says; its list of files is limited. */
const wasFetched = (folders: readonly string[]): boolean =>
  performance
    .getEntriesByType('resource')
    .some(
      (entry) => (entry as PerformanceResourceTiming).transferSize > 0 && folders.some((folder) => entry.name.includes(folder)),
    );

export function createRemoteLoader({ releaseSet, unreadable, limitMs, report }: LoaderOptions): RemoteLoader {
  const loads = new Map<string, PartLoad<PartComponent>>();
  const avoided = new Set<string>();

  function versionsOf(remote: string): Release[] {
    const member = releaseSet.remotes[remote];
    const all = member ? [member.current, ...(member.previous ? [member.previous] : [])] : [];
    const good = all.filter(({ container }) => !avoided.has(container));
    return good.length > 0 ? good : all;
  }

  function create(remote: string, target: MountTarget): PartLoad<PartComponent> {
    return new PartLoad<PartComponent>({
      versions: () => versionsOf(remote),
      isCurrent: ({ version }) => version === releaseSet.remotes[remote]?.current.version,
      load: (release, isAgain) => loadVersion(release, target, { base: releaseSet.base, limitMs, isAgain }),
      giveUp(release, failure) {
        if (!WHOLE_VERSION.has(failure.phase)) return;
        avoided.add(release.container);
        removeStyles(release.container);
      },
      report({ outcome, attempts, startedAt }) {
        const reason = unreadable[remote];
        const unread = reason
          ? [
              {
                version: 'unknown',
                outcome: 'failed',
                phase: 'manifest',
                cause: 'incompatible',
                message: reason.slice(0, 500),
                ms: 0,
              } as const,
            ]
          : [];
        report(
          {
            traceId: newRequestId(),
            remote,
            part: target.id,
            outcome,
            attempts: [...unread, ...attempts],
            page: window.location.pathname,
            at: new Date().toISOString(),
            isFetched: wasFetched(attempts.map(({ version }) => `/${remote}/${version}/`)),
          },
          { from: startedAt, to: performance.now() },
        );
      },
      wait: (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
      now: () => performance.now(),
    });
  }

  function part(remote: string, target: MountTarget): PartLoad<PartComponent> {
    const key = `${remote}/${target.kind}/${target.id}`;
    const known = loads.get(key);
    if (known) return known;
    const created = create(remote, target);
    loads.set(key, created);
    return created;
  }

  function retry(remote: string, target: MountTarget): void {
    const load = part(remote, target);
    const state = load.current();
    // A browser keeps waiting for a hanging file, even if it is requested again: after both addresses, only a new page sends a new request.
    if (state.status === 'failed' && state.failure instanceof LoadFailure && state.failure.cause === 'timeout') {
      reloadPage();
      return;
    }
    const member = releaseSet.remotes[remote];
    for (const release of [member?.current, member?.previous]) if (release) avoided.delete(release.container);
    // What was missing for this part was probably missing for the others.
    for (const [key, other] of loads) if (key.startsWith(`${remote}/`) && other.current().status === 'failed') other.start();
  }

  return { part, retry, versionOf: (remote) => versionsOf(remote)[0]?.version };
}

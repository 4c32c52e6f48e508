import type { ComponentType } from 'react';
import { contractFits } from '@hirehq/shared-contracts/remote-manifest';
import type { MountTarget, RemoteComponentProps, RemoteModule } from '@hirehq/shared-contracts/remote-module';
import { releaseUrl, secondBase, type LoadPhase, type Release } from '@hirehq/shared-contracts/release';
import { importEntry, loadExposed } from './containers.ts';
import { LoadFailure } from './load-failure.ts';
import { firstBadFile, type ReleaseFile } from './probe-file.ts';
import { attachStyles } from './styles.ts';
import { TimeLimitError, withinLimit } from '../shell-api/time-limit.ts';

export type PartComponent = ComponentType<RemoteComponentProps>;

interface LoadOptions {
  /** Base path of the release set. */
  base: string;
  limitMs: number;
  /** At their second addresses the files of a release are other modules, of another container. */
  isAgain: boolean;
}

/** Module Federation's error message for a shared module whose version does not match the remote's. */
const VERSION_MISMATCH = /RUNTIME-00[56]|does not satisfy|No satisfying version/i;

function filesOf(release: Release, base: string, files: readonly string[], kind: ReleaseFile['kind']): ReleaseFile[] {
  return files.map((file) => ({ url: releaseUrl(base, release, file), integrity: release.files[file]?.integrity ?? '', kind }));
}

/** Runs one step of a load and converts any error into a LoadFailure with its cause. */
async function step<T>(phase: LoadPhase, files: readonly ReleaseFile[], limitMs: number, work: () => Promise<T>): Promise<T> {
  try {
    return await withinLimit(work(), limitMs);
  } catch (error) {
    if (error instanceof LoadFailure) throw error;
    const message = error instanceof Error ? error.message : String(error);
    if (error instanceof TimeLimitError) throw new LoadFailure(phase, 'timeout', message, files[0]?.url);
    if (VERSION_MISMATCH.test(message)) throw new LoadFailure('contract', 'incompatible', message);
    const bad = await firstBadFile(files, limitMs);
    throw bad
      ? new LoadFailure(phase, bad.cause, message, bad.url)
      : new LoadFailure(
          phase,
          /dynamically imported module/i.test(message) ? 'unreachable' : 'threw',
          message,
          files[0]?.url,
          error,
        );
  }
}

function checkContract(release: Release, target: MountTarget, contract: string): void {
  if (!contractFits(contract))
    throw new LoadFailure('contract', 'incompatible', `${release.remote} ${release.version} wants contract ${contract}`);
  const declared = target.kind === 'route' ? release.manifest.routes : release.manifest.slots;
  if (!declared.some(({ id }) => id === target.id)) {
    throw new LoadFailure('contract', 'incompatible', `${release.remote} ${release.version} has no ${target.kind} ${target.id}`);
  }
}

function partOf(module: RemoteModule, { kind, id }: MountTarget): () => Promise<PartComponent> {
  const part = (kind === 'route' ? module.routes : module.slots)[id];
  if (typeof part !== 'function') throw new LoadFailure('contract', 'incompatible', `the module has no ${kind} ${id}`);
  return part;
}

/** Loads one part of one release until it can be rendered. Styles, container and chunks load in parallel. */
export async function loadVersion(
  release: Release,
  target: MountTarget,
  { base: first, limitMs, isAgain }: LoadOptions,
): Promise<PartComponent> {
  checkContract(release, target, release.manifest.contract);
  const base = isAgain ? secondBase(first) : first;
  const container = isAgain ? `${release.container}_again` : release.container;
  const remote = release.parts['remote'] ?? { js: [], css: [] };
  const part = release.parts[target.id] ?? { js: [], css: [] };
  const entry = filesOf(release, base, [release.entry], 'script');
  const entryUrl = entry[0]?.url ?? '';
  const exposedFiles = filesOf(release, base, remote.js, 'script');
  const chunkFiles = filesOf(release, base, part.js, 'script');
  const styles = attachStyles(
    filesOf(release, base, [...new Set([...remote.css, ...part.css])], 'style'),
    release.container,
    limitMs,
  );

  const component = (async () => {
    await step('entry', entry, limitMs, () => importEntry(container, entryUrl));
    const module = await step('exposed', exposedFiles, limitMs, () => loadExposed(container, entryUrl));
    checkContract(release, target, module.contract);
    return step('chunk', chunkFiles, limitMs, partOf(module, target));
  })();
  // Awaited together, so that a failure of the style does not leave a failure of the script unhandled, or the reverse.
  const [, loaded] = await Promise.all([styles, component]);
  return loaded;
}

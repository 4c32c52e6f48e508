import type { ReleasedFile } from '@hirehq/shared-contracts/rest';
import { preloadScript } from '../preload-script.ts';
import { RemoteFailure } from './remote-failure.ts';
import { withinLimit } from './within-limit.ts';

/** How long one file may take. */
const LIMIT_MS = 15_000;

/** By address: a file that was checked once is in the module map of the page, and runs as it was checked. */
const checked = new Map<string, Promise<void>>();

/** What is wrong with a file that did not load: browsers do not say. */
async function failureOf({ url, integrity }: ReleasedFile): Promise<RemoteFailure> {
  const request = { mode: 'cors', credentials: 'omit', cache: 'no-store' } as const;
  const isThere = await fetch(url, request).then(
    ({ ok }) => ok,
    () => false,
  );
  if (!isThere) return new RemoteFailure('REMOTE_UNREACHABLE', url);
  const isSound = await fetch(url, { ...request, integrity }).then(
    ({ ok }) => ok,
    () => false,
  );
  return new RemoteFailure(isSound ? 'REMOTE_BLOCKED' : 'REMOTE_CHANGED', url);
}

async function check(file: ReleasedFile): Promise<void> {
  const known = checked.get(file.url);
  if (known) return known;
  const checking = withinLimit(preloadScript(file), LIMIT_MS, file.url).catch(async (error: unknown) => {
    checked.delete(file.url);
    throw error instanceof RemoteFailure ? error : await failureOf(file);
  });
  checked.set(file.url, checking);
  return checking;
}

/** Loads scripts and checks the hash of each. None of them runs. Rejects with a RemoteFailure. */
export async function checkScripts(files: readonly ReleasedFile[]): Promise<void> {
  await Promise.all(files.map(check));
}

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { releaseSchema } from '@hirehq/shared-contracts/release';
import { watchPackage } from '../build/watch-package.ts';
import { listen, pathOf, sendFile } from './page-server.ts';

const OVERRIDES = '/dev/overrides';

/** The origin of a shell's address. */
function originOf(shell: string): string {
  const url = URL.parse(shell);
  if (!url || !/^https?:$/.test(url.protocol))
    throw new Error(`--shell takes an address such as http://localhost:3000, not ${shell}`);
  return url.origin;
}

/** The words of a refusal: what the platform says, or what its silence means. */
async function refusalOf(response: Response, shell: string): Promise<string> {
  if (response.status === 404)
    return `${shell} takes no working copies: it runs in production, or is no hireHQ platform of this version. Development mode (npm start, npm run dev) takes them.`;
  const body = (await response.json().catch(() => ({}))) as { errorMessage?: string; fields?: Record<string, string> };
  const fields = Object.values(body.fields ?? {}).join(' ');
  return `${shell} refused the working copy (${response.status}): ${fields || body.errorMessage || 'it did not say why'}`;
}

/** Builds one remote after each change, serves it from here, and has the shell at an address run it in this developer's browser. */
export async function runInShell(packageFolder: string, port: number, shell: string, say: (line: string) => void): Promise<void> {
  const home = originOf(shell);
  const origin = `http://localhost:${port}`;
  let offered: string | undefined;

  async function send(method: 'POST' | 'PUT', path: string, folder: string): Promise<Response> {
    const release = releaseSchema.parse(JSON.parse(readFileSync(join(folder, 'release.json'), 'utf8')));
    const request = { method, headers: { 'content-type': 'application/json' }, body: JSON.stringify({ origin, release }) };
    return fetch(home + path, request).catch(() => {
      throw new Error(`Nothing answers at ${home}. Is the platform running there?`);
    });
  }

  async function offer(folder: string): Promise<void> {
    if (offered !== undefined) {
      const renewed = await send('PUT', offered, folder);
      if (renewed.ok) return say('  built; the pages that run it load it again');
      // The platform was started again, and knows of none.
      if (renewed.status !== 404) throw new Error(await refusalOf(renewed, home));
    }
    const response = await send('POST', OVERRIDES, folder);
    if (!response.ok) throw new Error(await refusalOf(response, home));
    const { path } = (await response.json()) as { path: string };
    offered = path;
    say(
      `\nOpen ${home}${path}\nThat browser runs this working copy in the shell at ${home}, for twelve hours or until it opens ${home}${OVERRIDES}/none`,
    );
  }

  await listen(port, (request, response) => {
    const headers = { 'access-control-allow-origin': home, 'cross-origin-resource-policy': 'cross-origin', vary: 'origin' };
    // `/remotes/{remote}/{version}/{file}`, as in every release.
    const [, , , ...file] = pathOf(request).split('/');
    sendFile(join(packageFolder, 'dist/dev'), file.join('/'), response, headers);
  });

  let queue: Promise<void> = Promise.resolve();
  const failed = (error: unknown) => say(`✗ ${error instanceof Error ? error.message : String(error)}`);
  await watchPackage({
    packageFolder,
    kind: 'remote',
    mode: 'production',
    onRelease: (folder) => {
      queue = queue.then(() => offer(folder)).catch(failed);
    },
    onFailure: (failure) => say(`✗ ${failure}`),
  });
}

import { execFile } from 'node:child_process';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { connect } from '../remote-cli/platform/client.ts';
import { publishRelease } from '../remote-cli/platform/publish-release.ts';
import { makeKey, publicHalf, signRelease } from '../remote-cli/platform/signing-key.ts';

const TEAM_KEY = join(import.meta.dirname, '../../services/src/commands/team-key.ts');
const TEAM = 'qa';

export interface PublishingTeam {
  /** The key of the API, with all rights. */
  key: string;
  /** Stores a built release on the platform, signed; live nowhere. */
  publish: (folder: string) => Promise<{ remote: string; version: string }>;
}

/** Registers a team for all remotes, as the operator does; its signing key is in `folder`. */
export async function publishingTeam(origin: string, env: NodeJS.ProcessEnv, folder: string): Promise<PublishingTeam> {
  const operator = async (...words: string[]) =>
    (await promisify(execFile)(process.execPath, [TEAM_KEY, ...words], { env })).stdout;
  const made = await operator('add', TEAM, '--remotes', '*', '--all-rights');
  const key = made.trim().split('\n').at(-1) ?? '';
  const { key: signingKey } = await makeKey(join(folder, 'signing-key.json'));
  const half = join(folder, 'public-key.json');
  await writeFile(half, JSON.stringify(publicHalf(signingKey)));
  await operator('signing-key', TEAM, half);
  const platform = connect({ origin, teamKey: key }, () => {});
  return {
    key,
    publish: (built) =>
      publishRelease(platform, { folder: built, sign: (bytes) => signRelease(bytes, signingKey), say: () => {} }),
  };
}

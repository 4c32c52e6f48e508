// `npm run qa -- --older-contract`: the arguments are the folders of the releases that are live, then `--` and the suite to run.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { EMBED_REMOTE } from '@hirehq/shared-contracts/embed';
import { withServices } from '../bench/running-services.ts';
import { readRelease } from '../remote-cli/remote-facts.ts';
import { changedRelease } from './changed-remotes.ts';
import { lastOfOlderContract, releasesOf } from './older-contract.ts';
import { publishingTeam } from './publishing-team.ts';

const E2E = join(import.meta.dirname, '../../e2e');
const JOBS = 2000;

const say = (line: string) => void process.stdout.write(`▸ ${line}\n`);
/** The shell, the script of embeds, and the page of operators: no page that the candidate of the suite opens runs them as a remote. */
const IN_NO_MIX = new Set(['shell', EMBED_REMOTE, 'platform']);
const isRemote = (folder: string) => !IN_NO_MIX.has(readRelease(folder).remote);

const separator = process.argv.indexOf('--');
const live = process.argv.slice(2, separator);
const suite = process.argv.slice(separator + 1);

const { commit, contract } = await lastOfOlderContract();
say(`Building the remotes with contract ${contract}, as of ${commit.slice(0, 9)}`);
const older = (await releasesOf(commit)).filter(isRemote);

say('Building the remotes with one text changed');
const candidates: string[] = [];
for (const folder of live.filter(isRemote)) candidates.push(await changedRelease(`mfe-${readRelease(folder).remote}`));

const versions: Record<string, Record<string, string>> = {};
const work = await mkdtemp(join(tmpdir(), 'hirehq-qa-'));
try {
  await withServices(
    { jobs: JOBS, releases: live, environment: { HIREHQ_AUTOPILOT: 'off' } },
    async ({ origin, environment }) => {
      const team = await publishingTeam(origin, environment, work);
      for (const [label, folders] of [
        [`contract ${contract}`, older],
        ['candidate', candidates],
      ] as const)
        for (const folder of folders) {
          const { remote, version } = await team.publish(folder);
          versions[remote] = { ...versions[remote], [label]: version };
          say(`${label}: ${remote} ${version}`);
        }
      const file = join(work, 'mixes.json');
      await writeFile(file, JSON.stringify(versions));
      const tests = spawn(process.execPath, suite, {
        cwd: E2E,
        env: { ...process.env, HIREHQ_URL: origin, HIREHQ_TEAM_KEY: team.key, HIREHQ_QA_MIXES: file },
        stdio: 'inherit',
      });
      const [code] = (await once(tests, 'exit')) as [number | null];
      process.exitCode = code ?? 1;
    },
  );
} finally {
  await rm(work, { recursive: true, force: true });
}

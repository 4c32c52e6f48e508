import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { HistoryEntry } from '@hirehq/shared-contracts/delivery';
import { PORTS } from '../platform/addresses.ts';
import { builtRelease, builtReleases } from '../platform/built-releases.ts';
import { command } from '../platform/command.ts';
import { createDataFolder, removeDataFolder } from '../platform/data-folder.ts';
import { START_WITHIN_MS, startPlatform, type Platform } from '../platform/start-platform.ts';
import { quoted } from '../platform/stranger/quoted.ts';
import { openTerminal, type Terminal } from '../platform/stranger/terminal.ts';
import { tamperWithRelease } from '../platform/tampered-release.ts';
import { expect, test } from '../platform/test.ts';

test.describe.configure({ mode: 'serial', timeout: START_WITHIN_MS });

const CLI = join(import.meta.dirname, '../../tooling/remote-cli/main.ts');
const VERSION = '9.0.0-aaaaaaaaaa';

let platform: Platform;
let home: string;
let terminal: Terminal;
const keys: Record<string, string> = {};

const lastLine = (text: string) => text.trim().split('\n').at(-1) ?? '';
const operator = (...words: string[]) => command('team-key', words, platform.data);
/** Writes a release that was never published; returns its folder, relative to the terminal's. */
async function writeRelease(version: string, of = 'reports'): Promise<string> {
  await tamperWithRelease({ from: builtRelease(`mfe-${of}`), into: join(home, of), version });
  return `${of}/${version}`;
}
/** Runs `hirehq-remote` with the key of that name. */
const remote = (words: string, key = 'all') =>
  terminal.run(`${quoted(process.execPath)} ${quoted(CLI)} ${words}`, { HIREHQ_TEAM_KEY: keys[key] ?? '' });

/** Makes a key that signs releases, in a file of this name; registered for the team by default. Returns its id. */
async function makeSigningKey(file: string, { isRegistered = true } = {}): Promise<string> {
  const { text } = await remote(`key --out ${file}`);
  const half = join(home, `public-${file}`);
  writeFileSync(half, text);
  if (isRegistered) await operator('signing-key', 'reports-team', half);
  return (JSON.parse(text) as { kid: string }).kid;
}

test.beforeAll(async () => {
  test.setTimeout(2 * START_WITHIN_MS);
  home = mkdtempSync(join(tmpdir(), 'hirehq-refused-'));
  platform = await startPlatform({ port: PORTS.refusedCommands, data: await createDataFolder(), releases: builtReleases() });
  terminal = openTerminal(home, { ...process.env, HIREHQ_PLATFORM: platform.origin }, join(home, '.terminal'));
  const ofTeam = ['add', 'reports-team', '--remotes', 'reports'];
  keys['all'] = lastLine(await operator(...ofTeam, '--all-rights'));
  keys['publishes'] = lastLine(await operator(...ofTeam, '--rights', 'publish'));
  keys['revoked'] = lastLine(await operator(...ofTeam, '--all-rights'));
  await operator('revoke', /^hqt_([0-9a-f]+)_/.exec(keys['revoked'])?.[1] ?? '');
  keys['wrong'] = keys['all'].replace(/.$/, (last) => (last === 'a' ? 'b' : 'a'));
  await makeSigningKey('good.json');
  await makeSigningKey('unknown.json', { isRegistered: false });
  await operator('signing-key', '--revoke', await makeSigningKey('revoked.json'));
  const published = await remote(`publish ${await writeRelease(VERSION)} --signing-key good.json`);
  expect(published.code, published.said).toBe(0);
});

test.afterAll(async () => {
  await platform.stop();
  await removeDataFolder(platform.data);
  rmSync(home, { recursive: true, force: true });
});

interface Refused {
  words: () => string | Promise<string>;
  key?: string;
  /** The reason, and what to do. */
  says: RegExp;
  /** As the history has it; undefined where nobody knows who tried. */
  noted?: HistoryEntry['action'];
}

const signed = async (folder: Promise<string>, key = 'good.json') => `publish ${await folder} --signing-key ${key}`;
const promote = (more = '') => `promote ${VERSION} --remote reports --why test ${more}`;

const REFUSED: Readonly<Record<string, Refused>> = {
  'a wrong key': { words: () => 'status', key: 'wrong', says: /^KEY_REFUSED: .*\nSet HIREHQ_TEAM_KEY to a valid key/ },
  'a revoked key': {
    words: () => 'status',
    key: 'revoked',
    says: /^KEY_REFUSED: .* no longer valid\.\nSet HIREHQ_TEAM_KEY to a valid key/,
  },
  'a key without the right': {
    words: () => promote(),
    key: 'publishes',
    says: /^RIGHT_MISSING: This key lacks the right 'promote'\. Ask the operator for a key that has it\./,
    noted: 'PROMOTE',
  },
  'the remote of another team': {
    words: () => 'lock --remote jobs --why test',
    says: /^RIGHT_MISSING: This key has no right for jobs\. Use a key of the team that owns it, or ask the operator/,
    noted: 'LOCK',
  },
  'a release of another team': {
    words: () => signed(writeRelease('9.0.1-aaaaaaaaaa', 'jobs')),
    says: /RIGHT_MISSING: This key has no right for jobs\. Use a key of the team that owns it, or ask the operator/,
    noted: 'PUBLISH',
  },
  'a release that npm run dev built': {
    words: () => signed(writeRelease('9.0.0-dev.1')),
    says: /RELEASE_REFUSED: Release reports 9\.0\.0-dev\.1 was rejected: it was built by npm run dev; run npm run build/,
    noted: 'PUBLISH',
  },
  'a release without a signature': {
    words: async () => `publish ${await writeRelease('9.0.2-aaaaaaaaaa')}`,
    says: /hirehq-remote key makes one\)\nRELEASE_REFUSED: The signature of the release is refused: there is none\. Sign release\.json/,
    noted: 'PUBLISH',
  },
  'a signature of a key that nobody registered': {
    words: () => signed(writeRelease('9.0.3-aaaaaaaaaa'), 'unknown.json'),
    says: /RELEASE_REFUSED: .* is not known here\. Ask the operator to add the public half/,
    noted: 'PUBLISH',
  },
  'a signature of a revoked key': {
    words: () => signed(writeRelease('9.0.4-aaaaaaaaaa'), 'revoked.json'),
    says: /RELEASE_REFUSED: .* was revoked\. Make a new one and ask the operator to add it/,
    noted: 'PUBLISH',
  },
  'a change of an older set': {
    words: () => promote('--expected 0'),
    says: /^CONFLICT: The live set is \d+, not 0: somebody has changed it in the meantime\. Look at it, and try again\./,
    noted: 'PROMOTE',
  },
  'a version that is not published': {
    words: () => 'promote 9.9.9 --remote reports --why test',
    says: /^RELEASE_REFUSED: There is no release reports 9\.9\.9\. Publish it first\./,
    noted: 'PROMOTE',
  },
};

const setsNow = async () => (await remote('history --sets --json')).text;

for (const [what, { words, key = 'all', says, noted }] of Object.entries(REFUSED))
  test(`PF-02 hirehq-remote refuses ${what} with the reason and what to do, and nothing changes`, async () => {
    const before = await setsNow();
    const { code, text, said } = await remote(await words(), key);
    expect(said).toMatch(says);
    expect({ code, text }).toEqual({ code: 1, text: '' });
    expect(await setsNow()).toBe(before);
    if (noted === undefined) return;
    const { items } = JSON.parse((await remote('history --limit 1 --json')).text) as { items: HistoryEntry[] };
    expect(items[0]).toMatchObject({ action: noted, outcome: 'REFUSED', by: 'reports-team' });
  });

test('PF-02 hirehq-remote refuses to change a locked remote and names who locked it and why, until it is unlocked', async () => {
  expect((await remote("lock --remote reports --why 'an audit'")).code).toBe(0);
  for (const words of [promote(), `canary start ${VERSION} --remote reports --why test`]) {
    const { code, said } = await remote(words);
    expect(said).toMatch(
      /^REMOTE_LOCKED: reports was locked by reports-team: an audit Unlock it, or wait until it is unlocked\./,
    );
    expect(code).toBe(1);
  }
  expect((await remote('unlock --remote reports')).code).toBe(0);
  const { code, said } = await remote(promote());
  expect(said).toMatch(/Set \d+ is live/);
  expect(code).toBe(0);
});

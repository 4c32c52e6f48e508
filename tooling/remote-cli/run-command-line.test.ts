import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Canary, ChangedSet, SetRecord } from '@hirehq/shared-contracts/delivery';
import { runCommandLine } from './run-command-line.ts';
import { temporaryFolder } from './testing/built-folder.ts';
import { FakeRefusal, startFakePlatform, type FakePlatform, type Handlers } from './testing/fake-platform.ts';

const AT = '2026-11-27T10:00:00Z';
const ID = '00000000-0000-4000-8000-000000000001';

const setOf = (sequence: number, version: string, isLive = false): SetRecord => ({
  sequence,
  members: [
    { remote: 'jobs', version: '2.0.0-aaaaaaaaaa', previousVersion: null },
    { remote: 'learning', version, previousVersion: null },
  ],
  cause: 'PROMOTE',
  why: 'because',
  by: 'learning',
  createdTimestamp: AT,
  isLive,
});

const SETS = [
  setOf(7, '1.2.0-cccccccccc', true),
  setOf(6, '1.2.0-cccccccccc'),
  setOf(5, '1.1.0-bbbbbbbbbb'),
  setOf(4, '1.0.0-aaaaaaaaaa'),
];

const changed = (more: Partial<ChangedSet> = {}): ChangedSet => ({
  set: setOf(8, '1.3.0-dddddddddd', true),
  changes: [{ remote: 'learning', from: '1.2.0-cccccccccc', to: '1.3.0-dddddddddd' }],
  breaks: [],
  dryRun: false,
  ...more,
});

const CANARY: Canary = {
  id: ID,
  remote: 'learning',
  version: '1.3.0-dddddddddd',
  against: '1.2.0-cccccccccc',
  share: 10,
  enterprises: [],
  accounts: [],
  state: 'RUNNING',
  why: 'because',
  by: 'learning',
  startedTimestamp: AT,
  endsTimestamp: AT,
  endedTimestamp: null,
  signals: [
    {
      signal: 'LOAD_FAILED',
      live: { visits: 900, failures: 9 },
      canary: { visits: 100, failures: 4 },
      evidence: 12.3,
      threshold: 300,
      visitsToTell: 202,
    },
  ],
  decision: null,
};

const RELEASE = {
  remote: 'learning',
  state: 'STORED',
  contract: '1.0.0',
  publishedBy: null,
  publishedTimestamp: AT,
  files: 4,
  bytes: 1000,
} as const;

const HANDLERS: Handlers = {
  'GET releases/{remote}': () => [
    { ...RELEASE, version: '1.3.0-eeeeeeeeee', state: 'BLOCKED' },
    { ...RELEASE, version: '1.3.0-dddddddddd' },
  ],
  'POST sets': ({ body }) => changed({ dryRun: (body as { dryRun: boolean }).dryRun }),
  'POST sets/{sequence}/restore': () => changed({ changes: [] }),
  'GET sets': () => ({ items: SETS, nextCursor: null }),
  'POST canaries': () => CANARY,
  'PUT canaries/{id}': ({ body }) => ({ ...CANARY, share: (body as { share: number }).share }),
  'POST canaries/{id}/promote': () => ({ ...CANARY, state: 'PROMOTED' }),
  'DELETE canaries/{id}': () => ({ ...CANARY, state: 'STOPPED' }),
  'GET canaries': () => [
    { ...CANARY, id: '00000000-0000-4000-8000-000000000002', state: 'REVERTED', decision: 'was worse' },
    CANARY,
  ],
  'PUT locks/{remote}': ({ params, body }) => ({
    remote: String(params['remote']),
    why: (body as { why: string }).why,
    by: 'learning',
    createdTimestamp: AT,
  }),
  'DELETE locks/{remote}': () => true,
  'GET history': () => ({
    items: [
      {
        id: 2,
        timestamp: AT,
        action: 'PROMOTE',
        by: 'learning',
        keyId: 'key-1',
        remote: 'learning',
        version: '1.3.0-dddddddddd',
        sequence: null,
        outcome: 'REFUSED',
        why: 'locked',
      },
    ],
    nextCursor: 'more',
  }),
  'GET status': () => ({
    platform: '4.0.4',
    contract: '1.10.0',
    sequence: 7,
    remotes: [
      {
        remote: 'learning',
        version: '1.2.0-cccccccccc',
        previousVersion: '1.1.0-bbbbbbbbbb',
        lock: null,
        canary: CANARY,
        loads: { total: 1200, failed: 3, p95Ms: 410.4 },
        budgets: [
          { name: 'ENTRY_BYTES', declared: 20_000, measured: 21_500 },
          { name: 'READY_MS', declared: 800, measured: 411 },
          { name: 'LONG_TASK_MS', declared: 50, measured: null },
        ],
      },
    ],
    processes: [
      { id: 'one', set: 7, seenTimestamp: AT },
      { id: 'two', set: 6, seenTimestamp: AT },
    ],
  }),
};

describe('the command line', () => {
  let platform: FakePlatform;
  beforeAll(async () => {
    platform = await startFakePlatform(HANDLERS);
  });
  beforeEach(() => {
    platform.received.length = 0;
  });
  afterAll(() => platform.close());

  /** Runs a command in this process: what it prints, and with what it says of its progress and of failures. */
  async function run(args: readonly string[], further: Record<string, string> = {}, cwd = temporaryFolder()) {
    const printed: string[] = [];
    const said: string[] = [];
    const code = await runCommandLine(args, {
      cwd,
      env: { HIREHQ_PLATFORM: platform.origin, HIREHQ_TEAM_KEY: 'hqt_1_secret', ...further },
      say: (line) => said.push(line),
      print: (text) => {
        printed.push(text);
        said.push(text);
      },
    });
    return { code, text: printed.join('\n'), said: said.join('\n') };
  }
  const sent = () => platform.received.map(({ key, params, query, body }) => ({ key, params, query, body }));

  test.each([
    [
      ['promote', '--remote', 'learning', '--why', 'a fix'],
      { key: 'POST sets', body: { change: { learning: '1.3.0-dddddddddd' }, why: 'a fix', dryRun: false } },
      'Set 8 is live\n  learning: 1.2.0-cccccccccc → 1.3.0-dddddddddd',
    ],
    [
      ['promote', '1.2.0-cccccccccc', '--remote', 'learning', '--why', 'a fix', '--expected', '7'],
      { key: 'POST sets', body: { change: { learning: '1.2.0-cccccccccc' }, expected: 7 } },
      'Set 8 is live',
    ],
    [
      ['dry-run', '--remote', 'learning'],
      { key: 'POST sets', body: { dryRun: true, change: { learning: '1.3.0-dddddddddd' } } },
      'It would become set 8; nothing was changed',
    ],
    [
      ['rollback', '--remote', 'learning', '--why', 'slow'],
      { key: 'POST sets/{sequence}/restore', params: { sequence: 5 }, body: { remotes: ['learning'], why: 'slow' } },
      'Nothing changes',
    ],
    [
      ['rollback', '4', '--all', '--why', 'slow', '--dry-run'],
      { key: 'POST sets/{sequence}/restore', params: { sequence: 4 }, body: { why: 'slow', dryRun: true } },
      'Nothing changes',
    ],
    [
      ['canary', 'start', '--remote', 'learning', '--why', 'try', '--share', '25', '--accounts', 'a@b.example, c@d.example'],
      {
        key: 'POST canaries',
        body: { remote: 'learning', version: '1.3.0-dddddddddd', share: 25, hours: 24, accounts: ['a@b.example', 'c@d.example'] },
      },
      'LOAD_FAILED: live 1.00 % of 900 visits, canary 4.00 % of 100; evidence 12.3, reverts at 300; five times as many would show after about 202 visits',
    ],
    [
      ['canary', 'share', '50', '--remote', 'learning'],
      { key: 'PUT canaries/{id}', params: { id: ID }, body: { share: 50 } },
      '50 % of the visitors',
    ],
    [
      ['canary', 'promote', ID, '--why', 'good'],
      { key: 'POST canaries/{id}/promote', params: { id: ID }, body: { why: 'good' } },
      'promoted',
    ],
    [['canary', 'stop', '--remote', 'learning'], { key: 'DELETE canaries/{id}', params: { id: ID } }, 'stopped'],
    [['canary', 'list', '--remote', 'learning'], { key: 'GET canaries', query: { remote: 'learning' } }, 'was worse'],
    [
      ['lock', '--remote', 'learning', '--why', 'holidays'],
      { key: 'PUT locks/{remote}', params: { remote: 'learning' }, body: { why: 'holidays' } },
      'learning is locked by learning: holidays',
    ],
    [
      ['unlock', '--remote', 'learning'],
      { key: 'DELETE locks/{remote}', params: { remote: 'learning' } },
      'learning is not locked',
    ],
    [
      ['history', '--remote', 'learning', '--limit', '5'],
      { key: 'GET history', query: { remote: 'learning', limit: 5 } },
      '2026-11-27 10:00  promote refused  learning  learning 1.3.0-dddddddddd    locked\nMore: --cursor more',
    ],
    [['history', '--sets'], { key: 'GET sets', query: { limit: 50 } }, '7 live  2026-11-27 10:00  promote  learning  because'],
    [['status'], { key: 'GET status' }, '2 processes; two still serves set 6'],
  ])('PF-03 %j', async (args, request, words) => {
    const { code, text, said } = await run(args);
    expect(said).toContain(words);
    expect({ code, last: sent().at(-1) }).toMatchObject({ code: 0, last: request });
    expect(platform.received[0]?.authorization).toBe('Bearer hqt_1_secret');
    expect(text).not.toBe('');
  });

  test('PF-03 --json prints the response of the platform and nothing else', async () => {
    const { text } = await run(['status', '--json']);
    expect(JSON.parse(text)).toEqual(HANDLERS['GET status']?.(platform.received[0] ?? expect.unreachable()));
  });

  test('PF-03 a refusal is JSON too, with its code', async () => {
    const refusing = await startFakePlatform({
      'DELETE locks/{remote}': () => {
        throw new FakeRefusal('RIGHT_MISSING', { errorMessage: "This key lacks the right 'lock'." });
      },
    });
    const { code, text } = await run(['unlock', '--remote', 'learning', '--json'], { HIREHQ_PLATFORM: refusing.origin });
    await refusing.close();
    expect(code).toBe(1);
    expect(JSON.parse(text)).toMatchObject({ errorCode: 'RIGHT_MISSING', errorMessage: "This key lacks the right 'lock'." });
  });

  test('PF-03 a folder of a remote says which remote it is, and its settings which platform', async () => {
    const cwd = temporaryFolder();
    mkdirSync(join(cwd, 'src'));
    writeFileSync(join(cwd, 'src/remote.tsx'), '');
    const manifest = { id: 'learning', contract: '1.0.0', routes: [], slots: [], events: { publishes: [], subscribes: [] } };
    writeFileSync(join(cwd, 'src/manifest.ts'), `export const manifest = ${JSON.stringify(manifest)};`);
    writeFileSync(join(cwd, '.hirehq-remote.json'), JSON.stringify({ platform: platform.origin }));
    const { code } = await run(['unlock'], { HIREHQ_PLATFORM: '' }, cwd);
    expect({ code, sent: sent() }).toMatchObject({ code: 0, sent: [{ params: { remote: 'learning' } }] });
  });

  test.each([
    [['deploy'], "There is no command 'deploy'. There are: new, dev, build, check, key, publish"],
    [['promote', '--remote', 'learning'], '--why is missing'],
    [['canary', 'begin'], 'the steps are start, share, promote, stop, list'],
    [['canary', 'share', 'half'], 'canary share takes percents'],
    [['unlock'], 'Which remote? Give --remote NAME'],
    [['rollback', 'last', '--remote', 'learning', '--why', 'x'], "'last' is no number of a release set"],
    [['status', '--platform', 'example.com'], "'example.com' is no address"],
    [['build'], 'is no folder of a remote'],
  ])('PF-03 %j is wrong usage: %s', async (args, words) => {
    const { code, said } = await run(args);
    expect(said).toContain(words);
    expect(code).toBe(2);
    expect(sent()).toEqual([]);
  });

  test('PF-02 settings with a key are refused', async () => {
    const cwd = temporaryFolder();
    writeFileSync(join(cwd, '.hirehq-remote.json'), JSON.stringify({ platform: platform.origin, teamKey: 'hqt_1_secret' }));
    const { code, said } = await run(['status'], { HIREHQ_PLATFORM: '' }, cwd);
    expect(said).toContain('keys come from HIREHQ_TEAM_KEY');
    expect(code).toBe(2);
  });

  test('PF-02 key prints the public half alone', async () => {
    const cwd = temporaryFolder();
    const { text, code } = await run(['key'], {}, cwd);
    const { d: secret } = JSON.parse(readFileSync(join(cwd, 'hirehq-signing-key.json'), 'utf8')) as { d: string };
    expect(code).toBe(0);
    expect(JSON.parse(text)).toMatchObject({ kty: 'OKP', crv: 'Ed25519', alg: 'EdDSA', use: 'sig' });
    expect(text).not.toContain(secret);
  });
});

import { execFile } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeSigningKey } from '@hirehq/shared-contracts/delivery/sign';
import { storedCandidate } from '../modules/engine/jobs/testing/stored-jobs.ts';
import { candidateRecords } from '../modules/candidate/candidates/index.ts';
import { ensureAccount } from '../modules/sign-in/identity/index.ts';
import { builtRelease } from '../modules/delivery/releases/testing/built-release.ts';
import { jsonb } from '../platform/database/database.ts';
import { createTestApp } from '../platform/testing/test-app.ts';
import { createTestDatabase, type TestDatabase } from '../platform/testing/test-database.ts';
import { ROOT, commandsIn, documentedCommands } from './testing/documented-commands.ts';
import { NOT_RUN, reasonNotToRun } from './testing/not-run.ts';
import { startHost, type CommandHost, type CommandOutcome } from './testing/start-host.ts';

/** Commands start Node twice, on a machine that is busy with other tests. */
const TIMEOUT_MS = 180_000;
const EMPLOYER = 'Documented Bakery';
const DOMAIN = 'documented-bakery.example';

let database: TestDatabase;
let folder: string;
let host: CommandHost;
let keyId = '';
let kid = '';
beforeAll(async () => {
  database = await createTestDatabase();
  folder = mkdtempSync(join(tmpdir(), 'hirehq-commands-'));
  host = startHost(folder);
  const account = { name: 'Ada Byron', email: 'ada@example.com', neuroClassification: 'NT', emailVerified: true } as const;
  await database.db
    .transaction()
    .execute((trx) => ensureAccount({ candidates: candidateRecords }, trx, { ...account, password: 'quiet-harbour-4711' }));
  await run('npm run employer -- create EMPLOYER');
}, TIMEOUT_MS);
afterAll(async () => {
  await host.stop();
  await database.drop();
  rmSync(folder, { recursive: true, force: true });
});

/** What a reader puts in place of each name in capitals. */
const values = (): Readonly<Record<string, string>> => ({
  EMPLOYER,
  DOMAIN,
  EMAIL: 'ada@example.com',
  ADDRESS: 'jobs@documented-bakery.example',
  NAME: 'Another Bakery',
  TEXT: 'A label',
  'KEY-ID': keyId,
  KIND: 'mail.send',
  ID: '7b0c1f5e-0000-4000-8000-000000000001',
  FILE: join(ROOT, 'e2e/fixtures/greenhouse-two-jobs.json'),
  'FILE|URL': join(ROOT, 'e2e/fixtures/greenhouse-two-jobs.json'),
  FORMAT: 'greenhouse',
  'MAP.json': join(folder, 'map.json'),
  TEAM: 'learning',
  URL: 'https://hooks.example.com/releases',
  'KEY.json': join(folder, 'key.json'),
  KID: kid,
  REMOTE: 'learning',
  VERSION: '1.0.0',
});

const { scripts } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')) as { scripts: Record<string, string> };

const started = new Set<string>();

/** The command that a script of package.json starts, once the script has been started as npm does; undefined for other scripts. */
function commandOf(script: string): string | undefined {
  const command = join(ROOT, 'services/src/commands', `${script}.ts`);
  if (started.has(script) && existsSync(command)) return command;
  started.add(script);
  return undefined;
}

/** Runs a command with the environment of a terminal in which nothing is set: at first as npm does, then in a process with others. */
async function run(command: string): Promise<CommandOutcome> {
  const [, , script = '', , ...typed] = command.split(' ');
  const file = commandOf(script);
  const given = values();
  const words = typed.filter((word) => word !== '…').map((word) => given[word] ?? word);
  const { NODE_ENV: _, ...outside } = process.env;
  const env = {
    ...outside,
    DATABASE_URL: database.url,
    HIREHQ_DATA: folder,
    HIREHQ_LOG_LEVEL: 'silent',
    HIREHQ_SECRET: 'the present secret of the platform 4711',
    HIREHQ_NEXT_SECRET: 'the next secret of the platform 4712',
  };
  if (typed.includes('KEY.json')) writeFileSync(given['KEY.json'] ?? '', JSON.stringify((await makeSigningKey()).publicJwk));
  // The scripts set the mode.
  if (file !== undefined) return host.run({ file, words, env: { ...env, NODE_ENV: 'development' } });
  const [, program = ''] = scripts[script]?.split(' ') ?? [];
  return new Promise((resolve) => {
    execFile(process.execPath, [join(ROOT, program), ...words], { cwd: folder, env }, (error, stdout, stderr) =>
      resolve({ code: typeof error?.code === 'number' ? error.code : error ? 1 : 0, said: stdout + stderr }),
    );
  });
}

/** A release that a command can be about. */
async function storeRelease(): Promise<void> {
  const { release } = builtRelease('learning', '1.0.0');
  await database.db
    .insertInto('release')
    .values({ remote: release.remote, version: release.version, release: jsonb(release) })
    .execute();
}

/** Commands that a page only names, without arguments: they say how they are used. */
const WITHOUT_ARGUMENTS = new Set([
  'npm run import',
  'npm run employer',
  'npm run employer-key',
  'npm run employer-domain',
  'npm run team-key',
  'npm run visitor-key',
]);
/** The head of a list of options, which is no command. */
const HEADS = new Set(['npm run', 'npm run account -- EMAIL']);

const documented = documentedCommands();
const toRun = [...documented.keys()].filter((command) => !HEADS.has(command) && reasonNotToRun(command) === undefined);

test('PF-08 every command of the documentation has a script, and runs in the suite or is named with a reason', () => {
  expect(documented.size).toBeGreaterThan(80);
  const unknown = [...documented.keys()].filter((command) => {
    const [, script] = /npm run ([\w:-]+)/.exec(command) ?? [];
    return script !== undefined && scripts[script] === undefined;
  });
  expect(unknown).toEqual([]);
  const named = new Set([...documented.keys()].map(reasonNotToRun));
  expect(Object.keys(NOT_RUN).filter((each) => !named.has(each))).toEqual([]);
  for (const script of Object.keys(scripts)) expect([...documented.keys()].some((each) => each.includes(script))).toBe(true);
});

test('PF-08 commands are found in code, in blocks and in tables', () => {
  const page = [
    'Use `npm run one -- A`, not `node x.ts`.',
    '```sh',
    'npm run two   # explained',
    '```',
    '| `npm run three -- WHO …` | effect |',
    '| --- | --- |',
    '| `--list`, `--add B` | lists |',
  ].join('\n');
  expect(commandsIn(page)).toEqual([
    'npm run two',
    'npm run one -- A',
    'npm run three -- WHO --list',
    'npm run three -- WHO --add B',
  ]);
});

test.each(toRun)('PF-08 %s works as documented', { timeout: TIMEOUT_MS }, async (command) => {
  if (command.includes('KEY-ID')) {
    const ofTeam = command.includes('team-key');
    const { said } = await run(
      ofTeam ? 'npm run team-key -- add TEAM --remotes learning' : 'npm run employer-key -- EMPLOYER --label TEXT',
    );
    keyId = /hqt?_([0-9a-f]{16})_/.exec(said)?.[1] ?? '';
  }
  if (command.includes('KID')) {
    const ofEmployer = command.includes('visitor-key');
    const { said } = await run(
      ofEmployer ? 'npm run visitor-key -- EMPLOYER --add KEY.json' : 'npm run team-key -- signing-key TEAM KEY.json',
    );
    kid = /the key (\S+)\./.exec(said)?.[1] ?? '';
  }
  if (command.includes('npm run release')) await storeRelease();
  if (command.includes('--remove DOMAIN')) await run('npm run employer-domain -- EMPLOYER --vouch DOMAIN');
  const { code, said } = await run(command);
  expect(said).not.toMatch(/^\s+at .*:\d+:\d+\)?$/m);
  if (WITHOUT_ARGUMENTS.has(command)) expect(said).toContain('Usage: npm run');
  else expect({ code, said }).toEqual({ code: 0, said: expect.any(String) as string });
});

test(
  'SV-08 an employer, its domain, theme, pools and address are made by one command, and shown',
  { timeout: TIMEOUT_MS },
  async () => {
    const made = await run(
      'npm run employer -- create Quay --domain quay-works.example --pool Divers --exclusive-pool Pilots --mail jobs@quay-works.example',
    );
    expect(made.said).toContain('domain: quay-works.example  proven');
    expect(made.code).toBe(0);
    const shown = await run('npm run employer -- show quay-works.example');
    for (const part of [
      /pool: Divers {2}\S+ {2}0/,
      /pool: Pilots {2}\S+ {2}exclusive/,
      /mail: jobs@quay-works\.example {2}not confirmed yet/,
    ])
      expect(shown.said).toMatch(part);
    const mails = await database.db
      .selectFrom('mail')
      .select('recipient')
      .where('recipient', '=', 'jobs@quay-works.example')
      .execute();
    expect(mails).toHaveLength(1);
  },
);

test(
  'SV-08 SH-29 who joins the exclusive pool of such an employer belongs to it, and to no other',
  { timeout: TIMEOUT_MS },
  async () => {
    const theme = {
      isSelected: true,
      primaryColor: '1A7FAE',
      secondaryColor: 'ffffff',
      hoverButtonColor: '000000',
      hoverButtonTextColor: 'ffffff',
      headingTextColor: '101828',
      mainTextColor: '101828',
      listHoverColor: 'eeeeee',
    };
    writeFileSync(join(folder, 'theme.json'), JSON.stringify([theme]));
    const poolsOf = async (name: string) => {
      const { said } = await run(
        `npm run employer -- create ${name} --pool Open --exclusive-pool Own --candidate-theme ${join(folder, 'theme.json')}`,
      );
      const [, open = ''] = /pool: Open {2}(\S+)/.exec(said) ?? [];
      const [, own = ''] = /pool: Own {2}(\S+) {2}exclusive/.exec(said) ?? [];
      const id = /^\S+ {2}(\S+)$/m.exec(said)?.[1];
      return { id, open, own };
    };
    const [quay, dock] = [await poolsOf('Quayside'), await poolsOf('Dockside')];
    // The database is dropped at the end of the file.
    const app = await createTestApp({ database: { ...database, drop: async () => undefined } });
    try {
      const candidateId = await storedCandidate(app.db);
      const headers = await app.asCandidate(candidateId);
      const joins = async (pool: string) => {
        const url = `/api/v1/candidates/pool/priority/${pool}/candidates`;
        return (await app.app.inject({ method: 'PUT', url, headers, payload: { candidatesIds: [candidateId], origin: 'I' } }))
          .statusCode;
      };
      const seen = async () =>
        (await app.app.inject({ url: '/api/v1/candidates/', headers })).json<{
          responsePayload: { talentPool: string | null; sourceEnterpriseId: string | null; exclusiveCandidateTheme: unknown };
        }>().responsePayload;
      expect(await joins(quay.open)).toBe(200);
      expect(await seen()).toMatchObject({ exclusiveCandidateTheme: null });
      expect((await seen()).talentPool).not.toBe('Z');
      const belongs = { talentPool: 'Z', sourceEnterpriseId: quay.id, exclusiveCandidateTheme: [theme] };
      expect([await joins(quay.own), await joins(quay.own)]).toEqual([200, 200]);
      expect(await seen()).toMatchObject(belongs);
      expect(await joins(dock.own)).toBe(200);
      expect(await seen()).toMatchObject(belongs);
    } finally {
      await app.close();
    }
    expect((await run('npm run employer -- show Quayside')).said).toMatch(/pool: Own {2}\S+ {2}exclusive {2}1 members/);
  },
);

test.each([
  ['npm run team-key -- add operator --remotes learning', /Choose another name/],
  ['npm run team-key -- add TEAM', /Name the remotes/],
  ['npm run team-key -- add TEAM --remotes learning --rights delete', /'delete' is no right/],
  ['npm run team-key -- revoke 0123456789abcdef', /no valid key/],
  ['npm run team-key -- signing-key TEAM missing.json', /cannot be read as a JWK/],
  ['npm run team-key -- signing-key --revoke nobody', /no valid key/],
  ['npm run team-key -- webhook TEAM nowhere', /must be a URL/],
  ['npm run team-key -- webhook nobody --remove', /has no webhook/],
  ['npm run team-key -- make TEAM', /Usage: npm run team-key/],
  ['npm run platform-key -- turn', /Usage: HIREHQ_NEXT_SECRET/],
  ['npm run release -- block REMOTE 9.9.9 --why TEXT', /There is no release learning 9\.9\.9/],
  ['npm run release -- block REMOTE VERSION', /--why is required/],
])('PF-02 %s is refused with a sentence, and makes nothing', { timeout: TIMEOUT_MS }, async (command, words) => {
  const count = async () => {
    const tables = ['team_key', 'signing_key', 'team_webhook', 'release_history'] as const;
    return Promise.all(tables.map(async (table) => (await database.db.selectFrom(table).selectAll().execute()).length));
  };
  const before = await count();
  const { code, said } = await run(command);
  expect(code).not.toBe(0);
  expect(said).toMatch(words);
  expect(said).not.toMatch(/^\s+at .*:\d+:\d+\)?$/m);
  expect(await count()).toEqual(before);
});

test.each([
  ['npm run employer -- create EMPLOYER', /already has the name/],
  ['npm run employer -- create Taken --domain github.io', /Anyone can register names/],
  ['npm run employer -- create Mailer --mail nobody', /is no address/],
  ['npm run employer -- create Themed --theme missing.json', /cannot be read/],
  ['npm run employer -- show Nobody', /There is no employer/],
  ['npm run employer-domain -- Nobody --list', /There is no employer/],
  ['npm run visitor-key -- Nobody --list', /There is no employer/],
  ['npm run visitor-key -- EMPLOYER --add missing.json', /cannot be read as a public key/],
  ['npm run visitor-key -- EMPLOYER --remove nobody', /does not exist/],
  ['npm run employer -- make EMPLOYER', /Usage: npm run employer/],
])('SV-08 %s is refused with a sentence, and makes nothing', { timeout: TIMEOUT_MS }, async (command, words) => {
  const count = async () => (await database.db.selectFrom('enterprise').select('id').execute()).length;
  const before = await count();
  const { code, said } = await run(command);
  expect(code).not.toBe(0);
  expect(said).toMatch(words);
  expect(said).not.toMatch(/^\s+at .*:\d+:\d+\)?$/m);
  expect(await count()).toBe(before);
});

import { describe, expect, test } from 'vitest';
import { BOUNDARY_VIOLATIONS } from './boundary-violations.ts';
import type { Check } from './check.ts';
import { boundaries, boundaryRules } from './checks/boundaries.ts';
import { contracts } from './checks/contracts.ts';
import { docs } from './checks/docs.ts';
import { format } from './checks/format.ts';
import { house } from './checks/house.ts';
import { STATIC_CHECKS, testChecks } from './checks/index.ts';
import { lint } from './checks/lint.ts';
import { messages } from './checks/messages.ts';
import { HEADINGS } from './checks/remote-plan.ts';
import { oldestPostgres } from './checks/oldest-postgres.ts';
import { MOST_IN_A_FOLDER } from './checks/service-plan.ts';
import { suppressions } from './checks/suppressions.ts';
import { template } from './checks/template.ts';
import { types } from './checks/types.ts';
import { unitTests } from './checks/unit-tests.ts';
import { unused } from './checks/unused.ts';
import { words } from './checks/words.ts';
import { inToyTree, type ToyTree } from './toy-tree.ts';

const seen = new Set<string>();

/** Runs a check on a toy tree: `file: message` of each finding. */
async function findingsOf(
  check: Check,
  files: Readonly<Record<string, string>>,
  prepare: (tree: ToyTree) => void = () => {},
): Promise<string[]> {
  let lines: string[] = [];
  await inToyTree(files, async (tree) => {
    prepare(tree);
    const { findings } = await check.run(tree.root);
    lines = findings.map(({ file, message }) => `${file ?? ''}: ${message}`);
  });
  seen.add(check.name);
  return lines;
}

const json = (value: unknown) => JSON.stringify(value);
const PACKAGE = json({ name: 'toy', type: 'module' });

describe('types', () => {
  const files = {
    'toy/package.json': PACKAGE,
    'toy/tsconfig.json': json({ compilerOptions: { strict: true, noEmit: true, types: [] }, include: ['.'] }),
  };
  test('finds a wrong type', async () => {
    expect(await findingsOf(types, { ...files, 'toy/a.ts': 'export const a: number = "one";' })).toEqual([
      expect.stringMatching(/^toy\/a\.ts: TS2322: .*not assignable/),
    ]);
  });
  test('accepts right types', async () => {
    expect(await findingsOf(types, { ...files, 'toy/a.ts': 'export const a: number = 1;' })).toEqual([]);
  });
});

describe('lint', () => {
  const config = (tree: ToyTree) => tree.copy('.oxlintrc.json');
  const TSCONFIG = {
    'tsconfig.json': json({ compilerOptions: { strict: true, jsx: 'react-jsx', types: [], lib: ['es2023', 'dom'] } }),
  };

  const FAULTS = [
    ['any', 'mfe-jobs/src/any.ts', 'export const a: any = 1;', 'no-explicit-any'],
    ['console', 'mfe-jobs/src/console.ts', 'console.log(1);', 'no-console'],
    ['a promise nobody waits for', 'mfe-jobs/src/promise.ts', 'const f = async () => 1;\nf();', 'no-floating-promises'],
    ['Mantine past the facade', 'mfe-jobs/src/mantine.ts', "import '@mantine/core';", 'no-restricted-imports'],
    ['the identity library in a remote', 'mfe-jobs/src/identity.ts', "import 'keycloak-js';", 'no-restricted-imports'],
    [
      'a field that is none of the forms',
      'mfe-jobs/src/features/a/a.tsx',
      "import { TextInput } from '@hirehq/shared-ui';\nexport const A = () => <TextInput />;",
      'no-restricted-imports',
    ],
    [
      'ShellApi instead of its hooks',
      'mfe-jobs/src/pages/shell.ts',
      "import { useShell } from '@hirehq/shared-ui';\nuseShell();",
      'no-restricted-imports',
    ],
    [
      'a question to the API outside a query',
      'mfe-jobs/src/pages/question.ts',
      "import { useApiQuery } from '@hirehq/shared-ui';\nuseApiQuery('GET candidates/', {});",
      'no-restricted-imports',
    ],
    [
      'a question to the API in a screen of the shell',
      'host-shell/src/layout/a.tsx',
      "import { useApiQuery } from '@hirehq/shared-ui';\nuseApiQuery('GET candidates/', {});",
      'no-restricted-imports',
    ],
    ['fetch in a remote', 'mfe-jobs/src/fetch.ts', "void fetch('/');", 'no-restricted-globals'],
    ['storage in a remote', 'mfe-jobs/src/storage.ts', "localStorage.setItem('a', 'b');", 'no-restricted-globals'],
    ['text outside react-intl', 'mfe-jobs/src/text.tsx', 'export const A = () => <p>Hello</p>;', 'jsx-no-literals'],
    ['an image without a description', 'mfe-jobs/src/image.tsx', 'export const A = () => <img src="/a.png" />;', 'alt-text'],
    [
      'SQL outside a store',
      'services/src/modules/engine/jobs/jobs.service.ts',
      "import { sql } from 'kysely';\nsql``;",
      'no-restricted-imports',
    ],
    ['a default export', 'services/src/a.ts', 'export default 1;', 'no-default-export'],
  ] as const;
  let findings: Promise<string[]> | undefined;
  /** In one tree, because each look at a tree takes half a second. */
  const findingsOfAll = () =>
    (findings ??= findingsOf(lint, { ...TSCONFIG, ...Object.fromEntries(FAULTS.map(([, file, text]) => [file, text])) }, config));

  test.each(FAULTS)('finds %s', async (_, file, _text, rule) => {
    expect((await findingsOfAll()).filter((line) => line.startsWith(file)).join('\n')).toContain(rule);
  });
  test('accepts clean code', async () => {
    expect(await findingsOf(lint, { ...TSCONFIG, 'mfe-jobs/src/a.ts': 'export const a = 1;\n' }, config)).toEqual([]);
  });
});

describe('format', () => {
  const config = (tree: ToyTree) => tree.copy('.oxfmtrc.json');
  test('finds a file that is not formatted', async () => {
    expect(await findingsOf(format, { 'toy/a.ts': 'export const a   = "one"' }, config)).toEqual([
      'toy/a.ts: is not formatted: pnpm exec oxfmt toy/a.ts',
    ]);
  });
  test('accepts a formatted file', async () => {
    expect(await findingsOf(format, { 'toy/a.ts': "export const a = 'one';\n" }, config)).toEqual([]);
  });
});

describe('boundaries', () => {
  const treeOf = (imports: Readonly<Record<string, string>>) => {
    const packages = [...new Set(Object.keys(imports).map((file) => file.split('/')[0]))];
    return {
      ...Object.fromEntries(packages.map((name) => [`${name}/package.json`, PACKAGE])),
      ...Object.fromEntries(Object.entries(imports).map(([file, to]) => [file, to ? `import '${to}';` : 'export const b = 1;'])),
    };
  };

  /** Violations that have no file in common share a tree, because each look at a tree takes half a second. */
  const forest: { rules: Set<string>; imports: Record<string, string>; findings: () => Promise<string[]> }[] = [];
  for (const [rule, imports] of Object.entries(BOUNDARY_VIOLATIONS)) {
    let tree = forest.find((one) => Object.keys(imports).every((file) => !(file in one.imports)));
    if (!tree) {
      const planted: Record<string, string> = {};
      let findings: Promise<string[]> | undefined;
      tree = { rules: new Set(), imports: planted, findings: () => (findings ??= findingsOf(boundaries, treeOf(planted))) };
      forest.push(tree);
    }
    tree.rules.add(rule);
    Object.assign(tree.imports, imports);
  }

  test('every rule has a violation here', () => {
    expect(Object.keys(BOUNDARY_VIOLATIONS)).toEqual(boundaryRules);
  });
  test.each(Object.entries(BOUNDARY_VIOLATIONS))('finds violations of %s', async (rule, imports) => {
    const findings = await forest.find(({ rules }) => rules.has(rule))?.findings();
    expect(findings).toContainEqual(expect.stringMatching(new RegExp(`^${Object.keys(imports)[0]}: ${rule}: imports .+\\. .+`)));
  });
  test('accepts the imports that the architecture allows', async () => {
    const imports = {
      'mfe-jobs/src/pages/list/a.ts': '../../features/list-jobs/b.ts',
      'mfe-jobs/src/features/list-jobs/b.ts': '../../shared/c.ts',
      'mfe-jobs/src/track/pages/job/a.ts': '../../../interviews/features/rate-interview/b.ts',
      'mfe-jobs/src/interviews/features/rate-interview/b.ts': '../../shared/c.ts',
      'mfe-jobs/src/interviews/shared/c.ts': '../../shared/c.ts',
      'mfe-jobs/src/shared/c.ts': '../../../shared-ui/src/d.ts',
      'shared-ui/src/d.ts': '../../shared-contracts/src/e.ts',
      'shared-contracts/src/e.ts': '',
      'services/src/modules/engine/jobs/jobs.service.ts': './jobs.store.ts',
      'services/src/modules/engine/jobs/search/search-jobs.ts': '../rank/rank-hits.ts',
      'services/src/modules/engine/jobs/rank/rank-hits.ts': '../terms/search-terms.ts',
      'services/src/modules/engine/jobs/terms/search-terms.ts': '',
      'services/src/commands/import.ts': '../modules/engine/jobs/index.ts',
      'services/src/modules/engine/jobs/index.ts': '',
      'services/src/modules/engine/jobs/jobs.store.ts': '../../../platform/database/database.ts',
      'services/src/platform/database/database.ts': '../../../../shared-contracts/src/e.ts',
    };
    expect(await findingsOf(boundaries, treeOf(imports))).toEqual([]);
  });
  test('accepts types from the database', async () => {
    const files = {
      'services/package.json': PACKAGE,
      'services/src/modules/engine/jobs/jobs.service.ts':
        "import type { Row } from '../../../platform/database/tables.ts';\nexport type A = Row;",
      'services/src/platform/database/tables.ts': 'export interface Row { id: string }',
    };
    expect(await findingsOf(boundaries, files)).toEqual([]);
  });
});

describe('house', () => {
  const texts = json({ 'jobs.title': 'Jobs' });
  const remote = (id: string): Record<string, string> => ({
    [`mfe-${id}/README.md`]: `# mfe-${id}\n\n${HEADINGS.map((heading) => `## ${heading}\n\n/${id}\n`).join('\n')}`,
    [`mfe-${id}/package.json`]: json({ name: `@hirehq/mfe-${id}`, scripts: { types: 'tsc' } }),
    [`mfe-${id}/federation.config.ts`]: `export default defineRemote({ name: '${id}', port: ${id.length} });`,
    [`mfe-${id}/tsconfig.json`]: '{}',
    [`mfe-${id}/vitest.config.ts`]: '',
    [`mfe-${id}/src/manifest.ts`]: `export const manifest = { id: '${id}', routes: [{ path: '/${id}' }] };`,
    [`mfe-${id}/src/remote.tsx`]: '',
    [`mfe-${id}/src/messages/en.json`]: texts,
    [`mfe-${id}/src/messages/es.json`]: texts,
    [`mfe-${id}/src/messages/ar.json`]: texts,
    [`mfe-${id}/tests/remote-contract.test.tsx`]: 'same',
    [`mfe-${id}/tests/examples.ts`]: '',
  });
  const plan = { ...remote('jobs'), ...remote('reports') };
  const without = (name: string) => Object.fromEntries(Object.entries(plan).filter(([file]) => file !== name));

  const facade = (doors: object, index: string) => ({
    'shared-ui/package.json': json({ name: '@hirehq/shared-ui', version: '1.0.0', exports: { '.': './src/index.ts' } }),
    'shared-ui/src/index.ts': index,
    'shared-ui/doors.json': json(doors),
  });

  test('accepts names of the facade with their version', async () => {
    const doors = { '0.9.0': { '.': ['A'] }, '1.0.0': { '.': ['B'] } };
    expect(await findingsOf(house, facade(doors, "export { A } from './a.ts';\nexport { b as B } from './b.ts';"))).toEqual([]);
  });
  test('accepts a module on the plan', async () => {
    const own = (files: Readonly<Record<string, string>>) =>
      Object.fromEntries(Object.entries(files).map(([name, text]) => [`services/src/modules/engine/jobs/${name}`, text]));
    const files = {
      'shared-contracts/src/graphql/sdl/jobs.graphql': 'type Query {\n  jobs: Int\n}',
      'services/src/commands/import.ts': 'parseArgs({});',
      ...own({
        'index.ts': '',
        'routes.ts': 'restCalls(app, {});',
        'employer.routes.ts': 'employerCalls(app, {});',
        'resolvers/index.ts': '',
        'resolvers/Query/jobs.ts': '',
        'search/search-jobs.ts': '',
        'search/jobs.store.ts': 'await sql`select 1`.execute(db);',
        'search/jobs.store.test.ts': 'await sql`select randomUUID()`.execute(db);',
        'data/states.json': '{}',
        'messages/en.json': '{}',
        'testing/stored-jobs.ts': 'const id = randomUUID();',
      }),
      ...Object.fromEntries(Array.from({ length: MOST_IN_A_FOLDER }, (_, index) => [`services/src/platform/a/f${index}.ts`, ''])),
    };
    expect(await findingsOf(house, files)).toEqual([]);
  });
  test('accepts two remotes with the same structure', async () => {
    expect(await findingsOf(house, plan)).toEqual([]);
  });
  test.each([
    [
      'a port of two remotes',
      { ...plan, 'mfe-reports/federation.config.ts': "export default defineRemote({ name: 'reports', port: 4 });" },
      'mfe-reports/federation.config.ts: port 4 is that of another remote',
    ],
    ['a missing file', without('mfe-jobs/tests/remote-contract.test.tsx'), 'mfe-jobs/tests/remote-contract.test.tsx: is missing'],
    [
      'a screen of the shell that asks by itself',
      { ...plan, 'host-shell/package.json': PACKAGE, 'host-shell/src/layout/a.ts': "void own.api.rest('GET candidates/');" },
      'host-shell/src/layout/a.ts: call the API in a *.query.ts',
    ],
    [
      'a listener set beside the state they all use',
      { ...plan, 'mfe-jobs/src/shared/a.ts': 'const listeners = new Set<(to: string) => void>();' },
      'mfe-jobs/src/shared/a.ts: is a custom set of listeners',
    ],
    [
      'an id made by what a page without TLS does not have',
      { ...plan, 'mfe-jobs/src/features/apply/a.ts': 'export const id = crypto.randomUUID();' },
      'mfe-jobs/src/features/apply/a.ts: crypto.randomUUID is missing on pages without TLS',
    ],
    [
      'an end-to-end test that waits for a time',
      { ...plan, 'e2e/journeys/a.spec.ts': 'test.setTimeout(90_000);\nawait page.waitForTimeout(250);' },
      'e2e/journeys/a.spec.ts: waitForTimeout waits for a time',
    ],
    [
      'a manifest of another name',
      { ...plan, 'mfe-jobs/src/manifest.ts': "{ id: 'work' }" },
      "its id is 'work', but its folder is for 'jobs'",
    ],
    ['other headings', { ...plan, 'mfe-jobs/README.md': '# mfe-jobs\n\n/jobs' }, 'must have the headings Owns · Routes'],
    [
      'a route the README leaves out',
      { ...plan, 'mfe-jobs/src/manifest.ts': "{ id: 'jobs', path: '/hidden' }" },
      'does not mention /hidden',
    ],
    [
      'scripts of its own',
      { ...plan, 'mfe-reports/package.json': json({ scripts: {} }) },
      'its scripts must be identical to those of mfe-jobs',
    ],
    [
      'a contract test of its own',
      { ...plan, 'mfe-reports/tests/remote-contract.test.tsx': 'other' },
      'must be identical in every remote',
    ],
    [
      'a folder outside the plan',
      { ...plan, 'mfe-jobs/src/hooks/a.ts': '' },
      'mfe-jobs/src/hooks: is neither a folder of the plan',
    ],
    [
      'an area with a folder of its own',
      { ...plan, 'mfe-jobs/src/find/features/list-jobs/a.ts': '', 'mfe-jobs/src/find/hooks/a.ts': '' },
      'mfe-jobs/src/find: is neither',
    ],
    [
      'a feature of an area that is no verb-noun',
      { ...plan, 'mfe-jobs/src/find/features/jobs/a.ts': '' },
      'must be named verb-noun',
    ],
    ['a feature that is no verb-noun', { ...plan, 'mfe-jobs/src/features/jobs/a.ts': '' }, 'must be named verb-noun'],
    [
      'a module without a door',
      { 'services/src/modules/engine/jobs/jobs.service.ts': '' },
      'services/src/modules/engine/jobs/index.ts: is missing',
    ],
    [
      'a lock with a number of its own',
      { 'services/src/modules/engine/jobs/jobs.store.ts': 'await sql`select pg_advisory_xact_lock(7)`.execute(trx);' },
      'services/src/modules/engine/jobs/jobs.store.ts: a lock has its number in',
    ],
    [
      'a timer of its own',
      { 'services/src/modules/engine/jobs/close-jobs.ts': 'setInterval(close, 1000);' },
      'services/src/modules/engine/jobs/close-jobs.ts: is work at fixed times',
    ],
    [
      'a type that is passed over',
      { 'services/src/modules/engine/jobs/jobs.store.ts': "insert({ places: '[]' as never });" },
      'services/src/modules/engine/jobs/jobs.store.ts: mend the type',
    ],
    [
      'a second door in a module',
      { 'services/src/modules/engine/jobs/index.ts': '', 'services/src/modules/engine/jobs/search/index.ts': '' },
      'services/src/modules/engine/jobs/search/index.ts: is no door',
    ],
    [
      'a kind of file in another spelling',
      { 'services/src/modules/engine/jobs/index.ts': '', 'services/src/modules/engine/jobs/employer-routes.ts': '' },
      'is named employer.routes.ts',
    ],
    [
      'code among data',
      { 'services/src/modules/engine/jobs/index.ts': '', 'services/src/modules/engine/jobs/data/states.ts': '' },
      'services/src/modules/engine/jobs/data/states.ts: is no data',
    ],
    [
      'a policy without a test',
      { 'services/src/modules/engine/jobs/index.ts': '', 'services/src/modules/engine/jobs/jobs.policy.ts': '' },
      'services/src/modules/engine/jobs/jobs.policy.ts: has no test beside it',
    ],
    [
      'a policy that is tested with a database',
      {
        'services/src/modules/engine/jobs/index.ts': '',
        'services/src/modules/engine/jobs/jobs.policy.ts': '',
        'services/src/modules/engine/jobs/jobs.policy.test.ts': 'const { db } = await createTestDatabase();',
      },
      'services/src/modules/engine/jobs/jobs.policy.test.ts: uses a database',
    ],
    [
      'data among code',
      { 'services/src/modules/engine/jobs/index.ts': '', 'services/src/modules/engine/jobs/states.json': '{}' },
      'services/src/modules/engine/jobs/states.json: is data',
    ],
    [
      'a message that is none',
      { 'services/src/modules/engine/jobs/index.ts': '', 'services/src/modules/engine/jobs/messages/texts.ts': '' },
      'services/src/modules/engine/jobs/messages/texts.ts: is no text',
    ],
    [
      'SQL text outside a store',
      { 'services/src/platform/work/work.ts': 'await sql<Row>`select 1`.execute(db);' },
      'services/src/platform/work/work.ts: is SQL',
    ],
    [
      'a query built outside a store',
      { 'services/src/modules/engine/jobs/index.ts': "await services.db.deleteFrom('job').execute();" },
      'services/src/modules/engine/jobs/index.ts: is SQL',
    ],
    [
      'a command outside commands/',
      { 'services/src/demo-data/seed.ts': 'const { values } = parseArgs({});' },
      'services/src/demo-data/seed.ts: is a command',
    ],
    [
      'calls outside the routes',
      { 'services/src/modules/engine/jobs/index.ts': "restCalls(app, { 'GET skills': () => [] });" },
      'services/src/modules/engine/jobs/index.ts: declares calls',
    ],
    [
      'an id of its own making',
      { 'services/src/platform/files/a.ts': 'const key = randomUUID();' },
      'services/src/platform/files/a.ts: makes an id',
    ],
    [
      'a crowd',
      Object.fromEntries(
        Array.from({ length: MOST_IN_A_FOLDER + 1 }, (_, index) => [`services/src/platform/a/f${index}.ts`, '']),
      ),
      `services/src/platform/a: has ${MOST_IN_A_FOLDER + 1} files side by side`,
    ],
    [
      'a resolver of no field',
      {
        'shared-contracts/src/graphql/sdl/jobs.graphql': 'type Query {\n  jobs: Int\n}',
        'services/src/modules/engine/jobs/index.ts': '',
        'services/src/modules/engine/jobs/resolvers/Query/job.ts': '',
      },
      'there is no field Query.job',
    ],
    [
      'a name of the facade without a version',
      facade({ '1.0.0': { '.': ['A'] } }, "export { A } from './a.ts';\nexport { B, type C } from './b.ts';"),
      "shared-ui/doors.json: B of '.' is new",
    ],
    [
      'a name of the facade that is gone',
      facade({ '1.0.0': { '.': ['A', 'B'] } }, "export { A } from './a.ts';"),
      "B of '.' was removed",
    ],
    [
      'a version of the facade without its names',
      facade({ '0.9.0': { '.': ['A'] } }, "export { A } from './a.ts';"),
      'its last version is 0.9.0; package.json says 1.0.0',
    ],
    ['a vague name', { 'services/package.json': PACKAGE, 'services/src/utils.ts': '' }, "'utils.ts' is too vague"],
    [
      'a name in another case',
      { 'services/package.json': PACKAGE, 'services/src/JobStore.ts': '' },
      "'JobStore.ts' is not kebab-case",
    ],
    ['a file too long', { 'services/package.json': PACKAGE, 'services/src/a.ts': '\n'.repeat(500) }, 'split files above'],
    ['a token in a remote', { ...plan, 'mfe-jobs/src/a.ts': 'const headers = { Authorization: bearer };' }, 'handles a token'],
  ])('finds %s', async (_, files, message) => {
    expect((await findingsOf(house, files)).join('\n')).toContain(message);
  });
});

describe('unused', () => {
  const files = {
    'package.json': json({ name: 'toy', type: 'module', dependencies: { zod: '1.0.0' } }),
    'knip.json': json({ entry: ['main.ts'], project: ['*.ts'] }),
    'main.ts': "import { used } from './part.ts';\nused();",
    'part.ts': 'export const used = () => {};\nexport const spare = () => {};',
    'orphan.ts': 'export const a = 1;',
  };
  test('finds an unused file, export and dependency', async () => {
    const findings = (await findingsOf(unused, files)).join('\n');
    expect(findings).toContain('orphan.ts is not imported anywhere');
    expect(findings).toContain('spare is exported but not imported anywhere');
    expect(findings).toContain('zod is an unused dependency');
  });
});

describe('messages', () => {
  const tree = (more: Record<string, string>) => ({
    'mfe-jobs/package.json': PACKAGE,
    'mfe-jobs/src/a.tsx': '<FormattedMessage id="jobs.found" values={{ count }} />',
    'mfe-jobs/src/messages/en.json': json({ 'jobs.found': '{count, plural, one {# job} other {# jobs}}' }),
    'mfe-jobs/src/messages/es.json': json({ 'jobs.found': '{count, plural, one {# empleo} other {# empleos}}' }),
    'mfe-jobs/src/messages/ar.json': json({ 'jobs.found': '{count, plural, one {وظيفة} other {# وظائف}}' }),
    ...more,
  });

  test('accepts texts that exist in all languages, match and are used', async () => {
    expect(await findingsOf(messages, tree({}))).toEqual([]);
  });
  test.each([
    ['a missing translation', { 'mfe-jobs/src/messages/es.json': '{}' }, 'es.json: jobs.found: is missing'],
    [
      'other values',
      { 'mfe-jobs/src/messages/es.json': json({ 'jobs.found': '{total} empleos' }) },
      'has the placeholders {total}; the English text has {count}',
    ],
    [
      'a text nobody translated',
      {
        'mfe-jobs/src/b.tsx': '<FormattedMessage id="jobs.none" />',
        ...Object.fromEntries(
          ['en', 'es', 'ar'].map((locale) => [
            `mfe-jobs/src/messages/${locale}.json`,
            json({ 'jobs.found': '{count}', 'jobs.none': 'Nothing found' }),
          ]),
        ),
      },
      'es.json: jobs.none: is not translated',
    ],
    [
      'words of its own on a screen',
      { 'mfe-jobs/src/list.tsx': `export const list = <p title="jobs.found">{isOpen ? 'Open now' : null}</p>;` },
      'list.tsx: "Open now" must be in the messages files',
    ],
    [
      'words of its own for a screen reader',
      { 'mfe-jobs/src/list.tsx': 'export const list = <button aria-label={`Save ${title}`} />;' },
      'list.tsx: "Save" must be in the messages files',
    ],
    [
      'a broken text',
      { 'mfe-jobs/src/messages/es.json': json({ 'jobs.found': '{count' }) },
      'jobs.found: is not a valid ICU message',
    ],
    ['an id without a text', { 'mfe-jobs/src/b.tsx': "intl.formatMessage({ id: 'jobs.gone' })" }, 'jobs.gone: has no text'],
    ['a text nothing shows', { 'mfe-jobs/src/a.tsx': '' }, 'jobs.found: is not used'],
    [
      'a text of one language only',
      { 'mfe-jobs/src/messages/ar.json': json({ 'jobs.found': '{count}', 'jobs.more': 'x' }) },
      'jobs.more: is not in en.json',
    ],
    [
      'a text of a module of the server that is missing',
      {
        'services/package.json': PACKAGE,
        'services/src/modules/post/mail/messages/en.json': json({ 'mail.hello': 'Hello' }),
        'services/src/modules/post/mail/messages/es.json': json({ 'mail.hello': 'Hola' }),
        'services/src/modules/post/mail/messages/ar.json': '{}',
      },
      'modules/post/mail/messages/ar.json: mail.hello: is missing',
    ],
  ])('finds %s', async (_, files, message) => {
    expect((await findingsOf(messages, tree(files))).join('\n')).toContain(message);
  });
});

describe('contracts', () => {
  const DOCUMENT = 'mfe-toy/src/features/see-jobs/see-jobs.graphql';
  const GENERATED = [`${DOCUMENT}.ts`, 'mfe-toy/src/shared/generated/queries.ts'];
  const prepare = (files: Readonly<Record<string, string>>) => (tree: ToyTree) => {
    tree.copy('shared-contracts/src');
    tree.write({ 'shared-contracts/package.json': PACKAGE, 'mfe-toy/package.json': PACKAGE, ...files });
  };
  const faults = (files: Readonly<Record<string, string>>) => findingsOf(contracts, {}, prepare(files));
  const stale = (file: string) => `${file}: is out of date: run \`npm run codegen\``;

  test('finds files generated from an older SDL', async () => {
    expect(await faults({ 'shared-contracts/src/graphql/sdl/toy.graphql': 'extend type Query {\n  toy: Int\n}\n' })).toEqual([
      stale('shared-contracts/src/graphql/schema.ts'),
      stale('shared-contracts/src/graphql/generated/types.ts'),
    ]);
  });
  test('finds an enum of the SDL that does not match the codes', async () => {
    const sdl = 'shared-contracts/src/graphql/sdl/codes.generated.graphql';
    expect(await faults({ [sdl]: 'enum WorkMode {\n  R\n}\n' })).toEqual([stale(sdl)]);
  });
  test('finds a document without generated files', async () => {
    expect(await faults({ [DOCUMENT]: 'query Toy {\n  countries {\n    num_code\n  }\n}\n' })).toEqual(GENERATED.map(stale));
  });
  test('finds files generated from a deleted document', async () => {
    expect(await faults({ [`${DOCUMENT}.ts`]: 'export {};\n' })).toEqual([stale(`${DOCUMENT}.ts`)]);
  });
  test.each([
    ['a field the schema does not have', 'query Toy {\n  nonsense\n}\n', 'Cannot query field "nonsense" on type "Query".'],
    ['a fragment of nowhere', 'query Toy {\n  savedSearches {\n    ...Of\n  }\n}\n', 'Unknown fragment "Of".'],
    ['no name', '{\n  countries {\n    num_code\n  }\n}\n', 'An operation has no name.'],
    ['a name that is taken', 'query JobPage {\n  countries {\n    num_code\n  }\n}\n', 'only one operation named "JobPage"'],
    ['a slip', 'query Toy {\n', 'Syntax Error'],
  ])('finds a document with %s', async (_, text, message) => {
    expect((await faults({ [DOCUMENT]: text })).join('\n')).toContain(message);
  });
  test('accepts files that are up to date', async () => {
    expect(await faults({})).toEqual([]);
  });
});

describe('unit', () => {
  const CONTRACT = 'tests/remote-contract.test.tsx';
  const testOf = (expected: number) =>
    `import { expect, test } from 'vitest';\ntest('adds', () => { expect(1 + 1).toBe(${expected}); });`;
  const files = {
    'mfe-profile/package.json': PACKAGE,
    'mfe-profile/vitest.config.ts':
      "import { definePackage } from '@hirehq/tooling/vitest';\nexport default definePackage({ environment: 'node' });",
    [`mfe-profile/${CONTRACT}`]: testOf(2),
  };
  const prepare = (tree: ToyTree) => tree.link('mfe-profile', 'mfe-profile');

  test.each(['src/a.test.ts', CONTRACT])('finds a test that fails in %s', async (file) => {
    expect(await findingsOf(unitTests(), { ...files, [`mfe-profile/${file}`]: testOf(3) }, prepare)).toEqual([
      `mfe-profile/${file}: adds: AssertionError: expected 2 to be 3 // Object.is equality`,
    ]);
  });
  test('accepts those that pass, and requires the contract of a remote', async () => {
    expect(await findingsOf(unitTests(), files, prepare)).toEqual([]);
    const { [`mfe-profile/${CONTRACT}`]: _, ...without } = files;
    expect(await findingsOf(unitTests(), { ...without, 'mfe-profile/src/a.test.ts': testOf(2) }, prepare)).toEqual([
      `mfe-profile: has no test in ${CONTRACT}`,
    ]);
  });
  test('finds a file that cannot be loaded', async () => {
    expect(await findingsOf(unitTests(), { ...files, 'mfe-profile/src/a.test.ts': "import './gone.ts';" }, prepare)).toEqual([
      expect.stringMatching(/^mfe-profile\/src\/a\.test\.ts: .*gone/),
    ]);
  });
  test('runs what a change reaches only', async () => {
    const changed = {
      ...files,
      'mfe-profile/src/a.ts': 'export const a = 1;',
      'mfe-profile/src/a.test.ts':
        "import { test } from 'vitest';\nimport './a.ts';\ntest('reaches a', () => { throw new Error('ran'); });",
      'mfe-profile/src/b.test.ts': "import { test } from 'vitest';\ntest('is left out', () => { throw new Error(); });",
    };
    expect(await findingsOf(unitTests({ reaching: ['mfe-profile/src/a.ts'] }), changed, prepare)).toEqual([
      'mfe-profile/src/a.test.ts: reaches a: Error: ran',
    ]);
    expect(await findingsOf(unitTests({ reaching: [] }), changed, prepare)).toEqual([]);
  });
});

describe('postgres', () => {
  const testOf = (expected: string) =>
    `import { expect, test } from 'vitest';\nimport '../testing/test-database.ts';\ntest('runs there', () => { expect(process.env['HIREHQ_TEST_POSTGRES']).toBe('${expected}'); });`;
  const files = {
    'services/package.json': PACKAGE,
    'services/vitest.config.ts':
      "import { definePackage } from '@hirehq/tooling/vitest';\nexport default definePackage({ environment: 'node' });",
    'services/src/platform/testing/test-database.ts': '',
    'services/src/without-sql.test.ts': "import { test } from 'vitest';\ntest('is left out', () => { throw new Error(); });",
  };
  const prepare = (tree: ToyTree) => tree.link('services', 'mfe-notifications');
  const server = { version: 15, binaries: '/fifteen' };
  const inQueue = 'services/src/platform/work/a.test.ts';
  const elsewhere = 'services/src/platform/http/a.test.ts';

  test('finds a test of SQL that fails on that server', async () => {
    expect(await findingsOf(oldestPostgres({ server }), { ...files, [inQueue]: testOf('/sixteen') }, prepare)).toEqual([
      expect.stringMatching(/^services\/src\/platform\/work\/a\.test\.ts: runs there: AssertionError/),
    ]);
  });
  test('accepts one that passes, and runs others that reach a database only when told to', async () => {
    const both = { ...files, [inQueue]: testOf('/fifteen'), [elsewhere]: testOf('/sixteen') };
    expect(await findingsOf(oldestPostgres({ server }), both, prepare)).toEqual([]);
    expect(await findingsOf(oldestPostgres({ server, full: true }), both, prepare)).toEqual([
      expect.stringMatching(/^services\/src\/platform\/http\/a\.test\.ts: runs there: AssertionError/),
    ]);
  });
});

describe('docs', () => {
  const page = (text: string) => ({
    'package.json': json({ scripts: { start: 'x' } }),
    'README.md': text,
    'docs/a.md': '# One heading\n',
  });
  test('accepts existing links, paths and commands', async () => {
    expect(await findingsOf(docs, page('[a](docs/a.md#one-heading), `docs/a.md`, `npm start`'))).toEqual([]);
  });
  test.each([
    ['a link to nowhere', '[b](docs/b.md)', 'links to docs/b.md, which does not exist'],
    ['a heading that is not there', '[a](docs/a.md#two)', 'docs/a.md has no such heading'],
    ['a file that is not there', '`docs/b.md`', 'names docs/b.md, which does not exist'],
    ['a command that is not there', '`npm run fly`', 'package.json has no such script'],
  ])('finds %s', async (_, text, message) => {
    expect(await findingsOf(docs, page(text))).toEqual([expect.stringContaining(message)]);
  });
  test('finds a remote, or a slot of it, that the diagram of the README lacks', async () => {
    const manifest = "parts: [{ id: 'bell', slot: 'header.bell' }, { id: 'list', slot: 'page.list' }]";
    const owners = '/mfe-bell/ @hirehq/bell';
    const tree = (text: string) => ({
      ...page(text),
      '.github/CODEOWNERS': owners,
      'mfe-bell/package.json': json({}),
      'mfe-bell/src/manifest.ts': manifest,
    });
    const line = 'shell -.->|header.bell<br>page.list| mfe-bell';
    expect(await findingsOf(docs, tree(`\`\`\`mermaid\n  ${line}\n\`\`\``))).toEqual([]);
    const lacking = await findingsOf(docs, tree('```mermaid\n  shell -.->|header.bell| mfe-bell\n```'));
    expect(lacking).toEqual([expect.stringContaining(`the diagram lacks '${line}'`)]);
  });
  test('finds a number without a decision that the list of pages does not name', async () => {
    const files = { ...page(''), 'docs/adr/0002-two.md': '# 0002 Two\n\n2026-01-31 · accepted\n' };
    expect(await findingsOf(docs, files)).toEqual([expect.stringContaining('no decision 0001')]);
    expect(await findingsOf(docs, { ...files, 'docs/README.md': '0001 was never used' })).toEqual([]);
  });
  test('finds a remote or a district that nobody reviews', async () => {
    const files = { ...page(''), 'mfe-bell/package.json': json({}), 'services/src/modules/post/mail/index.ts': '' };
    const [remote, district] = await findingsOf(docs, files);
    expect(remote).toContain('names nobody for /mfe-bell/');
    expect(district).toContain('names nobody for /services/src/modules/post/');
    const owners = '/mfe-bell/ @hirehq/bell\n/services/src/modules/post/ @hirehq/platform\n';
    expect(await findingsOf(docs, { ...files, '.github/CODEOWNERS': owners })).toEqual([]);
  });
  test.each([
    ['no date', '# 0001 One\n\n**Decision.** Yes.'],
    ['no status', '# 0001 One\n\n2026-01-31\n'],
    ['another number', '# 0002 One\n\n2026-01-31 · accepted\n'],
  ])('finds a decision with %s', async (_fault, text) => {
    const findings = await findingsOf(docs, { 'package.json': json({}), 'docs/adr/0001-one.md': text });
    expect(findings).toEqual([expect.stringContaining("docs/adr/0001-one.md: must start with '# 0001 Title'")]);
  });
  /** In pieces, so that `npm run requirements` does not take it for the title of a test. */
  const TITLE = ['A1', 'AX-02', 'words stay words'].join(' ');
  /** The page of accessibility, with these lines under A1; the other checks have a reason. */
  const accessibility = (lines: string, more = '', title = TITLE) => ({
    'package.json': json({}),
    'toy/a.test.ts': `test('${title}', () => {});`,
    'docs/accessibility.md': [
      `### A1 Words\n\n${lines}\n`,
      ...Array.from({ length: 42 }, (_, index) => `### A${index + 2} Check\n\nNot done: no data.\n`),
      more,
    ].join('\n'),
  });
  const OTHER_TESTS = 'lists other tests than those that name it';
  const PROOF = `- \`${TITLE}\` in [a.test.ts](../toy/a.test.ts)`;
  test('accepts checks of accessibility with a test, a look or a reason', async () => {
    expect(await findingsOf(docs, accessibility(PROOF))).toEqual([]);
    expect(await findingsOf(docs, accessibility('Looked at on 2026-01-31 with a screen reader.', '', 'works'))).toEqual([]);
  });
  test.each([
    ['a test that is not there', accessibility(PROOF.replace('stay', 'remain')), OTHER_TESTS],
    ['a test of another check', accessibility(PROOF.replace('A1', 'A2')), OTHER_TESTS],
    ['a test that is not listed', accessibility('It works.'), OTHER_TESTS],
    ['a check without a proof', accessibility('It works.', '', 'works'), 'has no test, look or reason'],
    ['two sections of a check', accessibility(PROOF, `### A1 Again\n\n${PROOF}\n`), 'is no check, or has two sections'],
    ['a check that does not exist', accessibility(PROOF, '### A44 New\n\nNot done: no.\n'), 'is no check'],
  ])('finds %s in the page of accessibility', async (_, files, message) => {
    expect(await findingsOf(docs, files)).toEqual([expect.stringContaining(message)]);
  });
  test('finds a missing check in the page of accessibility', async () => {
    const files = { 'package.json': json({}), 'docs/accessibility.md': '### A1 Words\n\nNot done: no.\n' };
    const findings = await findingsOf(docs, files);
    expect(findings).toHaveLength(42);
    expect(findings[0]).toContain('has no section for the check A2');
  });
  test('accepts a dated decision', async () => {
    const text = '# 0001 One\n\n2026-01-31 · superseded by 0002\n';
    expect(await findingsOf(docs, { 'package.json': json({}), 'docs/adr/0001-one.md': text })).toEqual([]);
  });
});

describe('words', () => {
  test.each([
    ['a comment', 'toy/a.ts', '/** The row is taken away. */\nexport const a = 1;', "'taken away': write removed"],
    [
      'a comment of two lines',
      'toy/a.ts',
      '/**\n * The row is taken\n * away.\n */\nexport const a = 1;',
      "'taken away': write removed",
    ],
    ['a page', 'docs/a.md', 'It answers with a list.', "'answers with': write returns, responds with"],
    ['a text of a screen', 'toy/src/messages/en.json', json({ 'a.b': 'Your search goes on.' }), "'goes on': write continues"],
  ])('finds a phrase in %s', async (_, file, text, message) => {
    expect(await findingsOf(words, { [file]: text })).toEqual([`${file}: ${message}`]);
  });
  test('accepts plain words, and other languages', async () => {
    const files = { 'toy/a.ts': '/** The row is removed. */', 'toy/src/messages/es.json': json({ 'a.b': 'anew' }) };
    expect(await findingsOf(words, files)).toEqual([]);
  });
});

describe('suppressions', () => {
  const file = (line: string) => ({ 'toy/package.json': PACKAGE, 'toy/a.ts': `${line}\nexport const a = 1;` });
  test.each(['// oxlint-disable-next-line no-console', '// @ts-expect-error', '/* eslint-disable */'])(
    'finds `%s` without a reason',
    async (line) => {
      expect(await findingsOf(suppressions, file(line))).toEqual([expect.stringContaining('add a reason')]);
    },
  );
  test('finds @ts-ignore whatever its reason', async () => {
    expect(await findingsOf(suppressions, file('// @ts-ignore -- the types are wrong'))).toEqual([
      expect.stringContaining('fix the type'),
    ]);
  });
  test('accepts a suppression with its reason', async () => {
    expect(await findingsOf(suppressions, file('// oxlint-disable-next-line no-console -- this is a command line'))).toEqual([]);
  });
});

describe('template', () => {
  test('finds a template that is no remote of the plan', async () => {
    const prepare = (tree: ToyTree) => {
      tree.copy('tooling/new-remote/template');
      tree.write({ 'tooling/new-remote/template/README.md.template': '# mfe-__id__\n' });
    };
    expect(await findingsOf(template, {}, prepare)).toContainEqual(
      expect.stringMatching(/README\.md: must have the headings Owns · Routes/),
    );
  });
});

test('every check of verify has a failing case here', () => {
  expect([...seen].toSorted()).toEqual([...STATIC_CHECKS, ...testChecks()].map(({ name }) => name).toSorted());
});

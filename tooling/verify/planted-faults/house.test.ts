import { describe, expect, test } from 'vitest';
import { house } from '../checks/house.ts';
import { HEADINGS } from '../checks/remote-plan.ts';
import { MOST_IN_A_FOLDER } from '../checks/service-plan.ts';
import { TOY_PACKAGE, findingsOf, json } from './findings-of.ts';

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

  const facade = (record: object, index: string) => ({
    'shared-ui/package.json': json({ name: '@hirehq/shared-ui', version: '1.0.0', exports: { '.': './src/index.ts' } }),
    'shared-ui/src/index.ts': index,
    'shared-ui/entry-points.json': json(record),
  });

  test('accepts names of the facade with their version', async () => {
    const record = { '0.9.0': { '.': ['A'] }, '1.0.0': { '.': ['B'] } };
    expect(await findingsOf(house, facade(record, "export { A } from './a.ts';\nexport { b as B } from './b.ts';"))).toEqual([]);
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
      { ...plan, 'host-shell/package.json': TOY_PACKAGE, 'host-shell/src/layout/a.ts': "void own.api.rest('GET candidates/');" },
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
      'a module without an entry point',
      { 'services/src/modules/engine/jobs/jobs.service.ts': '' },
      'services/src/modules/engine/jobs/index.ts: is missing',
    ],
    [
      'a lock with a number of its own',
      { 'services/src/modules/engine/jobs/jobs.store.ts': 'await sql`select pg_advisory_xact_lock(7)`.execute(trx);' },
      'services/src/modules/engine/jobs/jobs.store.ts: a lock has its number in',
    ],
    [
      'a refusal that is caught',
      { 'services/src/modules/engine/jobs/close-jobs.ts': 'if (error instanceof Refusal) return false;' },
      'services/src/modules/engine/jobs/close-jobs.ts: catches a refusal',
    ],
    [
      'a refusal that is returned',
      { 'services/src/modules/engine/jobs/close-jobs.ts': "return { ok: false, code: 'JOB_CLOSED' };" },
      'services/src/modules/engine/jobs/close-jobs.ts: returns a refusal',
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
      'a second entry point in a module',
      { 'services/src/modules/engine/jobs/index.ts': '', 'services/src/modules/engine/jobs/search/index.ts': '' },
      'services/src/modules/engine/jobs/search/index.ts: is no entry point',
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
      "shared-ui/entry-points.json: B of '.' is new",
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
    ['a vague name', { 'services/package.json': TOY_PACKAGE, 'services/src/utils.ts': '' }, "'utils.ts' is too vague"],
    [
      'a name in another case',
      { 'services/package.json': TOY_PACKAGE, 'services/src/JobStore.ts': '' },
      "'JobStore.ts' is not kebab-case",
    ],
    ['a file too long', { 'services/package.json': TOY_PACKAGE, 'services/src/a.ts': '\n'.repeat(500) }, 'split files above'],
    ['a token in a remote', { ...plan, 'mfe-jobs/src/a.ts': 'const headers = { Authorization: bearer };' }, 'handles a token'],
  ])('finds %s', async (_, files, message) => {
    expect((await findingsOf(house, files)).join('\n')).toContain(message);
  });
});

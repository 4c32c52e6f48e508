import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { changedFiles, specsFor, testsFor } from './changed.ts';

const TESTS = [
  'host-shell/src/a.test.ts',
  'mfe-jobs/src/b.test.tsx',
  'services/src/c.test.ts',
  'shared-contracts/src/d.test.ts',
  'shared-ui/src/e.test.tsx',
];
const reaching = (...files: string[]) => testsFor(files, TESTS).reaching;

describe('the tests of a change', () => {
  test('are those that reach a changed file', () => {
    expect(testsFor(['mfe-jobs/src/list.tsx', 'services/src/x.ts'], TESTS)).toEqual({
      everything: false,
      reaching: ['mfe-jobs/src/list.tsx', 'services/src/x.ts'],
      sql: false,
    });
  });

  test.each(['pnpm-lock.yaml', 'package.json', 'mfe-jobs/package.json', 'services/vitest.config.ts', 'tooling/vitest/preset.ts'])(
    'are all tests after a change of %s',
    (file) => {
      expect(testsFor([file, 'mfe-jobs/src/list.tsx'], TESTS).everything).toBe(true);
    },
  );

  test('are those of the package for what is no code, and for code that nobody imports', () => {
    expect(reaching('mfe-jobs/src/messages/en.json')).toEqual(['mfe-jobs/src/b.test.tsx']);
    const migration = 'services/src/platform/database/migrations/0001-jobs.ts';
    expect(reaching(migration)).toEqual(['services/src/c.test.ts', migration]);
  });

  test('are those of the users too for what is no code in a shared package', () => {
    expect(reaching('shared-ui/src/styles.css')).toEqual([
      'host-shell/src/a.test.ts',
      'mfe-jobs/src/b.test.tsx',
      'shared-ui/src/e.test.tsx',
    ]);
    expect(reaching('shared-contracts/src/graphql/jobs.graphql')).toEqual(TESTS);
  });

  test('are none for prose and end-to-end specs', () => {
    expect(reaching('README.md', 'docs/operations.md', 'e2e/journeys/search.spec.ts')).toEqual([]);
  });

  test('include those on the oldest PostgreSQL where SQL changed', () => {
    expect(testsFor(['services/src/modules/engine/jobs/jobs.store.ts'], TESTS).sql).toBe(true);
    expect(testsFor(['services/src/modules/engine/jobs/jobs.service.ts'], TESTS).sql).toBe(false);
  });
});

describe('the end-to-end specs of a change', () => {
  const table = {
    'identity/sign-in.spec.ts': { covers: ['services/src/modules/sign-in/identity', 'host-shell/src/session'] },
    'journeys/search.spec.ts': { covers: ['mfe-jobs/src/find', 'services/src/modules/engine/jobs'] },
    'journeys/apply.spec.ts': { covers: ['mfe-jobs/src/apply', 'services/src/modules/engine/jobs'] },
  };
  const all = Object.keys(table).toSorted();

  test.each([
    ['a feature of a remote', ['mfe-jobs/src/find/list.tsx'], ['journeys/search.spec.ts']],
    ['a folder whose name only begins alike', ['mfe-jobs/src/find-more/list.tsx'], all],
    ['the identity provider', ['services/src/modules/sign-in/identity/sign-in.ts'], ['identity/sign-in.spec.ts']],
    ['a service', ['services/src/modules/engine/jobs/jobs.store.ts'], ['journeys/apply.spec.ts', 'journeys/search.spec.ts']],
    ['what no spec file names', ['host-shell/src/main.tsx'], all],
    ['one spec', ['e2e/journeys/apply.spec.ts'], ['journeys/apply.spec.ts']],
    ['the platform of the specs', ['e2e/platform/jobs.ts'], all],
    ['tests, prose and benches', ['mfe-jobs/src/list.test.tsx', 'docs/feeds.md', 'README.md', 'services/src/bench/a.ts'], []],
  ])('of %s', (_, files, specs) => {
    expect(specsFor(files, table)).toEqual(specs);
  });
});

test('what changed is what was committed since main, what was not, and what is new', () => {
  const root = mkdtempSync(join(tmpdir(), 'hirehq-changed-'));
  const git = (...args: string[]) =>
    execFileSync('git', ['-c', 'user.name=a', '-c', 'user.email=a@example.com', ...args], { cwd: root });
  const write = (file: string, text: string) => writeFileSync(join(root, file), text);
  try {
    git('init', '-q', '-b', 'main');
    for (const file of ['same', 'committed', 'edited']) write(file, '1');
    git('add', '.');
    git('commit', '-qm', 'one');
    git('checkout', '-qb', 'mine');
    write('committed', '2');
    git('commit', '-qam', 'two');
    write('edited', '2');
    write('new', '1');
    expect(changedFiles(root)).toEqual(['committed', 'edited', 'new']);
  } finally {
    rmSync(root, { recursive: true, force: true });
  }
});

import { readFileSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { createVitest, type TestSpecification } from 'vitest/node';
import { testsOf, type Mutation } from './mutation.ts';
import type { MutationReport } from '../checks/mutants.ts';

// A process of its own, at the top of a copy of the tree: one instance of vitest runs all the tests, so that what they share, such as a
// database server, is started once. The first message of the parent is the list of mutations.
const ROOT = process.cwd();
const report = (message: MutationReport) => process.send?.(message);

async function testMutations(mutations: readonly Mutation[]): Promise<void> {
  const config = join(import.meta.dirname, '..', '..', 'vitest', 'workspace.config.ts');
  const vitest = await createVitest('test', { config, root: ROOT, watch: false, reporters: [] });
  const all = await vitest.globTestSpecifications([...new Set(mutations.flatMap(testsOf))]);
  const pathOf = ({ moduleId }: TestSpecification) => relative(ROOT, moduleId);
  const specificationsOf = (mutation: Mutation) =>
    all.filter((each) => testsOf(mutation).some((path) => pathOf(each).startsWith(path)));

  /** The test files that fail. */
  async function failing(specifications: TestSpecification[]): Promise<string[]> {
    const ids = new Set(specifications.map(({ moduleId }) => moduleId));
    const { testModules, unhandledErrors } = await vitest.runTestSpecifications(specifications);
    const failed = testModules.filter((module) => ids.has(module.moduleId) && !module.ok());
    return [...failed.map(({ moduleId }) => relative(ROOT, moduleId)), ...unhandledErrors.map(String)];
  }

  report({ kind: 'started', tests: all.map(pathOf), failing: await failing(all) });
  for (const mutation of mutations) {
    const path = join(ROOT, mutation.file);
    const text = readFileSync(path, 'utf8');
    writeFileSync(
      path,
      text.replace(mutation.find, () => mutation.replace),
    );
    vitest.invalidateFile(path);
    report({ kind: 'tested', isKilled: (await failing(specificationsOf(mutation))).length > 0 });
    writeFileSync(path, text);
    vitest.invalidateFile(path);
  }
  await vitest.close();
}

process.once('message', (mutations: readonly Mutation[]) => {
  void testMutations(mutations).then(
    () => process.disconnect(),
    (error: unknown) => {
      process.stderr.write(error instanceof Error ? (error.stack ?? error.message) : String(error));
      process.exit(1);
    },
  );
});

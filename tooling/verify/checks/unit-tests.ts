import { count, type Check, type Finding } from '../check.ts';
import { slowestFiles } from '../print.ts';
import { runTests, type TestRun } from '../run-tests.ts';
import { has, remotesOf } from '../tree.ts';

const CONTRACT = 'tests/remote-contract.test.tsx';

/** A file without a test proves nothing, whatever it is called. */
function remotesWithoutContract(tree: string, tested: ReadonlySet<string>): Finding[] {
  return remotesOf(tree)
    .filter((folder) => has(tree, `${folder}/vitest.config.ts`) && !tested.has(`${folder}/${CONTRACT}`))
    .map((folder) => ({ file: folder, message: `has no test in ${CONTRACT}` }));
}

/** The tests of all packages in one run, or those that a change can break. */
export const unitTests = (run: Pick<TestRun, 'reaching'> = {}): Check => ({
  name: 'unit',
  run: async (tree, progress) => {
    if (run.reaching?.length === 0) return { findings: [], note: 'nothing to run' };
    const { report, findings } = await runTests(tree, { ...run, ...(progress && { progress }) });
    const tests = report.files.reduce((sum, file) => sum + file.tests, 0);
    const tested = new Set(report.files.filter((file) => file.tests > 0).map(({ file }) => file));
    return {
      findings: [...findings, ...(run.reaching ? [] : remotesWithoutContract(tree, tested))],
      note: `${count(tests, 'test')} in ${count(report.files.length, 'file')}`,
      closing: slowestFiles(report),
    };
  },
});

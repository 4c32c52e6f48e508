import { fork } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { count, type Check, type Finding, type Progress } from '../check.ts';
import { testsOf, type Mutation } from '../mutants/mutation.ts';
import { DELIVERY_MUTATIONS } from '../mutants/delivery.ts';
import { PACKAGE_MUTATIONS } from '../mutants/packages.ts';
import { SERVICE_MUTATIONS } from '../mutants/services.ts';
import { toolEnvironment } from '../run-tool.ts';
import { SKIPPED, filesBelow, has, read } from '../tree.ts';

/** At most this share of the mutations may survive. */
const MOST_SURVIVORS = 0.05;

/** What the process that tests the mutations reports: first all the tests, and those that fail without a mutation. */
export type MutationReport =
  | { kind: 'started'; tests: readonly string[]; failing: readonly string[] }
  | { kind: 'tested'; isKilled: boolean };

/**
 * Runs `use` with a copy of the tree, and removes it. The packages of the copy import each other, because the links of pnpm between
 * them are relative; what is installed is shared with the tree.
 */
async function inCopy<Value>(tree: string, use: (copy: string) => Promise<Value>): Promise<Value> {
  const copy = mkdtempSync(join(tmpdir(), 'hirehq-mutants-'));
  const installed = join(tree, 'node_modules');
  const isCopied = (path: string) => path !== installed && (basename(path) === 'node_modules' || !SKIPPED.has(basename(path)));
  try {
    cpSync(tree, copy, { recursive: true, verbatimSymlinks: true, filter: isCopied });
    if (has(tree, 'node_modules')) symlinkSync(installed, join(copy, 'node_modules'), 'dir');
    return await use(copy);
  } finally {
    rmSync(copy, { recursive: true, force: true });
  }
}

/** What keeps a mutation from meaning anything: its text is gone or there twice, or it has no test. */
function staleOf(tree: string, mutations: readonly Mutation[]): Finding[] {
  const tests = filesBelow(tree).filter((file) => /\.test\.tsx?$/.test(file));
  return mutations.flatMap((mutation) => {
    const { file, find } = mutation;
    const matches = has(tree, file) ? read(tree, file).split(find).length - 1 : 0;
    const missing = testsOf(mutation).filter((path) => !tests.some((test) => test.startsWith(path)));
    return [
      ...(matches === 1 ? [] : [`contains \`${find}\` ${matches} times: correct its row in tooling/verify/mutants`]),
      ...missing.map((path) => `has no test in ${path}`),
    ].map((message) => ({ file, message }));
  });
}

interface Tested {
  /** Tests that fail without a mutation. */
  failing: readonly string[];
  survivors: ReadonlySet<Mutation>;
}

function testIn(copy: string, mutations: readonly Mutation[], progress: Progress): Promise<Tested> {
  return new Promise((resolve, reject) => {
    const script = join(import.meta.dirname, '..', 'mutants', 'test-mutations.ts');
    const child = fork(script, { cwd: copy, env: toolEnvironment(), execArgv: [], stdio: ['ignore', 'ignore', 'pipe', 'ipc'] });
    const survivors = new Set<Mutation>();
    let failing: readonly string[] = [];
    let tested = 0;
    let said = '';
    child.stderr?.setEncoding('utf8').on('data', (text: string) => (said += text));
    child.on('message', (report: MutationReport) => {
      if (report.kind === 'started') {
        failing = report.failing;
        if (failing.length > 0) child.kill();
      } else {
        const mutation = mutations[tested];
        tested += 1;
        if (mutation && !report.isKilled) survivors.add(mutation);
      }
      progress(`${tested} of ${mutations.length} mutations, ${survivors.size} survived`);
    });
    child.on('error', reject);
    child.on('close', () => {
      if (failing.length > 0 || tested === mutations.length) resolve({ failing, survivors });
      else reject(new Error(`The tests of the mutations ended early: ${said.slice(-2000)}`));
    });
    child.send(mutations);
  });
}

/** Changes important lines one at a time, in a copy of the tree, and looks whether the tests of each rule notice. */
export const mutants = (
  mutations: readonly Mutation[] = [...SERVICE_MUTATIONS, ...DELIVERY_MUTATIONS, ...PACKAGE_MUTATIONS],
): Check => ({
  name: 'mutants',
  async run(tree, progress = () => undefined) {
    const stale = staleOf(tree, mutations);
    if (stale.length > 0) return { findings: stale, note: '' };
    const { failing, survivors } = await inCopy(tree, (copy) => testIn(copy, mutations, progress));
    if (failing.length > 0) return { findings: failing.map((file) => ({ file, message: 'fails without a mutation' })), note: '' };
    const tooMany = survivors.size > mutations.length * MOST_SURVIVORS;
    return {
      findings: tooMany ? [...survivors].map(({ file, why }) => ({ file, message: `no test notices: ${why}` })) : [],
      note: `${mutations.length - survivors.size} of ${count(mutations.length, 'mutation')} killed`,
      closing: mutations.map((each) => `  ${survivors.has(each) ? 'survived' : 'killed  '}  ${each.file}: ${each.why}`),
    };
  },
});

import { relative } from 'node:path';
import type { FullConfig, FullResult, Reporter, Suite, TestCase, TestResult } from '@playwright/test/reporter';
import { IS_FULL_RUN } from './combinations.ts';
import { COST, type Cost } from './cost.ts';
import { SPEC_FILES } from './spec-files.ts';

const SLOWEST = 10;
const COUNTED = ['pageLoads', 'signUps', 'platformStarts'] as const satisfies readonly (keyof Cost)[];

interface Spent extends Cost {
  ms: number;
}

const say = (text: string) => void process.stdout.write(`${text}\n`);
const inWords = ({ pageLoads, signUps, platformStarts }: Cost) =>
  `${pageLoads} page loads, ${signUps} sign-ups by pages, ${platformStarts} platform starts`;

/** Ends a run with what its spec files took, whether one exceeded its budget, and `N passed, N failed` on a line of its own. */
export default class ClosingLine implements Reporter {
  readonly #tests = new Map<string, TestCase>();
  /** By project and file; identity files run once for each provider. */
  readonly #spent = new Map<string, Spent>();
  #root = '';

  onBegin({ rootDir }: FullConfig): void {
    this.#root = rootDir;
  }

  /** The spec file a test belongs to, also when it is declared in a module that several files share. */
  #fileOf(test: TestCase): string {
    let suite: Suite | undefined = test.parent;
    while (suite && suite.type !== 'file') suite = suite.parent;
    return relative(this.#root, suite?.location?.file ?? test.location.file).replaceAll('\\', '/');
  }

  onTestEnd(test: TestCase, { duration, annotations }: TestResult): void {
    this.#tests.set(test.id, test);
    const key = `${test.parent.project()?.name ?? ''} ${this.#fileOf(test)}`;
    const spent = this.#spent.get(key) ?? { ms: 0, pageLoads: 0, signUps: 0, platformStarts: 0 };
    spent.ms += duration;
    for (const { type, description } of annotations) {
      if (type !== COST) continue;
      const cost = JSON.parse(description ?? '{}') as Partial<Cost>;
      for (const name of COUNTED) spent[name] += cost[name] ?? 0;
    }
    this.#spent.set(key, spent);
  }

  /** Budgets are for first tries of the usual run: what was tried again counts twice. */
  #budgetsExceeded(): string[] {
    if (IS_FULL_RUN || [...this.#tests.values()].some(({ results }) => results.length > 1)) return [];
    return [...this.#spent].flatMap(([key, spent]) => {
      const budget = SPEC_FILES[key.split(' ').at(-1) ?? '']?.budget;
      if (!budget) return [];
      return COUNTED.filter((name) => spent[name] > budget[name]).map(
        (name) => `${key}: ${name} ${spent[name]}, budget ${budget[name]} (spec-files.json)`,
      );
    });
  }

  onEnd(): Promise<{ status?: FullResult['status'] }> {
    return Promise.resolve(this.#budgetsExceeded().length > 0 ? { status: 'failed' } : {});
  }

  onExit(): Promise<void> {
    const tests = [...this.#tests.values()];
    const outcomes = tests.map((test) => test.outcome());
    const failed = outcomes.filter((outcome) => outcome === 'unexpected').length;
    const passed = outcomes.filter((outcome) => outcome === 'expected' || outcome === 'flaky').length;

    say('\nSlowest spec files');
    for (const [key, spent] of [...this.#spent].toSorted(([, one], [, other]) => other.ms - one.ms).slice(0, SLOWEST))
      say(`  ${(spent.ms / 1000).toFixed(0).padStart(4)} s  ${key}: ${inWords(spent)}`);
    const sum = (name: keyof Cost) => [...this.#spent.values()].reduce((total, spent) => total + spent[name], 0);
    say(`In all ${inWords({ pageLoads: sum('pageLoads'), signUps: sum('signUps'), platformStarts: sum('platformStarts') })}.`);
    for (const line of this.#budgetsExceeded()) say(`Budget exceeded: ${line}`);

    if (failed > 0) say('\nFor a recording of a failed test run its file with --trace on (e2e/README.md).');
    if (!IS_FULL_RUN) say('\nMatrices were run pairwise; `npm test -- full` runs them completely.');
    if (process.env['HIREHQ_E2E_KEYCLOAK'] === 'false')
      say('\nNot run: identity on a real Keycloak, which needs Java 17 or newer and Maven on this machine.');
    say(`\n${passed} passed, ${failed} failed`);
    return Promise.resolve();
  }
}

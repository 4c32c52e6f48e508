import type { Reporter, TestCase } from '@playwright/test/reporter';

/** Ends a run with `N passed, N failed` on a line of its own. */
export default class ClosingLine implements Reporter {
  readonly #tests = new Map<string, TestCase>();

  onTestEnd(test: TestCase): void {
    this.#tests.set(test.id, test);
  }

  onExit(): Promise<void> {
    const outcomes = [...this.#tests.values()].map((test) => test.outcome());
    const failed = outcomes.filter((outcome) => outcome === 'unexpected').length;
    const passed = outcomes.filter((outcome) => outcome === 'expected' || outcome === 'flaky').length;
    if (process.env['HIREHQ_E2E_KEYCLOAK'] === 'false')
      process.stdout.write('\nNot run: identity on a real Keycloak, which needs Java 17 or newer and Maven on this machine.\n');
    process.stdout.write(`\n${passed} passed, ${failed} failed\n`);
    return Promise.resolve();
  }
}

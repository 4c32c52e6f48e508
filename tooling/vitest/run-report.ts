import { writeFileSync } from 'node:fs';
import { relative, sep } from 'node:path';
import type { SerializedError } from 'vitest';
import type { Reporter, TestModule, TestSpecification } from 'vitest/node';

export interface FileReport {
  /** Path from the top of the tree. */
  file: string;
  /** Folder of the package. */
  folder: string;
  tests: number;
  /** Seconds on the clock, of imports, hooks and tests. */
  seconds: number;
  failures: readonly { test: string; message: string }[];
}

export interface RunReport {
  files: readonly FileReport[];
  /** What failed outside of any file. */
  errors: readonly string[];
}

const firstLine = (text: string | undefined) => (text ?? '').split('\n').find((line) => line.trim() !== '') ?? 'failed';
const messageOf = ({ name, message }: SerializedError) => firstLine(`${name ?? 'Error'}: ${message}`);

function fileReport(root: string, module: TestModule): FileReport {
  const tests = [...module.children.allTests()];
  const { duration, collectDuration } = module.diagnostic();
  const failures = tests.flatMap((test) => {
    const { state, errors } = test.result();
    if (state !== 'failed') return [];
    const [error] = errors;
    return [{ test: test.fullName, message: error ? messageOf(error) : 'failed' }];
  });
  const ownErrors = [...module.errors(), ...[...module.children.allSuites()].flatMap((suite) => suite.errors())];
  const file = relative(root, module.moduleId);
  return {
    file,
    folder: file.split(sep)[0] ?? '',
    tests: tests.length,
    seconds: (duration + collectDuration) / 1000,
    failures: [...failures, ...ownErrors.map((error) => ({ test: '', message: messageOf(error) }))],
  };
}

/** Writes what a run found and took to the file that HIREHQ_RUN_REPORT names. */
// oxlint-disable-next-line import/no-default-export -- vitest takes a reporter from the default export of its file
export default class RunReporter implements Reporter {
  #files = 0;
  #done = 0;

  onTestRunStart(specifications: readonly TestSpecification[]): void {
    this.#files = specifications.length;
  }

  onTestModuleEnd(): void {
    this.#done += 1;
    process.stdout.write(`${this.#done} of ${this.#files} files\n`);
  }

  onTestRunEnd(modules: readonly TestModule[], errors: readonly SerializedError[]): void {
    const file = process.env['HIREHQ_RUN_REPORT'];
    if (!file) throw new Error('HIREHQ_RUN_REPORT names no file.');
    const report: RunReport = {
      files: modules.map((module) => fileReport(process.cwd(), module)),
      errors: errors.map(messageOf),
    };
    writeFileSync(file, JSON.stringify(report));
  }
}

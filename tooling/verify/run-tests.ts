import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { RunReport } from '../vitest/run-report.ts';
import type { Finding, Progress } from './check.ts';
import { REPOSITORY, runTool } from './run-tool.ts';

export interface TestRun {
  /** Only tests whose path holds one of these. */
  paths?: readonly string[];
  /** Only tests that reach one of these files, however far away. */
  reaching?: readonly string[];
  environment?: Readonly<Record<string, string>>;
  progress?: Progress;
}

const WORKSPACE = join(REPOSITORY, 'tooling', 'vitest', 'workspace.config.ts');
const REPORTER = join(REPOSITORY, 'tooling', 'vitest', 'run-report.ts');
const DONE = /^(\d+) of (\d+) files$/gm;

const failuresOf = ({ files, errors }: RunReport): Finding[] => [
  ...files.flatMap(({ file, failures }) =>
    failures.map(({ test, message }) => ({ file, message: test ? `${test}: ${message}` : message })),
  ),
  ...errors.map((message) => ({ message })),
];

/** Runs tests of all packages in one go; an empty `paths` or `reaching` is no test at all. */
export async function runTests(tree: string, run: TestRun): Promise<{ report: RunReport; findings: Finding[] }> {
  const { paths = [], reaching, environment = {}, progress } = run;
  const out = mkdtempSync(join(tmpdir(), 'hirehq-verify-'));
  try {
    const file = join(out, 'report.json');
    const which = reaching ? ['related', '--run', ...reaching.map((path) => join(tree, path))] : ['run', ...paths];
    const args = [...which, '--config', WORKSPACE, '--root', tree, '--reporter', REPORTER];
    const { code, said } = await runTool('vitest', args, tree, { ...environment, HIREHQ_RUN_REPORT: file }, (text) => {
      const last = [...text.matchAll(DONE)].at(-1);
      if (last) progress?.(last[0]);
    });
    const report = existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as RunReport) : { files: [], errors: [] };
    const findings = failuresOf(report);
    if (code !== 0 && findings.length === 0) findings.push({ message: said.trim().slice(-2000) });
    return { report, findings };
  } finally {
    rmSync(out, { recursive: true, force: true });
  }
}

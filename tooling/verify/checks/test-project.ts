import { mkdtempSync, readFileSync, rmSync, existsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { count, type Check, type Finding } from '../check.ts';
import { runTool } from '../run-tool.ts';
import { has, packagesOf } from '../tree.ts';

interface Report {
  numTotalTests: number;
  testResults: {
    name: string;
    status: string;
    message: string;
    assertionResults: { fullName: string; status: string; failureMessages: string[] }[];
  }[];
}

const firstLine = (text: string | undefined) => (text ?? '').split('\n').find((line) => line.trim() !== '') ?? 'failed';

function failures(tree: string, report: Report): Finding[] {
  return report.testResults.flatMap(({ name, status, message, assertionResults }) => {
    const file = relative(tree, name);
    const failed = assertionResults.filter((test) => test.status === 'failed');
    if (failed.length > 0)
      return failed.map((test) => ({ file, message: `${test.fullName}: ${firstLine(test.failureMessages[0])}` }));
    return status === 'failed' ? [{ file, message: firstLine(message) }] : [];
  });
}

interface TestRun {
  project: string;
  /** Only tests that reach these files of the package, however far away. */
  reaching?: readonly string[];
  environment?: Readonly<Record<string, string>>;
}

/** Runs the tests of one package. */
export async function runPackage(
  tree: string,
  folder: string,
  { project, reaching, environment = {} }: TestRun,
): Promise<{ tests: number; findings: Finding[] }> {
  const out = mkdtempSync(join(tmpdir(), 'hirehq-verify-'));
  try {
    const file = join(out, 'report.json');
    const which = reaching ? ['related', '--run', ...reaching] : ['run'];
    const args = [...which, '--project', project, '--reporter', 'json', '--outputFile', file];
    const { code, said } = await runTool('vitest', args, join(tree, folder), environment);
    const report = existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Report) : undefined;
    const findings = report ? failures(tree, report) : [];
    if (code !== 0 && findings.length === 0) findings.push({ file: folder, message: said.trim().slice(-2000) });
    return { tests: report?.numTotalTests ?? 0, findings };
  } finally {
    rmSync(out, { recursive: true, force: true });
  }
}

/** The tests of one vitest project over all packages; `required` names the packages that must have some. */
export function testProject(project: 'unit' | 'contract', required: (folder: string) => boolean): Check {
  return {
    name: project,
    run: async (tree) => {
      let tests = 0;
      const findings: Finding[] = [];
      for (const folder of packagesOf(tree).filter((name) => has(tree, `${name}/vitest.config.ts`))) {
        const result = await runPackage(tree, folder, { project });
        tests += result.tests;
        findings.push(...result.findings);
        if (result.tests === 0 && result.findings.length === 0 && required(folder)) {
          findings.push({ file: folder, message: `has no ${project} test` });
        }
      }
      return { findings, note: count(tests, 'test') };
    },
  };
}

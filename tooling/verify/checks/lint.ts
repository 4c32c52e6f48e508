import { count, type Check } from '../check.ts';
import { SHORT_LIVED, runTool } from '../run-tool.ts';

const PROBLEM = /^(?<file>[^:]+):(?<line>\d+):\d+: (?<message>.+)$/;

/** oxlint with type information, configured in .oxlintrc.json. */
export const lint: Check = {
  name: 'lint',
  run: async (tree) => {
    const { code, text, said } = await runTool('oxlint', ['--format', 'unix', '.'], tree, SHORT_LIVED);
    const findings = text.split('\n').flatMap((line) => {
      const { file, line: number, message } = PROBLEM.exec(line)?.groups ?? {};
      return file && message ? [{ file, line: Number(number), message }] : [];
    });
    if (code !== 0 && findings.length === 0) return { findings: [{ message: said.trim() }], note: 'did not run' };
    return { findings, note: count(findings.length, 'problem') };
  },
};

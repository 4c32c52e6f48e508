import { count, type Check } from '../check.ts';
import { runTool } from '../run-tool.ts';

/** oxfmt with .oxfmtrc.json. */
export const format: Check = {
  name: 'format',
  run: async (tree) => {
    const { code, text, said } = await runTool('oxfmt', ['--list-different', '.'], tree);
    const files = text.split('\n').filter(Boolean);
    if (code !== 0 && files.length === 0) return { findings: [{ message: said.trim() }], note: 'did not run' };
    const findings = files.map((file) => ({ file, message: `is not formatted: pnpm exec oxfmt ${file}` }));
    return { findings, note: `${count(files.length, 'file')} to format` };
  },
};

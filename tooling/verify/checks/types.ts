import { count, type Check, type Finding } from '../check.ts';
import { runTool } from '../run-tool.ts';
import { has, packagesOf } from '../tree.ts';

const ERROR = /^(?<file>[^\s(][^(]*)\((?<line>\d+),\d+\): error (?<message>.+)$/;

async function errorsOf(tree: string, folder: string): Promise<Finding[]> {
  const { code, said } = await runTool('tsc', ['-p', folder, '--pretty', 'false'], tree);
  if (code === 0) return [];
  const findings = said.split('\n').flatMap((line) => {
    const { file, line: number, message } = ERROR.exec(line)?.groups ?? {};
    return file && message ? [{ file, line: Number(number), message }] : [];
  });
  return findings.length > 0 ? findings : [{ file: folder, message: said.trim() }];
}

/** Checks that every package compiles with its own tsconfig.json. */
export const types: Check = {
  name: 'types',
  run: async (tree) => {
    const folders = packagesOf(tree).filter((folder) => has(tree, `${folder}/tsconfig.json`));
    const findings: Finding[] = [];
    for (const folder of folders) findings.push(...(await errorsOf(tree, folder)));
    return { findings, note: count(folders.length, 'package') };
  },
};

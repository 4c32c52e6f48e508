import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { count, type Check, type Finding } from '../check.ts';
import { SHORT_LIVED, runTool } from '../run-tool.ts';
import { has, packagesOf } from '../tree.ts';

const ERROR = /^(?<file>[^\s(][^(]*)\((?<line>\d+),\d+\): error (?<message>.+)$/;

async function errorsOf(tree: string, config: string): Promise<Finding[]> {
  // Two checks run at a time, so one thread is enough; with several, each infers for itself what they share.
  const args = ['-p', config, '--pretty', 'false', '--singleThreaded'];
  const { code, said } = await runTool('tsc', args, tree, SHORT_LIVED);
  if (code === 0) return [];
  const findings = said.split('\n').flatMap((line) => {
    const { file, line: number, message } = ERROR.exec(line)?.groups ?? {};
    return file && message ? [{ file, line: Number(number), message }] : [];
  });
  return findings.length > 0 ? findings : [{ file: config, message: said.trim() }];
}

interface PackageConfig {
  extends: string;
  include: string[];
}

/**
 * One program for packages with the same tsconfig.json, which read the shared packages once. It is in node_modules of the first of
 * them, where its `types` are found.
 */
function programOf(tree: string, folders: readonly string[], content: string): string {
  const [first = ''] = folders;
  const { extends: base, include } = JSON.parse(content) as PackageConfig;
  const config = join(first, 'node_modules', '.cache', 'types', 'tsconfig.json');
  const fromConfig = (path: string) => relative(dirname(join(tree, config)), join(tree, path)).replaceAll('\\', '/');
  mkdirSync(join(tree, dirname(config)), { recursive: true });
  const program = {
    extends: fromConfig(join(first, base)),
    include: folders.flatMap((folder) => include.map((path) => fromConfig(join(folder, path)))),
  };
  writeFileSync(join(tree, config), JSON.stringify(program));
  return config;
}

/** Checks that every package compiles with its own tsconfig.json. */
export const types: Check = {
  name: 'types',
  run: async (tree) => {
    const folders = packagesOf(tree).filter((folder) => has(tree, `${folder}/tsconfig.json`));
    const alike = Map.groupBy(folders, (folder) => readFileSync(join(tree, folder, 'tsconfig.json'), 'utf8'));
    const findings: Finding[] = [];
    for (const [content, group] of alike) {
      const [first = ''] = group;
      findings.push(...(await errorsOf(tree, group.length > 1 ? programOf(tree, group, content) : first)));
    }
    return { findings, note: count(folders.length, 'package') };
  },
};

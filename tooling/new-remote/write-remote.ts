import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { filesBelow, read, remotesOf } from '../verify/tree.ts';
import { nameProblem, remoteNames } from './remote-names.ts';

const TEMPLATE = join(import.meta.dirname, 'template');
const ENDING = '.template';

/** Where the ports of the remotes begin; the shell has the first. */
const FIRST_PORT = 4100;

/** What is written differently in the tree of the platform and elsewhere. */
export interface Surroundings {
  /** Name of the package with build and test settings. */
  tools: string;
  /** What `tsconfig.json` extends. */
  tsconfig: string;
  /** The commands that run the remote alone, and in a shell. */
  alone: (id: string) => string;
  inShell: string;
  /** Changes the package.json of the template. */
  describe: (described: Record<string, unknown>) => Record<string, unknown>;
}

const IN_TREE: Surroundings = {
  tools: '@hirehq/tooling',
  tsconfig: '../tooling/tsconfig/browser.json',
  alone: (id) => `npm run dev -- ${id}`,
  inShell: 'npm run dev',
  describe: (described) => described,
};

const fill = (text: string, values: Readonly<Record<string, string>>) =>
  Object.entries(values).reduce((filled, [name, value]) => filled.replaceAll(`__${name}__`, value), text);

function nextPort(tree: string): number {
  const ports = remotesOf(tree).map((remote) =>
    Number(/port: (\d+)/.exec(read(tree, `${remote}/federation.config.ts`))?.[1] ?? 0),
  );
  return Math.max(FIRST_PORT, ...ports) + 1;
}

interface WriteOptions {
  /** The tree of the other remotes. */
  like?: string;
  template?: string;
  surroundings?: Surroundings;
}

/** Writes a remote into a folder of `tree` from the template. Returns its folder; throws where the name will not do or is taken. */
export function writeRemote(
  tree: string,
  id: string,
  { like = tree, template = TEMPLATE, surroundings = IN_TREE }: WriteOptions = {},
): string {
  const problem = nameProblem(id);
  if (problem) throw new Error(problem);
  const folder = `mfe-${id}`;
  if (existsSync(join(tree, folder))) throw new Error(`There is a folder ${folder} already. Choose another name, or remove it.`);
  const { tools, tsconfig, alone, inShell, describe } = surroundings;
  const values = { ...remoteNames(id, nextPort(like)).values, tools, tsconfig, alone: alone(id), inShell };

  for (const file of filesBelow(template)) {
    const name = fill(file.slice(0, -ENDING.length), values);
    const text = fill(readFileSync(join(template, file), 'utf8'), values);
    const path = join(tree, folder, name);
    mkdirSync(dirname(path), { recursive: true });
    const described = () => `${JSON.stringify(describe(JSON.parse(text) as Record<string, unknown>), null, 2)}\n`;
    writeFileSync(path, name === 'package.json' ? described() : text);
  }
  return folder;
}

/** Names the remote beside the others in the table of the README. */
export function nameInReadme(tree: string, folder: string): void {
  const text = read(tree, 'README.md');
  const last = [...text.matchAll(/\[mfe-[a-z0-9-]+\]\(mfe-[a-z0-9-]+\)(?= \|)/g)].at(-1);
  if (!last || text.includes(`](${folder})`)) return;
  const end = last.index + last[0].length;
  writeFileSync(join(tree, 'README.md'), `${text.slice(0, end)} · [${folder}](${folder})${text.slice(end)}`);
}

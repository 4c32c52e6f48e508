import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { filesBelow, has, read, remotesOf } from '../verify/tree.ts';
import { nameProblem, remoteNames } from './remote-names.ts';

const TEMPLATE = join(import.meta.dirname, 'template');
const ENDING = '.template';

/** Taken from a remote that is there: the same in every one of them. */
const AS_ELSEWHERE = [
  'tsconfig.json',
  'vitest.config.ts',
  'src/messages/index.ts',
  'src/css-modules.d.ts',
  'tests/remote-contract.test.tsx',
];

/** Where the ports of the remotes begin; the shell has the first. */
const FIRST_PORT = 4100;

const fill = (text: string, values: Readonly<Record<string, string>>) =>
  Object.entries(values).reduce((filled, [name, value]) => filled.replaceAll(`__${name}__`, value), text);

function nextPort(tree: string): number {
  const ports = remotesOf(tree).map((remote) =>
    Number(/port: (\d+)/.exec(read(tree, `${remote}/federation.config.ts`))?.[1] ?? 0),
  );
  return Math.max(FIRST_PORT, ...ports) + 1;
}

/** The remote that has every file a new one takes over. */
function modelOf(tree: string): string {
  const model = remotesOf(tree).find((remote) => AS_ELSEWHERE.every((file) => has(tree, `${remote}/${file}`)));
  if (!model) throw new Error('There is no remote to take the common files from');
  return model;
}

interface WriteOptions {
  /** The tree of the other remotes. */
  like?: string;
  template?: string;
}

/**
 * Writes a remote into a tree, from the template and what all remotes of `like` have alike. Returns its folder; throws where the
 * name will not do or is taken.
 */
export function writeRemote(tree: string, id: string, { like = tree, template = TEMPLATE }: WriteOptions = {}): string {
  const problem = nameProblem(id);
  if (problem) throw new Error(problem);
  const folder = `mfe-${id}`;
  if (existsSync(join(tree, folder))) throw new Error(`There is a folder ${folder} already. Choose another name, or remove it.`);
  const { values } = remoteNames(id, nextPort(like));
  const model = modelOf(like);

  const write = (file: string, text: string) => {
    const path = join(tree, folder, file);
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, text);
  };
  const described = JSON.parse(read(like, `${model}/package.json`)) as Record<string, unknown>;
  write('package.json', `${JSON.stringify({ ...described, name: `@hirehq/${folder}`, version: '1.0.0' }, null, 2)}\n`);
  for (const file of AS_ELSEWHERE) write(file, read(like, `${model}/${file}`));
  for (const file of filesBelow(template)) {
    const text = readFileSync(join(template, file), 'utf8');
    write(fill(file.slice(0, -ENDING.length), values), fill(text, values));
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

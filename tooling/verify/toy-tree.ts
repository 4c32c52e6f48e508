import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { REPOSITORY } from './run-tool.ts';

export interface ToyTree {
  root: string;
  write: (files: Readonly<Record<string, string>>) => void;
  /** Copies a file or folder of the repository to the same path. */
  copy: (path: string) => void;
  /** Makes the packages that `like` of the repository has available in `folder` of the test tree. */
  link: (folder: string, like: string) => void;
}

/** A small workspace in a temporary folder of `within`, removed when `use` is done. */
export async function inToyTree(
  files: Readonly<Record<string, string>>,
  use: (tree: ToyTree) => Promise<void>,
  within = tmpdir(),
): Promise<void> {
  const root = mkdtempSync(join(within, 'hirehq-toy-'));
  const place = (path: string) => {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    return join(root, path);
  };
  const tree: ToyTree = {
    root,
    write: (more) => {
      for (const [path, text] of Object.entries(more)) writeFileSync(place(path), text);
    },
    copy: (path) => cpSync(join(REPOSITORY, path), place(path), { recursive: true }),
    link: (folder, like) => symlinkSync(join(REPOSITORY, like, 'node_modules'), place(`${folder}/node_modules`), 'dir'),
  };
  try {
    tree.write(files);
    await use(tree);
  } finally {
    rmSync(root, { recursive: true, force: true });
  }
}

import type { Check } from '../check.ts';
import { inToyTree, type ToyTree } from '../toy-tree.ts';

/** Runs a check on a toy tree: `file: message` of each finding. */
export async function findingsOf(
  check: Check,
  files: Readonly<Record<string, string>>,
  prepare: (tree: ToyTree) => void = () => {},
): Promise<string[]> {
  let lines: string[] = [];
  await inToyTree(files, async (tree) => {
    prepare(tree);
    const { findings } = await check.run(tree.root);
    lines = findings.map(({ file, message }) => `${file ?? ''}: ${message}`);
  });
  return lines;
}

export const json = (value: unknown) => JSON.stringify(value);
export const TOY_PACKAGE = json({ name: 'toy', type: 'module' });

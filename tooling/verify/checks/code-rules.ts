import type { Finding } from '../check.ts';
import { lineAt, read } from '../tree.ts';

/** Something that is written in few files, or in none. */
export interface CodeRule {
  found: RegExp;
  /** The files it applies to; all by default. */
  lookedForIn?: RegExp;
  /** The files it is for; none by default. */
  belongsIn?: RegExp;
  remedy: string;
}

/** Every position in the files where a rule is broken. */
export const brokenRules = (tree: string, files: readonly string[], rules: readonly CodeRule[]): Finding[] =>
  files.flatMap((file) => {
    const text = read(tree, file);
    return rules
      .filter(({ lookedForIn, belongsIn }) => lookedForIn?.test(file) !== false && !belongsIn?.test(file))
      .flatMap(({ found, remedy }) =>
        [...text.matchAll(new RegExp(found, `${found.flags}g`))].map(({ index }) => ({
          file,
          line: lineAt(text, index),
          message: remedy,
        })),
      );
  });

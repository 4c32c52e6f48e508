import type { Finding } from '../check.ts';
import { lineAt, read } from '../tree.ts';

/** Something that is written in few files, or in none. */
export interface CodeRule {
  found: RegExp;
  /** The files it applies to; all by default. */
  lookedForIn?: RegExp;
  /** The files it is for; none unless told. */
  belongsIn?: RegExp;
  remedy: string;
}

/** The first place in each file where a rule is broken. */
export const brokenRules = (tree: string, files: readonly string[], rules: readonly CodeRule[]): Finding[] =>
  files.flatMap((file) => {
    const text = read(tree, file);
    return rules
      .filter(({ lookedForIn, belongsIn }) => lookedForIn?.test(file) !== false && !belongsIn?.test(file))
      .flatMap(({ found, remedy }) => {
        const position = text.search(found);
        return position < 0 ? [] : [{ file, line: lineAt(text, position), message: remedy }];
      });
  });

import { count, type Check, type Finding } from '../check.ts';
import { filesBelow, lineAt, packagesOf, read } from '../tree.ts';

const CODE = /\.(?:ts|tsx|mjs|cjs|js)$/;
/** The planted faults of the check's own test. */
const SKIPPED = /\/planted-faults\//;
const COMMENT = /\/\*\*([\s\S]*?)\*\//g;
/** The sentence continues over the next declaration. */
const UNFINISHED = /(?:[,;]|\b(?:and|or|but))$/;
/** The sentence has begun over the declaration before. */
const CONTINUED = /^(?:…|(?:and|but|if|nor|of|or|then|this|unless)\b)/;

/** The description of a comment on one line, without tags. */
const descriptionOf = (comment: string) =>
  comment
    .replace(/(?:^|\n\s*\*)\s*@\w[\s\S]*$/, '')
    .replaceAll(/\n\s*\*[ \t]?/g, ' ')
    .trim();

function findingsIn(tree: string, file: string): Finding[] {
  const text = read(tree, file);
  return [...text.matchAll(COMMENT)].flatMap(({ 1: comment = '', index }) => {
    const description = descriptionOf(comment);
    const line = lineAt(text, index);
    if (UNFINISHED.test(description)) return [{ file, line, message: 'the sentence continues over the next one: end it here' }];
    if (CONTINUED.test(description))
      return [{ file, line, message: 'the sentence began over the previous one: write it in full' }];
    return [];
  });
}

/** An editor shows the comment of a declaration on its own: each has a sentence of its own. */
export const comments: Check = {
  name: 'comments',
  run: (tree) => {
    const files = packagesOf(tree)
      .flatMap((folder) => filesBelow(tree, folder))
      .filter((file) => CODE.test(file) && !SKIPPED.test(file));
    return Promise.resolve({ findings: files.flatMap((file) => findingsIn(tree, file)), note: count(files.length, 'file') });
  },
};

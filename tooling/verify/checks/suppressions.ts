import { count, type Check } from '../check.ts';
import { filesBelow, lineAt, packagesOf, read } from '../tree.ts';

const CODE = /\.(ts|tsx|mjs|cjs|css)$/;
const SUPPRESSION =
  /(?:ox|es)lint-disable[^\n]*|oxfmt-ignore[^\n]*|prettier-ignore[^\n]*|@ts-(?:ignore|expect-error|nocheck)[^\n]*/g;
/** Words after a dash or a colon, on the same line. */
const REASON = /(?:--|—|–|:)\s*\S+(?:\s+\S+)+/;
const FORBIDDEN = /^@ts-(?:ignore|nocheck)/;

/** Checks that every suppression has a reason on its line. */
export const suppressions: Check = {
  name: 'suppressions',
  run: (tree) => {
    const files = packagesOf(tree)
      .flatMap((folder) => filesBelow(tree, folder))
      .filter((file) => CODE.test(file) && !file.startsWith('tooling/verify/'));
    let found = 0;
    const findings = files.flatMap((file) => {
      const text = read(tree, file);
      return [...text.matchAll(SUPPRESSION)].flatMap(({ 0: words, index }) => {
        found += 1;
        const line = lineAt(text, index);
        if (FORBIDDEN.test(words))
          return [{ file, line, message: 'fix the type; if that is impossible, use @ts-expect-error with a reason' }];
        return REASON.test(words)
          ? []
          : [{ file, line, message: 'add a reason to the suppression: `… -- why this is right here`' }];
      });
    });
    return Promise.resolve({ findings, note: count(found, 'suppression') });
  },
};

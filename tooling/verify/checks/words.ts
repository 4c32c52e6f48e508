import { count, type Check, type Finding } from '../check.ts';
import { filesBelow, lineAt, read } from '../tree.ts';
import { PLAIN_WORDS } from './plain-words.ts';

/** Code with its comments, pages of the documentation, English texts of screens. */
const READ = /\.(?:ts|tsx|mjs|cjs|js|css|graphql|md|ftl|template)$|\/(?:messages(?:\/served)?|texts)\/en\.json$/;
/** Generated from other files, which are checked; or the planted phrases of the check's own test. */
const SKIPPED =
  /\/generated\/|\.graphql\.ts$|\.generated\.graphql$|\/graphql\/schema\.ts$|^docs\/benchmarks\.md$|\/planted-faults\//;

/** Phrases as they are found, over the ends of lines too. */
const FOUND = PLAIN_WORDS.map(({ phrase, instead }) => ({
  everywhere: new RegExp(phrase.source.replaceAll(' ', String.raw`\s+`), 'gi'),
  instead,
}));

function findingsIn(tree: string, file: string): Finding[] {
  const written = read(tree, file);
  // A phrase may continue on the next line of a comment.
  const text = written.replaceAll(/\n[ \t]*(?:\*|\/\/)[ \t]/g, (end) => ` ${end.slice(1).replaceAll(/\S/g, ' ')}`);
  return FOUND.flatMap(({ everywhere, instead }) =>
    [...text.matchAll(everywhere)].map((match) => ({
      file,
      line: lineAt(written, match.index),
      message: `'${match[0].replaceAll(/\s+/g, ' ')}': write ${instead}`,
    })),
  );
}

/** No text, comment or page uses a phrase of plain-words.ts. */
export const words: Check = {
  name: 'words',
  run: (tree) => {
    const files = filesBelow(tree).filter((file) => READ.test(file) && !SKIPPED.test(file));
    return Promise.resolve({ findings: files.flatMap((file) => findingsIn(tree, file)), note: count(files.length, 'file') });
  },
};

import { filesBelow, read } from './tree.ts';

/** A string literal that starts with ids of requirements or checks, as titles of tests do. */
const TITLE = /(['"`])((?:(?:[A-Z]{2}-\d{2}|A\d{1,2}) )+)((?:\\.|(?!\1).)*)\1/g;
const ID = /\b[A-Z]{2}-\d{2}\b/g;
/** End-to-end tests that several spec files run are in a module of their own. */
const TEST_FILE = /\.(test|spec)\.tsx?$|^e2e\/platform\/[^/]+\.ts$/;

/** A test whose title starts with ids of requirements or accessibility checks. */
export interface NamedTest {
  ids: readonly string[];
  /** With its ids. */
  title: string;
  file: string;
}

/** The tests of the tree that name what they prove, by file. */
export function namedTests(tree: string): NamedTest[] {
  const files = filesBelow(tree).filter((file) => TEST_FILE.test(file));
  return files.toSorted().flatMap((file) =>
    [...read(tree, file).matchAll(TITLE)].map(([, , ids = '', words = '']) => ({
      ids: [...new Set([...ids.trim().split(' '), ...(words.match(ID) ?? [])])],
      title: ids + words.replaceAll(/\\(.)/g, '$1'),
      file,
    })),
  );
}

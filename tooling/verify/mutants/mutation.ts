/** A small change to an important line that a test must notice. */
export interface Mutation {
  file: string;
  /** The text to change: exactly once in the file. */
  find: string;
  replace: string;
  /** The files or folders with the tests of the rule; by default the test beside the file. */
  tests?: readonly string[];
  /** What goes wrong with the change. */
  why: string;
}

/** The tests that must fail with the change. */
export const testsOf = ({ file, tests }: Mutation): readonly string[] => tests ?? [file.replace(/\.tsx?$/, '.test.ts')];

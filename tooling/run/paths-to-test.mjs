// What `npm test -- PATH …` runs: the tests of single files or folders, each by the runner of its package.
import { existsSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';

/**
 * @typedef {object} PathsToTest
 * @property {Map<string, string[]>} packages Paths by package folder, relative to it; no path is all of its tests.
 * @property {string[]} options What is passed on to the runner, such as `-t NAME`.
 * @property {boolean} watch Tests run again after each change.
 */

const WORDS = new Set(['verify', 'e2e', 'changed', 'full']);

/**
 * The paths among the words of a command; undefined if it names none. `root`: the folder of the project, `from`: the folder it was
 * typed in. Throws for a path that is not there.
 * @returns {PathsToTest | undefined}
 */
export function pathsToTest(words, { root, from }) {
  const isPath = (word) => !word.startsWith('-') && !WORDS.has(word) && word.includes('/');
  const watch = words.includes('--watch');
  const named = words.filter((word, at) => isPath(word) && !isValue(words, at));
  if (named.length === 0) return undefined;
  const packages = new Map();
  for (const word of named) {
    const found = [resolve(root, word), resolve(from, word)].find((path) => existsSync(path));
    if (!found)
      throw new Error(
        `There is no file or folder ${word}. Give a path from the top of the project, such as services/src/platform/ids.`,
      );
    const [folder = '', ...rest] = relative(root, found).split(/[\\/]/);
    if (!existsSync(join(root, folder, 'package.json'))) throw new Error(`${word} is in no package of the project.`);
    packages.set(folder, [...(packages.get(folder) ?? []), ...(rest.length > 0 ? [rest.join('/')] : [])]);
  }
  const options = words.filter((word, at) => word !== '--watch' && (word.startsWith('-') || isValue(words, at)));
  return { packages, options, watch };
}

/** The word is the value of the option before it: `-t 'JB-10 a name'`. */
const isValue = (words, at) => at > 0 && ['-t', '-g', '--project', '--testNamePattern'].includes(words[at - 1]);

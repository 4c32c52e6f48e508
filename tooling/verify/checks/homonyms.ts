import { count, type Check, type Finding } from '../check.ts';
import { filesBelow, packagesOf, read } from '../tree.ts';
import { KNOWN_HOMONYMS } from './known-homonyms.ts';

const CODE = /\.tsx?$/;
/** Generated code, resolvers, which are named after their fields, and what stands in for the file beside it in served parts. */
const SKIPPED = /\.served\.tsx?$|\/generated\/|\.graphql\.ts$|\.d\.ts$|\/graphql\/schema\.ts$|\/resolvers\/|\/migrations\//;
/** A declaration; a re-export is none. */
const DECLARED = /^export (?:async |abstract |declare )*(?:const|let|function\*?|class|type|interface|enum) (\w+)/gm;
/** Names that mean the same wherever they are declared, with the reason. */
const SAME_MEANING: Readonly<Record<string, string>> = {
  routes: 'the REST calls of a module',
  employerRoutes: 'its calls of the employers’ API',
  pageRoutes: 'its pages',
  manifest: 'the manifest of a remote or of the shell',
  test: 'the test of Playwright, with fixtures',
  Deployed: 'host-shell/src/first-paint replaces the module in prerendered pages, by the same names',
  RemotePart: 'as Deployed',
  ScreenPicture: 'as Deployed',
};

/** The names that several files of a package declare and export, with those files. */
function homonymsOf(tree: string, folder: string): Map<string, string[]> {
  const files = new Map<string, Set<string>>();
  for (const file of filesBelow(tree, folder).filter((path) => CODE.test(path) && !SKIPPED.test(path)))
    for (const [, name = ''] of read(tree, file).matchAll(DECLARED)) files.set(name, (files.get(name) ?? new Set()).add(file));
  return new Map(
    [...files]
      .filter(([name, { size }]) => size > 1 && !Object.hasOwn(SAME_MEANING, name))
      .map(([name, all]) => [name, [...all].toSorted()]),
  );
}

function findingsOf(tree: string, folder: string, known: Readonly<Record<string, number>>): Finding[] {
  const homonyms = homonymsOf(tree, folder);
  const outdated = Object.entries(known).filter(([name, places]) => (homonyms.get(name)?.length ?? 0) < places);
  return [
    ...[...homonyms]
      .filter(([name, files]) => files.length > (known[name] ?? 1))
      .map(([name, files]) => ({
        file: files.at(-1) ?? '',
        message: `${name} is exported by ${files.slice(0, -1).join(', ')} too: name what differs`,
      })),
    ...outdated.map(([name]) => ({
      file: folder,
      message: `${name} has fewer declarations than known-homonyms.ts says: correct its number there, or remove it`,
    })),
  ];
}

/** One name means one thing within a package. Those that already had several meanings are counted, and may only become fewer. */
export const homonyms = (known: Readonly<Record<string, Readonly<Record<string, number>>>> = KNOWN_HOMONYMS): Check => ({
  name: 'homonyms',
  run: (tree) => {
    const folders = packagesOf(tree);
    const findings = folders.flatMap((folder) => findingsOf(tree, folder, known[folder] ?? {}));
    const left = Object.values(known).reduce((sum, names) => sum + Object.keys(names).length, 0);
    return Promise.resolve({ findings, note: `${count(folders.length, 'package')}, ${count(left, 'known homonym')}` });
  },
});

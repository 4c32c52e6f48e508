import { PACKAGE, RECORD, differences, facadeNames, type FacadeRecord } from '../../facade/facade-record.ts';
import type { Finding } from '../check.ts';
import { has, read } from '../tree.ts';

/**
 * A remote takes the facade from the shell, and requires the version it was built with. So every name of the facade is
 * recorded with the version that added it, and the newest version is that of the package.
 */
export function recordedFacade(tree: string): Finding[] {
  if (!has(tree, RECORD)) return [];
  const { version } = JSON.parse(read(tree, PACKAGE)) as { version: string };
  const record = JSON.parse(read(tree, RECORD)) as FacadeRecord;
  const newest = Object.keys(record).at(-1);
  const { added, removed } = differences(record, facadeNames(tree));
  const found = (names: typeof added, what: string) =>
    Object.entries(names).flatMap(([entryPoint, own]) =>
      own.map((name) => `${name} of '${entryPoint}' ${what}: run npm run codegen`),
    );
  const messages = [
    ...(newest === version ? [] : [`its last version is ${newest}; package.json says ${version}`]),
    ...found(added, 'is new'),
    ...found(removed, 'was removed'),
  ];
  return messages.map((message) => ({ file: RECORD, message }));
}

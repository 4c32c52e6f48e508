import { execFileSync } from 'node:child_process';
import { isSharedEntry } from '../build/shared-modules.ts';
import { read } from '../verify/tree.ts';

export const RECORD = 'shared-ui/entry-points.json';
export const PACKAGE = 'shared-ui/package.json';

/** `export { a, type B } from '…'`, `export type { C } from '…'`; only run-time exports count. */
const EXPORTS = /^export \{([^}]*)\} from/gm;

/** Entry point → names. */
type Names = Readonly<Record<string, readonly string[]>>;
/** Version of the facade → the names added in it. */
export type FacadeRecord = Readonly<Record<string, Names>>;

function namesOf(source: string): string[] {
  return [...source.matchAll(EXPORTS)]
    .flatMap((match) => (match[1] ?? '').split(','))
    .map((name) => name.trim())
    .filter((name) => name !== '' && !name.startsWith('type '))
    .map((name) => name.split(' as ').at(-1) ?? name)
    .toSorted();
}

/** The names that the facade of a tree shares at run time. */
export function facadeNames(tree: string): Names {
  const { exports } = JSON.parse(read(tree, PACKAGE)) as { exports: Record<string, string> };
  const shared = Object.entries(exports).filter(([entryPoint]) => isSharedEntry(entryPoint));
  return Object.fromEntries(shared.map(([entryPoint, file]) => [entryPoint, namesOf(read(tree, `shared-ui/${file.slice(2)}`))]));
}

const without = (names: Names, others: Names): Names =>
  Object.fromEntries(
    Object.entries(names)
      .map(([entryPoint, own]) => [entryPoint, own.filter((name) => !others[entryPoint]?.includes(name))] as const)
      .filter(([, own]) => own.length > 0),
  );

function recorded(record: FacadeRecord): Names {
  const all: Record<string, string[]> = {};
  for (const names of Object.values(record))
    for (const [entryPoint, own] of Object.entries(names)) (all[entryPoint] ??= []).push(...own);
  return all;
}

/** What a record lacks, and what it has too much. */
export const differences = (record: FacadeRecord, names: Names): { added: Names; removed: Names } => ({
  added: without(names, recorded(record)),
  removed: without(recorded(record), names),
});

/** The record of these names: a new name raises the minor version of the facade, a removed one the major version. */
export function recordOf(record: FacadeRecord, names: Names): FacadeRecord {
  const { added, removed } = differences(record, names);
  const [major = 0, minor = 0] = (Object.keys(record).at(-1) ?? '').split('.').map(Number);
  if (Object.keys(removed).length > 0) return { [`${major + 1}.0.0`]: names };
  return Object.keys(added).length > 0 ? { ...record, [`${major}.${minor + 1}.0`]: added } : record;
}

/** The record as it was committed, so that a commit raises the version once. */
export function committedRecord(tree: string): FacadeRecord {
  return JSON.parse(execFileSync('git', ['show', `HEAD:${RECORD}`], { cwd: tree, encoding: 'utf8' })) as FacadeRecord;
}

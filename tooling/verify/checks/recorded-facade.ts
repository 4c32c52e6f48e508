import type { Finding } from '../check.ts';
import { has, read } from '../tree.ts';

const RECORD = 'shared-ui/doors.json';
/** `export { a, type B } from '…'`, `export type { C } from '…'`; only run-time exports count. */
const EXPORTS = /^export \{([^}]*)\} from/gm;

/** Styles, test support, and modules that are bundled with each user. */
const NOT_SHARED = /\.css$|^\.\/(?:testing|bundled)(?:\/|$)/;

/** Version → entry point → the names added in it. */
type Doors = Record<string, Record<string, string[]>>;

interface PackageFile {
  version: string;
  exports: Record<string, string>;
}

function namesOf(source: string): string[] {
  return [...source.matchAll(EXPORTS)]
    .flatMap((match) => (match[1] ?? '').split(','))
    .map((name) => name.trim())
    .filter((name) => name !== '' && !name.startsWith('type '))
    .map((name) => name.split(' as ').at(-1) ?? name);
}

/**
 * A remote takes the facade from the shell, and requires the version it was built with. So every name of the facade is
 * recorded with the version that added it, and the newest version is that of the package.
 */
export function facadeNames(tree: string): Finding[] {
  if (!has(tree, RECORD)) return [];
  const { version, exports } = JSON.parse(read(tree, 'shared-ui/package.json')) as PackageFile;
  const doors = JSON.parse(read(tree, RECORD)) as Doors;
  const findings: Finding[] = [];
  const newest = Object.keys(doors).at(-1);
  if (newest !== version) {
    findings.push({ file: RECORD, message: `its last version is ${newest}; package.json says ${version}` });
  }
  for (const [door, file] of Object.entries(exports)) {
    if (NOT_SHARED.test(door)) continue;
    const there = new Set(namesOf(read(tree, `shared-ui/${file.slice(2)}`)));
    const recorded = new Set(Object.values(doors).flatMap((names) => names[door] ?? []));
    for (const name of [...there].filter((each) => !recorded.has(each))) {
      findings.push({ file: RECORD, message: `${name} of '${door}' is new: raise the minor version and record it here` });
    }
    for (const name of [...recorded].filter((each) => !there.has(each))) {
      findings.push({ file: RECORD, message: `${name} of '${door}' was removed: raise the major version and remove it here` });
    }
  }
  return findings;
}

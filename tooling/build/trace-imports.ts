import { existsSync, readFileSync } from 'node:fs';
import { dirname, extname, join, sep } from 'node:path';
import { findPackage, installedPackage, type InstalledPackage } from './installed-package.ts';

export interface Traced {
  /** Files of the repository that the build reads, by full path, sorted. */
  files: string[];
  /** Packages from a registry that the build reads, with their dependencies, as `name@version`, sorted. */
  packages: string[];
}

/** Matches `import` and `export … from`, except type-only ones, which are removed before modules are resolved. */
const STATIC = /^\s*(?:import|export)\s+(?!type\b)(?:[^'";]*?\bfrom\s*)?'([^']+)'/gm;
const DYNAMIC = /\b(?:import|require|require\.resolve)\(\s*(?:\/\*.*?\*\/\s*)?'([^']+)'\s*\)/g;
const ASSET = /\bnew URL\(\s*'([^']+)'\s*,\s*import\.meta\.url\s*\)/g;
const STYLE = /@import\s+['"]([^'"]+)['"]|\bfrom\s+['"]([^'"]+)['"]/g;
/** Relative also without a dot, unless it names a package. */
const STYLE_FILE = /url\(\s*['"]?(?!data:|#|\/|\w+:)(?:\.\/)?([^'")]+)['"]?\s*\)/g;

const CODE = new Set(['.ts', '.tsx', '.mjs', '.js']);

function matches(text: string, pattern: RegExp): string[] {
  return [...text.matchAll(pattern)].flatMap((match) => match.slice(1).find((group) => group !== undefined) ?? []);
}

function specifiersOf(file: string): string[] {
  const kind = extname(file);
  if (CODE.has(kind)) {
    const text = readFileSync(file, 'utf8');
    return [STATIC, DYNAMIC, ASSET].flatMap((pattern) => matches(text, pattern));
  }
  if (kind !== '.css') return [];
  const text = readFileSync(file, 'utf8');
  const beside = (path: string) => (existsSync(join(dirname(file), path)) ? `./${path}` : path);
  return [...matches(text, STYLE), ...matches(text, STYLE_FILE).map(beside)];
}

const packageName = (specifier: string) => specifier.split('/', specifier.startsWith('@') ? 2 : 1).join('/');

/** The file of a workspace package that `specifier` names, by the `exports` of its package.json. */
function fileOfWorkspace(found: InstalledPackage, specifier: string): string {
  const target = found.exports?.[`.${specifier.slice(found.name.length)}`];
  if (typeof target !== 'string') throw new Error(`${specifier} is not exported by ${found.name}`);
  return join(found.folder, target);
}

function addWithDependencies(start: InstalledPackage, known: Map<string, string>): void {
  if (known.has(start.folder)) return;
  const { name, version, contentHash } = start;
  known.set(start.folder, contentHash === undefined ? `${name}@${version}` : `${name}@${version}#${contentHash}`);
  const names = { ...start.dependencies, ...start.optionalDependencies, ...start.peerDependencies };
  for (const each of Object.keys(names)) {
    const found = findPackage(each, start.folder);
    if (found) addWithDependencies(found, known);
  }
}

/** A package and all it depends on, as `name@version`. */
export function withDependencies(start: InstalledPackage): string[] {
  const known = new Map<string, string>();
  addWithDependencies(start, known);
  return [...new Set(known.values())].toSorted();
}

/**
 * Everything that a build with these `entries` reads: files of the workspace, and packages with their versions. Skips imports of
 * `except`, which are provided elsewhere. Throws for a missing file or package.
 */
export function traceImports(entries: readonly string[], except: ReadonlySet<string> = new Set()): Traced {
  const files = new Set(entries);
  const packages = new Map<string, string>();
  for (const file of files) {
    if (!existsSync(file)) throw new Error(`${file} does not exist`);
    for (const specifier of specifiersOf(file)) {
      if (except.has(specifier) || specifier.startsWith('node:')) continue;
      if (specifier.startsWith('.')) {
        files.add(join(dirname(file), specifier.replace(/[?#].*$/, '')));
        continue;
      }
      const found = installedPackage(packageName(specifier), dirname(file));
      if (found.folder.includes(`${sep}node_modules${sep}`)) addWithDependencies(found, packages);
      else files.add(fileOfWorkspace(found, specifier));
    }
  }
  return { files: [...files].toSorted(), packages: [...new Set(packages.values())].toSorted() };
}

import { createHash } from 'node:crypto';
import { existsSync, readFileSync, readdirSync, statSync } from 'node:fs';
import { join, sep } from 'node:path';
import { installedPackage } from './installed-package.ts';
import { IS_INSTALLED } from './own-file.ts';
import { servedFile } from './served-part/served-files.ts';
import { servedPartSource } from './served-part/served-part-source.ts';
import { portablePath } from './portable-names.ts';
import { sharedModules } from './shared-modules.ts';
import { traceImports, withDependencies, type Traced } from './trace-imports.ts';

/** `embed`: the scripts for pages of other sites. */
export type PackageKind = 'remote' | 'shell' | 'embed';

/** The build tools: the same sources compiled by another version are another release. */
const TOOLS = {
  remote: [
    'webpack-config.ts',
    'portable-build.ts',
    'name-parts.ts',
    'federation.ts',
    'part-files.ts',
    'served-part/build-served-part.ts',
    'served-part/browser-stand-ins.ts',
    'served-texts.ts',
    'shadow-styles.ts',
    'style-plan.ts',
    'write-release.ts',
    '../surface/surface-of.ts',
  ],
  shell: [
    'webpack-config.ts',
    'portable-build.ts',
    'federation.ts',
    'part-files.ts',
    'served-texts.ts',
    'write-release.ts',
    'first-paint.ts',
    'style-plan.ts',
    'shell-files.ts',
    '../surface/surface-of.ts',
  ],
  embed: [
    'webpack-config.ts',
    'portable-build.ts',
    'minified-css.ts',
    'private-global.ts',
    'federation.ts',
    'part-files.ts',
    'shadow-styles.ts',
    'write-release.ts',
    '../surface/surface-of.ts',
  ],
} as const satisfies Record<PackageKind, readonly string[]>;

/** The entries of the compilation, and the folders whose files are copied unchanged. */
const SOURCES = {
  remote: { entries: ['src/remote.tsx', 'src/manifest.ts'], folders: ['src/messages/served'] },
  shell: {
    entries: [
      'src/main.tsx',
      'src/manifest.ts',
      'src/first-paint/paint-page.tsx',
      'src/first-paint/page-place.tsx',
      'src/first-paint/part-place.tsx',
      'src/first-paint/picture-place.tsx',
    ],
    folders: ['src/messages', 'src/offline', 'public'],
  },
  embed: { entries: ['src/embed.ts', 'src/remote/index.ts', 'src/container.ts', 'src/manifest.ts'], folders: [] },
} as const satisfies Record<PackageKind, { entries: readonly string[]; folders: readonly string[] }>;

/** The package of these files, where they are installed and not part of the tree. */
const INSTALLED_AS = '@hirehq/remote-cli';

const TEST = /\.test\.tsx?$/;

/** The surface says what it takes of the contracts, and is an input itself: not every change of a contract changes every release. */
const CONTRACT_DATA = new Set(
  ['delivery', 'events', 'rest', 'route-patterns', 'slots'].map((name) => `@hirehq/shared-contracts/${name}`),
);

export interface ReleaseInputs extends Traced {
  /** The modules taken from the shell at run time, as `name@version`: a remote is built for these versions. */
  shared: string[];
  /** The surface of the release, as JSON. */
  surface?: string;
}

/** The modules that a package takes of the shell: a script for other sites none. */
export const modulesSharedBy = (packageFolder: string, kind: PackageKind): ReturnType<typeof sharedModules> =>
  kind === 'embed' ? {} : sharedModules(packageFolder);

/** The files from which a package is compiled. */
export const releaseEntries = (packageFolder: string, kind: PackageKind): string[] =>
  SOURCES[kind].entries.map((entry) => join(packageFolder, entry));

/** What the served part of a remote is compiled of, shared modules included: it takes nothing from the shell. */
function servedPartInputs(packageFolder: string): Traced {
  const source = servedPartSource(packageFolder);
  if (source === undefined) return { files: [], packages: [] };
  const entries = new Set([source]);
  for (;;) {
    const traced = traceImports([...entries]);
    const standIns = traced.files.flatMap((file) => servedFile(file) ?? []).filter((file) => !entries.has(file));
    if (standIns.length === 0) return traced;
    for (const file of standIns) entries.add(file);
  }
}

/** The build tools by their files or, where they are installed, by the version of their package and of all it depends on. */
function toolInputs(kind: PackageKind): Traced {
  if (!IS_INSTALLED)
    return traceImports(
      TOOLS[kind].map((name) => join(import.meta.dirname, name)),
      CONTRACT_DATA,
    );
  return { files: [], packages: withDependencies(installedPackage(INSTALLED_AS, import.meta.dirname)) };
}

/** The inputs of a package's build: files by full path, packages by version. A remote takes shared modules from the shell. */
export function releaseInputs(packageFolder: string, kind: PackageKind): ReleaseInputs {
  const shared = sharedModules(packageFolder);
  const taken = SOURCES[kind].folders
    .map((folder) => join(packageFolder, folder))
    .flatMap((folder) => (existsSync(folder) ? readdirSync(folder, { recursive: true, withFileTypes: true }) : []))
    .flatMap((entry) => (entry.isFile() && !TEST.test(entry.name) ? join(entry.parentPath, entry.name) : []));
  const own = traceImports(
    [...releaseEntries(packageFolder, kind), ...taken],
    kind === 'remote' ? new Set(Object.keys(shared)) : undefined,
  );
  const traced = [own, toolInputs(kind), ...(kind === 'remote' ? [servedPartInputs(packageFolder)] : [])];
  return {
    files: [...new Set(traced.flatMap(({ files }) => files))].toSorted(),
    packages: [...new Set(traced.flatMap(({ packages }) => packages))].toSorted(),
    shared: Object.entries(shared).map(([name, { version }]) => `${name}@${version}`),
  };
}

/** The same inputs give the same hash in any folder and on any machine. */
export function inputsHash(
  { files, packages, shared, surface = '' }: ReleaseInputs,
  read: (file: string) => string | Buffer = (file) => readFileSync(file),
): string {
  const hash = createHash('sha256');
  const named = files.map((file) => [portablePath(file), file] as const).toSorted(([one], [other]) => (one < other ? -1 : 1));
  for (const [name, file] of named) hash.update(`${name}\0`).update(read(file)).update('\0');
  hash.update(packages.join('\n')).update('\0').update(shared.join('\n')).update('\0').update(surface);
  return hash.digest('hex').slice(0, 10);
}

const READ_FOR_ITS_PLACE = /[\\/](node_modules|\.cache)([\\/]|$)|[\\/]package\.json$/;

/** Files of the workspace that a build read unexpectedly, so that its version would not change with them. */
export function unforeseenFiles(repository: string, read: Iterable<string>, inputs: ReleaseInputs): string[] {
  const foreseen = new Set(inputs.files);
  const isSource = (path: string) =>
    path.startsWith(repository + sep) && !READ_FOR_ITS_PLACE.test(path) && statSync(path, { throwIfNoEntry: false })?.isFile();
  return [...read].filter((path) => !foreseen.has(path) && isSource(path)).toSorted();
}

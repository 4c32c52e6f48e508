import { createHash } from 'node:crypto';
import { existsSync, readFileSync, readdirSync, statSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { sharedModules } from './shared-modules.ts';
import { traceImports, type Traced } from './trace-imports.ts';

export type PackageKind = 'remote' | 'shell';

/** The build tools: the same sources compiled by another version are another release. */
const TOOLS = {
  remote: ['webpack-config.ts', 'name-parts.ts', 'federation.ts', 'part-files.ts', 'served-texts.ts', 'write-release.ts'],
  shell: [
    'webpack-config.ts',
    'federation.ts',
    'part-files.ts',
    'served-texts.ts',
    'write-release.ts',
    'first-paint.ts',
    'shell-files.ts',
  ],
};

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
    ],
    folders: ['src/messages', 'src/offline', 'public'],
  },
};

const TEST = /\.test\.tsx?$/;

export interface ReleaseInputs extends Traced {
  /** The modules taken from the shell at run time, as `name@version`: a remote is built for these versions. */
  shared: string[];
}

/** The inputs of a package's build: files by full path, packages by version. A remote takes shared modules from the shell. */
export function releaseInputs(packageFolder: string, kind: PackageKind): ReleaseInputs {
  const shared = sharedModules(packageFolder);
  const { entries, folders } = SOURCES[kind];
  const taken = folders
    .map((folder) => join(packageFolder, folder))
    .flatMap((folder) => (existsSync(folder) ? readdirSync(folder, { recursive: true, withFileTypes: true }) : []))
    .flatMap((entry) => (entry.isFile() && !TEST.test(entry.name) ? join(entry.parentPath, entry.name) : []));
  const own = traceImports(
    [...entries.map((entry) => join(packageFolder, entry)), ...taken],
    kind === 'remote' ? new Set(Object.keys(shared)) : undefined,
  );
  const tools = traceImports(TOOLS[kind].map((name) => join(import.meta.dirname, name)));
  return {
    files: [...new Set([...own.files, ...tools.files])].toSorted(),
    packages: [...new Set([...own.packages, ...tools.packages])].toSorted(),
    shared: Object.entries(shared).map(([name, { version }]) => `${name}@${version}`),
  };
}

/** The same inputs give the same hash on any machine. */
export function inputsHash(
  repository: string,
  { files, packages, shared }: ReleaseInputs,
  read: (file: string) => string | Buffer = (file) => readFileSync(file),
): string {
  const hash = createHash('sha256');
  for (const file of files) {
    hash
      .update(`${relative(repository, file).replaceAll(sep, '/')}\0`)
      .update(read(file))
      .update('\0');
  }
  hash.update(packages.join('\n')).update('\0').update(shared.join('\n'));
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

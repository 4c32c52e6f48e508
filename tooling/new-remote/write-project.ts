import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { findKit, type Kit, type KitPackage } from './kit.ts';
import { writeRemote, type Surroundings } from './write-remote.ts';

/** Versions of what the template depends on, written when the package is packed. */
const VERSIONS_FILE = join(import.meta.dirname, 'versions.json');
const TOOLS = '@hirehq/remote-cli';
const TOOLS_IN_TREE = '@hirehq/tooling';

const SCRIPTS = {
  dev: 'hirehq-remote dev',
  build: 'hirehq-remote build',
  check: 'hirehq-remote check',
  types: 'tsc',
  test: 'vitest run',
};

const IGNORED = ['node_modules', 'dist', '.cache', 'hirehq-signing-key.json', ''].join('\n');

type Dependencies = Readonly<Record<string, string>>;

interface Described {
  name: string;
  scripts: unknown;
  exports?: unknown;
  dependencies: Dependencies;
  devDependencies: Dependencies;
}

/** The package.json of the template for a repository of its own: versions instead of references to the tree. */
export function describeProject(described: Described, versions: Dependencies, kit: Kit | undefined): Record<string, unknown> {
  const specOf = (name: string) => {
    const file = kit?.[name as KitPackage];
    const spec = file === undefined ? versions[name] : `file:${file}`;
    if (spec === undefined) throw new Error(`The version of ${name} is not known: was this package written by pack:remote-kit?`);
    return spec;
  };
  const resolved = (dependencies: Dependencies) =>
    Object.fromEntries(
      Object.keys(dependencies)
        .map((name) => (name === TOOLS_IN_TREE ? TOOLS : name))
        .map((name) => [name, specOf(name)]),
    );
  const { exports: _exports, name, ...rest } = described;
  return {
    ...rest,
    name: name.replace('@hirehq/', ''),
    engines: { node: '>=24' },
    scripts: SCRIPTS,
    dependencies: resolved(described.dependencies),
    devDependencies: resolved(described.devDependencies),
  };
}

/** What pnpm needs besides: where the packages of a kit are that depend on each other, and which packages run install scripts. */
function pnpmSettings(kit: Kit | undefined): string {
  const overrides = Object.entries(kit ?? {}).map(([name, file]) => `  '${name}': file:${file}`);
  // core-js-pure only prints an appeal for donations.
  const builds = ['allowBuilds:', "  '@swc/core': true", '  esbuild: true', '  core-js-pure: false'];
  return [...(overrides.length > 0 ? ['overrides:', ...overrides] : []), ...builds, ''].join('\n');
}

interface ProjectOptions {
  /** Folder or tarball with the packages of the platform; without it they come from the registry. */
  kit: string | undefined;
  /** Address of the platform for the settings of the project. */
  platform?: string | undefined;
}

/** Writes a remote as a repository of its own into a new folder of `cwd`. Returns the name of the folder. */
export function writeProject(cwd: string, id: string, { kit: source, platform }: ProjectOptions): string {
  const versions = JSON.parse(readFileSync(VERSIONS_FILE, 'utf8')) as Dependencies;
  const found = source === undefined ? undefined : findKit(source, cwd);
  const kit = found?.kit;
  const surroundings: Surroundings = {
    tools: TOOLS,
    tsconfig: `${TOOLS}/tsconfig/browser.json`,
    alone: () => 'npm run dev',
    inShell: 'npm run dev -- --shell URL',
    describe: (described) => describeProject(described as unknown as Described, versions, kit),
  };
  const folder = writeRemote(cwd, id, { surroundings });
  found?.copyInto(join(cwd, folder));
  const write = (file: string, text: string) => writeFileSync(join(cwd, folder, file), text);
  write('.gitignore', IGNORED);
  write('pnpm-workspace.yaml', pnpmSettings(kit));
  write('.hirehq-remote.json', `${JSON.stringify(platform === undefined ? {} : { platform }, null, 2)}\n`);
  return folder;
}

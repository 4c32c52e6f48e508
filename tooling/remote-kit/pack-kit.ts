import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { CONTRACT_VERSION } from '@hirehq/shared-contracts/remote-manifest';
import { compilePackage } from './compile-package.ts';
import { compiledName, packedExports, resolvedDependencies } from './packed-manifest.ts';
import { described, ROOT, tarball, WORK, writeManifest } from './write-package.ts';

const ENGINES = { node: '>=24' };
const CLI = '@hirehq/remote-cli';
const CONTRACTS = '@hirehq/shared-contracts';

/** Folders of tooling that a remote needs. */
const CLI_SOURCES = [
  'build',
  'dev-remote',
  'graphql',
  'leaks',
  'new-remote',
  'remote-cli',
  'vitest/preset.ts',
  'vitest/browser-setup.ts',
];
const CLI_EXPORTS = {
  './tsconfig/browser.json': './tsconfig/browser.json',
  './vitest': './vitest/preset.ts',
  './federation': './build/define-remote.ts',
  './served-part': './build/served-part/load-served-part.ts',
};
/** Dependencies of tooling that only the tree needs. */
const OF_THE_TREE = new Set(['knip', 'dependency-cruiser', '@formatjs/icu-messageformat-parser', '@playwright/test']);
/** Dependencies that a project has itself, so that both use one copy. */
const OF_THE_PROJECT = ['vitest', '@testing-library/dom', '@testing-library/jest-dom'];
/** Development dependencies of tooling that run where a remote is developed. */
const TO_DEVELOP = ['@pmmmwh/react-refresh-webpack-plugin', 'react-refresh'];

/** The packages of one kit have the version of the contract; the facade has its own, which remotes ask of the shell. */
const versions: Readonly<Record<string, string>> = {
  [CONTRACTS]: CONTRACT_VERSION,
  '@hirehq/shared-ui': described('shared-ui').version,
  [CLI]: CONTRACT_VERSION,
};

function packLibrary(name: string): string {
  const from = join(ROOT, name);
  const into = join(WORK, name);
  const { exports, sideEffects, dependencies = {}, ...own } = described(name);
  compilePackage({ from, into, include: ['src'] });
  writeManifest(into, {
    name: own.name,
    version: versions[own.name] ?? own.version,
    engines: ENGINES,
    exports: packedExports(exports),
    ...(sideEffects !== undefined && { sideEffects }),
    dependencies: resolvedDependencies(Object.keys(dependencies), from, versions),
  });
  return into;
}

/** Versions of what the template depends on, for `hirehq-remote new`. */
function templateVersions(): Record<string, string> {
  const template = JSON.parse(readFileSync(join(ROOT, 'tooling/new-remote/template/package.json.template'), 'utf8')) as {
    dependencies: Record<string, string>;
    devDependencies: Record<string, string>;
  };
  const names = Object.keys({ ...template.dependencies, ...template.devDependencies }).filter(
    (name) => name !== '@hirehq/tooling',
  );
  const model = join(ROOT, 'mfe-jobs');
  return { ...resolvedDependencies(names, model, versions), [CLI]: versions[CLI] ?? '' };
}

function packCli(contracts: string): string {
  const from = join(ROOT, 'tooling');
  const into = join(WORK, 'remote-cli');
  const { dependencies = {}, bin = {} } = described('tooling');
  compilePackage({ from, into, include: CLI_SOURCES, copied: ['tsconfig'], except: ['remote-cli/testing'] });
  writeFileSync(join(into, 'new-remote/versions.json'), `${JSON.stringify(templateVersions(), null, 2)}\n`);
  const needed = [...Object.keys(dependencies), ...TO_DEVELOP].filter(
    (name) => !OF_THE_TREE.has(name) && !OF_THE_PROJECT.includes(name),
  );
  writeManifest(into, {
    name: CLI,
    version: versions[CLI],
    engines: ENGINES,
    bin: { 'hirehq-remote': compiledName(bin['hirehq-remote'] ?? '') },
    exports: packedExports(CLI_EXPORTS),
    dependencies: {
      ...resolvedDependencies(needed, from, versions),
      ...resolvedDependencies(['zod'], join(ROOT, 'shared-contracts'), {}),
    },
    peerDependencies: resolvedDependencies(OF_THE_PROJECT, from, {}),
    // `npx` runs `new` without them.
    peerDependenciesMeta: Object.fromEntries(OF_THE_PROJECT.map((name) => [name, { optional: true }])),
    // So that the tarball alone can be run, without a registry that has the contracts.
    bundleDependencies: [CONTRACTS],
  });
  cpSync(contracts, join(into, 'node_modules', CONTRACTS), { recursive: true });
  return into;
}

/** Writes the packages that a team installs to develop a remote elsewhere, and one tarball with all of them. Returns the tarballs. */
export function packKit(to: string): string[] {
  mkdirSync(to, { recursive: true });
  const contracts = packLibrary('shared-contracts');
  const packages = [contracts, packLibrary('shared-ui'), packCli(contracts)].map((folder) => tarball(folder, to));
  const all = join(to, `hirehq-remote-kit-${CONTRACT_VERSION}.tar.gz`);
  execFileSync('tar', ['-czf', all, '-C', to, ...packages.map((path) => basename(path))]);
  return [...packages, all];
}

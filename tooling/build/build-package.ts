import { existsSync, mkdirSync, readdirSync, renameSync, rmSync, statSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { RemoteManifest } from '@hirehq/shared-contracts/remote-manifest';
import type { Release } from '@hirehq/shared-contracts/release';
import type { Compilation } from 'webpack';
import { remoteFederation, shellFederation } from './federation.ts';
import { writePaintedPages } from './first-paint.ts';
import { packageVersion, readManifest } from './package-facts.ts';
import { entryFiles, namedPartFiles } from './part-files.ts';
import { runWebpack } from './run-webpack.ts';
import { servedTexts } from './served-texts.ts';
import { writeShellFiles } from './shell-files.ts';
import { sourceHash } from './source-hash.ts';
import { webpackConfig } from './webpack-config.ts';
import { writeRelease } from './write-release.ts';

const REPOSITORY = join(import.meta.dirname, '../..');
const KEPT_BUILDS = 3;

function remoteParts(compilation: Compilation, manifest: RemoteManifest): Release['parts'] {
  const remote = namedPartFiles(compilation, 'remote', new Set());
  if (!remote) throw new Error('src/remote.tsx was not built');
  const known = new Set([...remote.js, ...remote.css, 'remoteEntry.js']);
  const parts: Release['parts'] = { remote: { js: remote.js.filter((file) => file !== 'remoteEntry.js'), css: remote.css } };
  for (const { id } of [...manifest.routes, ...manifest.slots]) {
    const part = namedPartFiles(compilation, id, known);
    if (!part) throw new Error(`${manifest.id}: '${id}' is in the manifest but no import() carries webpackChunkName: "${id}"`);
    parts[id] = part;
  }
  return parts;
}

function forgetOldBuilds(dist: string): void {
  const builds = readdirSync(dist)
    .filter((name) => /^\d/.test(name))
    .map((name) => ({ path: join(dist, name), at: statSync(join(dist, name)).mtimeMs }));
  for (const old of builds.toSorted((a, b) => b.at - a.at).slice(KEPT_BUILDS)) rmSync(old.path, { recursive: true, force: true });
}

/**
 * Builds one package into `dist/<version>/` with its `release.json`; a version that is already there is left as it is.
 * Answers what was done, in a line, and on a line of its own the release's folder.
 */
export async function buildPackage(packageFolder: string, kind: 'remote' | 'shell'): Promise<string> {
  const started = performance.now();
  const version = `${packageVersion(packageFolder)}-${sourceHash(REPOSITORY, packageFolder)}`;
  const dist = join(packageFolder, 'dist');
  const finished = join(dist, version);
  if (existsSync(join(finished, 'release.json'))) return `${basename(packageFolder)} ${version} is built already\n${finished}`;

  const manifest = await readManifest(packageFolder);
  const container = `${kind === 'remote' ? 'mfe' : 'host'}_${manifest.id}_${version}`.toLowerCase().replaceAll(/[^a-z0-9]/g, '_');
  const building = join(dist, `.building-${process.pid}`);
  rmSync(building, { recursive: true, force: true });
  mkdirSync(building, { recursive: true });
  try {
    const compilation = await runWebpack(
      webpackConfig({
        packageFolder,
        outputFolder: building,
        uniqueName: container,
        cacheName: kind,
        entry: kind === 'shell' ? { main: './src/main.tsx' } : {},
        plugins: [kind === 'shell' ? shellFederation(packageFolder, container) : remoteFederation(packageFolder, container)],
      }),
    );
    const main = kind === 'shell' ? entryFiles(compilation, 'main') : undefined;
    const entry = main ? main.js.find((file) => file.startsWith('main.')) : 'remoteEntry.js';
    if (!entry) throw new Error('the entry was not built');
    const texts = servedTexts(packageFolder, manifest);
    if (kind === 'shell') await writeShellFiles(packageFolder, building, texts);
    if (kind === 'shell') await writePaintedPages(packageFolder, building, container);
    const release = writeRelease(building, {
      remote: manifest.id,
      version,
      container,
      entry,
      manifest,
      parts: main ? { main } : remoteParts(compilation, manifest),
      ...(texts && { servedTexts: texts }),
    });
    rmSync(finished, { recursive: true, force: true });
    renameSync(building, finished);
    forgetOldBuilds(dist);
    const bytes = Object.values(release.files).reduce((sum, file) => sum + file.size, 0);
    return `${basename(packageFolder)} ${version}: ${Object.keys(release.files).length} files, ${Math.round(bytes / 1024)} KB in ${((performance.now() - started) / 1000).toFixed(1)} s\n${finished}`;
  } finally {
    rmSync(building, { recursive: true, force: true });
  }
}

import { existsSync, mkdirSync, readdirSync, renameSync, rmSync, statSync } from 'node:fs';
import { basename, join } from 'node:path';
import { EMBED_CONTAINER_PART, SECOND_SCRIPT } from '@hirehq/shared-contracts/embed';
import { federationOf } from './federation.ts';
import { finishRelease } from './finish-release.ts';
import { packageVersion, readManifest } from './package-facts.ts';
import { PortableBuild } from './portable-build.ts';
import { projectRoot } from './project-root.ts';
import { surfaceOf } from '../surface/surface-of.ts';
import { inputsHash, releaseInputs, unforeseenFiles, type PackageKind } from './release-inputs.ts';
import { runWebpack } from './run-webpack.ts';
import { buildServedPart } from './served-part/build-served-part.ts';
import { servedPartSource } from './served-part/served-part-source.ts';
import { mapsFolder, sourceMaps, takeMaps } from './source-maps.ts';
import { webpackConfig, type BuildTarget } from './webpack-config.ts';

const KEPT_BUILDS = 3;

const ENTRIES: Readonly<Record<PackageKind, BuildTarget['entry']>> = {
  shell: { main: './src/main.tsx' },
  // The others are imported for what they export: the second by the first, the container by hosts.
  embed: {
    main: './src/embed.ts',
    [SECOND_SCRIPT]: { import: './src/remote/index.ts', library: { type: 'module' } },
    [EMBED_CONTAINER_PART]: { import: './src/container.ts', library: { type: 'module' } },
  },
  // Its container is the entry.
  remote: {},
};

function forgetOldBuilds(dist: string): void {
  const builds = readdirSync(dist)
    .filter((name) => /^\d/.test(name))
    .map((name) => ({ path: join(dist, name), at: statSync(join(dist, name)).mtimeMs }));
  for (const { path } of builds.toSorted((a, b) => b.at - a.at).slice(KEPT_BUILDS)) {
    rmSync(path, { recursive: true, force: true });
    rmSync(mapsFolder(path, basename(path)), { recursive: true, force: true });
  }
}

/**
 * Builds one package into `dist/<version>/` with its `release.json`, and its source maps, which are not part of the release, into
 * `dist/maps/<version>/`. Does nothing for an existing version. Returns a line that says what was done, and a second line with the
 * release's folder.
 */
export async function buildPackage(packageFolder: string, kind: PackageKind): Promise<string> {
  const started = performance.now();
  const root = projectRoot(packageFolder);
  const surface = await surfaceOf(packageFolder, kind);
  const inputs = { ...releaseInputs(packageFolder, kind), surface: JSON.stringify(surface) };
  const version = `${packageVersion(packageFolder)}-${inputsHash(inputs)}`;
  const dist = join(packageFolder, 'dist');
  const finished = join(dist, version);
  const maps = mapsFolder(finished, version);
  if (existsSync(join(finished, 'release.json')) && existsSync(maps))
    return `${basename(packageFolder)} ${version} is already built\n${finished}`;

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
        entry: ENTRIES[kind],
        hasPrivateGlobal: kind === 'embed',
        ...(kind === 'remote' && { pages: manifest.routes.map(({ id }) => id) }),
        plugins: [...federationOf(kind, packageFolder, container), sourceMaps(root), new PortableBuild()],
      }),
    );
    const isServed = kind === 'remote' && servedPartSource(packageFolder) !== undefined;
    const served = isServed ? await buildServedPart(packageFolder, container) : undefined;
    const unforeseen = unforeseenFiles(root, [...compilation.fileDependencies, ...(served?.read ?? [])], inputs);
    if (unforeseen.length > 0) {
      throw new Error(
        `The build read files that the version does not depend on; add them in trace-imports.ts:\n${unforeseen.join('\n')}`,
      );
    }
    takeMaps(building, maps);
    const release = await finishRelease({
      packageFolder,
      kind,
      manifest,
      version,
      container,
      compilation,
      folder: building,
      surface,
      servedPart: served?.script,
      isFinal: true,
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

import { copyFileSync, mkdirSync, readdirSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { DEVELOPMENT_VERSION } from '@hirehq/shared-contracts/release';
import webpack, { type Compilation, type Configuration } from 'webpack';
import { remoteFederation, shellFederation } from './federation.ts';
import { finishRelease } from './finish-release.ts';
import { packageVersion, readManifest } from './package-facts.ts';
import type { PackageKind } from './release-inputs.ts';
import { webpackConfig } from './webpack-config.ts';

const KEPT_BUILDS = 2;

interface Watched {
  packageFolder: string;
  kind: PackageKind;
  /** `production` for a shell that was built: its React knows nothing of what development adds to JSX. */
  mode?: 'development' | 'production';
  /** Called with the folder of each finished release. */
  onRelease: (folder: string) => void;
  /** Called with what is wrong; the build before stays. */
  onFailure: (what: string) => void;
}

/** As released, except that nothing is minified, and scripts carry their source maps. */
function developmentConfig(
  { packageFolder, kind, mode = 'development' }: Watched,
  outputFolder: string,
  container: string,
): Configuration {
  const config = webpackConfig({
    packageFolder,
    outputFolder,
    uniqueName: container,
    cacheName: mode === 'development' ? `dev-${kind}` : `dev-${kind}-${mode}`,
    entry: kind === 'shell' ? { main: './src/main.tsx' } : {},
    plugins: [kind === 'shell' ? shellFederation(packageFolder, container) : remoteFederation(packageFolder, container)],
  });
  return {
    ...config,
    mode,
    devtool: 'inline-cheap-module-source-map',
    optimization: { ...config.optimization, minimize: false },
  };
}

/** Every asset of a compilation, also those that are older than it, in a folder of their own. */
function copyAssets(compilation: Compilation, from: string, to: string): void {
  rmSync(to, { recursive: true, force: true });
  for (const { name } of compilation.getAssets()) {
    mkdirSync(dirname(join(to, name)), { recursive: true });
    copyFileSync(join(from, name), join(to, name));
  }
}

/** Compiles a package again after every change of what it reads, each time into a release of its own below `dist/dev`. */
export async function watchPackage(watched: Watched): Promise<void> {
  const { packageFolder, kind, onRelease, onFailure } = watched;
  const dev = join(packageFolder, 'dist/dev');
  rmSync(dev, { recursive: true, force: true });
  const { id } = await readManifest(packageFolder);
  // One name for all of them: the page is loaded again after each, so two of them never meet.
  const container = `${kind === 'remote' ? 'mfe' : 'host'}_${id}_dev`.replaceAll('-', '_');
  const compiled = join(dev, '.compiled');
  const compiler = webpack(developmentConfig(watched, compiled, container));
  if (!compiler) throw new Error('webpack did not start');

  async function release(compilation: Compilation): Promise<void> {
    const edition = Date.now().toString(36);
    const version = `${packageVersion(packageFolder)}${DEVELOPMENT_VERSION}${edition}`;
    const folder = join(dev, version);
    copyAssets(compilation, compiled, folder);
    const manifest = await readManifest(packageFolder, edition);
    await finishRelease({ packageFolder, kind, manifest, version, container, compilation, folder, isFinal: false });
    const builds = readdirSync(dev).filter((name) => name !== '.compiled');
    for (const old of builds.toSorted().slice(0, -KEPT_BUILDS)) rmSync(join(dev, old), { recursive: true, force: true });
    onRelease(folder);
  }

  compiler.watch({ aggregateTimeout: 20 }, (error, stats) => {
    if (error) return onFailure(error.message);
    if (!stats || stats.hasErrors()) return onFailure(stats?.toString({ preset: 'errors-only', colors: false }) ?? 'no result');
    release(stats.compilation).catch((failure: unknown) =>
      onFailure(failure instanceof Error ? failure.message : String(failure)),
    );
  });
}

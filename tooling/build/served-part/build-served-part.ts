import { mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { SERVED_PART_FILE, SERVED_PART_GLOBAL } from '@hirehq/shared-contracts/served-part';
import TerserPlugin from 'terser-webpack-plugin';
import webpack from 'webpack';
import { ownFile } from '../own-file.ts';
import { PortableBuild } from '../portable-build.ts';
import { runWebpack } from '../run-webpack.ts';
import { webpackConfig } from '../webpack-config.ts';
import { RefuseUnservable } from './refuse-unservable.ts';
import { ServedFiles } from './served-files.ts';
import { SERVED_PART_SOURCE } from './served-part-source.ts';

export interface BuiltServedPart {
  script: string;
  /** The files that the build has read, by full path. */
  read: Iterable<string>;
}

/** The renderer to strings alone: the one to streams, beside it in `react-dom/server`, needs channels for messages. */
function stringRenderer(packageFolder: string): string {
  const reactDom = dirname(createRequire(join(packageFolder, 'package.json')).resolve('react-dom'));
  return join(reactDom, 'cjs/react-dom-server-legacy.browser.production.js');
}

const STAND_INS = ['performance', 'navigator', 'setTimeout', 'clearTimeout', 'queueMicrotask'];

/**
 * Compiles the served part of a remote (served-part.ts of shared-contracts) to one classic script, with the class names of the release
 * whose container is `container`. Throws for what the realm of served parts does not have, and names the module.
 */
export async function buildServedPart(packageFolder: string, container: string): Promise<BuiltServedPart> {
  const cache = join(packageFolder, '.cache');
  mkdirSync(cache, { recursive: true });
  const folder = mkdtempSync(join(cache, 'served-part-'));
  const standIns = ownFile(import.meta.dirname, 'browser-stand-ins');
  const config = webpackConfig({
    packageFolder,
    outputFolder: folder,
    uniqueName: container,
    entry: { served: `./${SERVED_PART_SOURCE}` },
    plugins: [
      new ServedFiles(),
      new RefuseUnservable(),
      new webpack.ProvidePlugin(Object.fromEntries(STAND_INS.map((name) => [name, [standIns, name]]))),
      new PortableBuild(),
    ],
  });
  try {
    const { fileDependencies } = await runWebpack({
      ...config,
      target: ['webworker', 'es2022'],
      experiments: {},
      output: {
        path: folder,
        uniqueName: container,
        filename: SERVED_PART_FILE,
        publicPath: '/',
        globalObject: 'globalThis',
        library: { type: 'assign', name: ['globalThis', SERVED_PART_GLOBAL], export: 'servedPart' },
      },
      resolve: { ...config.resolve, alias: { 'react-dom/server$': stringRenderer(packageFolder) } },
      // What is imported later is not part of it: its promise is rejected.
      module: { ...config.module, parser: { javascript: { dynamicImportMode: 'weak' } } },
      optimization: {
        splitChunks: false,
        minimizer: config.optimization?.minimizer?.filter((each) => each instanceof TerserPlugin) ?? [],
      },
    });
    return { script: readFileSync(join(folder, SERVED_PART_FILE), 'utf8'), read: fileDependencies };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

import { createRequire } from 'node:module';
import { join } from 'node:path';
import { BROWSERSLIST } from '@hirehq/shared-contracts/browsers';
import CssMinimizerPlugin from 'css-minimizer-webpack-plugin';
import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import TerserPlugin from 'terser-webpack-plugin';
import webpack, { type Chunk, type ChunkGraph, type Configuration, type Module } from 'webpack';
import { ownFile } from './own-file.ts';

const require = createRequire(import.meta.url);

export interface BuildTarget {
  packageFolder: string;
  outputFolder: string;
  /** Unique for name and version, so that two releases in one page never mix. */
  uniqueName: string;
  entry: NonNullable<Configuration['entry']>;
  plugins: NonNullable<Configuration['plugins']>;
  /** Of a remote: the chunks of its pages, by name. Their styles are in files of their own, those of all other chunks in one. */
  pages?: readonly string[];
  /**
   * Name of the cache on disk: one per package and build mode. Releases are built without one: with modules from a cache, webpack
   * puts them into a file in another order, and one version would have several contents.
   */
  cacheName?: string;
  /** True if the core of the federation runtime is to keep its state to itself, and not in globals of the page. */
  hasPrivateGlobal?: boolean;
  /** For a page that takes changed modules while it is open: components keep their state, and a style sheet its name. */
  isHot?: boolean;
}

const FACADE_ENTRY = /[\\/]shared-ui[\\/]src[\\/]index\.ts$/;
/** Dialogs, toasts, and panels that float over the page. */
const OVERLAY_ENTRY = /[\\/]shared-ui[\\/]src[\\/](floating|overlays[\\/]mantine-dialogs|toast[\\/]mantine-toasts)\.ts$/;

type ChunkTest = (module: Module, context: { chunkGraph: ChunkGraph }) => boolean;

/** Whether a chunk has an entry point. */
const hasEntry = (chunkGraph: ChunkGraph, entry: RegExp) => (chunk: Chunk) =>
  [...chunkGraph.getChunkModulesIterable(chunk)].some((module) => entry.test(module.nameForCondition() ?? ''));

/** Never needed without something that opens over a page. */
const isOfOverlays: ChunkTest = (module, { chunkGraph }) =>
  [...chunkGraph.getModuleChunksIterable(module)].every(hasEntry(chunkGraph, OVERLAY_ENTRY));

/** Needed with the facade's entry point, or both by what opens over a page and by something else. */
const isOfFacade: ChunkTest = (module, context) => {
  const { chunkGraph } = context;
  const chunks = [...chunkGraph.getModuleChunksIterable(module)];
  if (chunks.some(hasEntry(chunkGraph, FACADE_ENTRY))) return true;
  return chunks.some(hasEntry(chunkGraph, OVERLAY_ENTRY)) && !isOfOverlays(module, context);
};

/**
 * A page makes few requests, because each takes time in the browser, in the network and on the server, however small its file.
 * Shared modules are in three files: React, the facade, and everything that opens over a page, which is loaded when the page is
 * idle. What only some pages need (forms, tabs) stays in files of its own.
 */
const SHARED_CHUNKS = {
  react: { name: 'react', test: /[\\/]node_modules[\\/](react|react-dom|scheduler)[\\/]/, enforce: true, priority: 3 },
  facade: { name: 'facade', test: isOfFacade, type: /^(javascript|json)/, enforce: true, priority: 2 },
  overlays: { name: 'overlays', test: isOfOverlays, type: /^javascript/, enforce: true, priority: 1 },
  // A library is in the same file as the modules that use it.
  defaultVendors: false,
} as const;

/** What several chunks need is in a file of its own if its sources have at least this size; smaller modules are in each of them. */
const WORTH_A_REQUEST_BYTES = 40_000;

/** What a package adds to pages of others (slots, and what opens from them) has one style sheet: they have several of its parts. */
const slotStyles = (pages: readonly string[]) => ({
  name: 'slots',
  type: 'css/mini-extract',
  chunks: ({ name }: Chunk) => !pages.includes(name ?? ''),
  enforce: true,
});

const swcLoader = (isHot: boolean) => ({
  loader: require.resolve('swc-loader'),
  options: {
    jsc: {
      parser: { syntax: 'typescript', tsx: true },
      transform: { react: { runtime: 'automatic', ...(isHot && { development: true, refresh: true }) } },
    },
    env: { targets: BROWSERSLIST },
  },
});

function cssLoaders(uniqueName: string) {
  return [
    MiniCssExtractPlugin.loader,
    {
      loader: require.resolve('css-loader'),
      // Without a separate name, the cache would contain the class names of another version.
      ident: `css-loader-${uniqueName}`,
      options: {
        importLoaders: 1,
        // Nobody reads maps of styles, and they contain absolute paths.
        sourceMap: false,
        // The salt separates two releases of one remote in a page that has loaded both.
        modules: {
          auto: true,
          namedExport: false,
          exportLocalsConvention: 'as-is',
          localIdentName: '[local]-[hash:base64:6]',
          localIdentHashSalt: uniqueName,
        },
      },
    },
    {
      loader: require.resolve('postcss-loader'),
      options: {
        sourceMap: false,
        postcssOptions: {
          config: false,
          plugins: [
            require('postcss-preset-mantine'),
            require('postcss-simple-vars')({
              variables: {
                'mantine-breakpoint-xs': '36em',
                'mantine-breakpoint-sm': '48em',
                'mantine-breakpoint-md': '62em',
                'mantine-breakpoint-lg': '75em',
                'mantine-breakpoint-xl': '88em',
              },
            }),
          ],
        },
      },
    },
  ];
}

/** Base configuration of every browser package: ES module output, CSS in files, no eval. */
export function webpackConfig(target: BuildTarget): Configuration {
  const { isHot = false } = target;
  const styles = isHot ? '[name].css' : '[name].[contenthash:8].css';
  return {
    mode: 'production',
    target: `browserslist:${BROWSERSLIST}`,
    context: target.packageFolder,
    entry: target.entry,
    devtool: false,
    output: {
      path: target.outputFolder,
      module: true,
      chunkFormat: 'module',
      chunkLoading: 'import',
      publicPath: 'auto',
      uniqueName: target.uniqueName,
      crossOriginLoading: 'anonymous',
      // A module that threw is evaluated again at the next try; otherwise that would find it half evaluated.
      strictModuleExceptionHandling: true,
      filename: '[name].[contenthash:8].js',
      chunkFilename: '[name].[contenthash:8].js',
      assetModuleFilename: '[name].[contenthash:8][ext]',
    },
    experiments: { outputModule: true },
    // The remote's container finds the core of the federation runtime there.
    externalsType: 'global',
    resolve: { extensions: ['.tsx', '.ts', '.mjs', '.js'] },
    module: {
      rules: [
        { test: /\.tsx?$/, exclude: /node_modules/, use: swcLoader(isHot) },
        { test: /[\\/]src[\\/]remote\.tsx$/, enforce: 'pre', loader: ownFile(import.meta.dirname, 'name-parts') },
        // Scripts for pages of other sites import the core; the shell takes it as it is.
        ...(target.hasPrivateGlobal
          ? [{ test: /[\\/]runtime-core[\\/]dist[\\/]global\.js$/, loader: ownFile(import.meta.dirname, 'private-global') }]
          : []),
        // For a shadow tree, which has no style sheet of the document.
        { test: /\.css$/, resourceQuery: /raw/, type: 'asset/source', loader: ownFile(import.meta.dirname, 'minified-css') },
        { test: /\.css$/, resourceQuery: { not: [/raw/] }, use: cssLoaders(target.uniqueName), sideEffects: true },
        { test: /\.(svg|png|webp|woff2)$/, type: 'asset/resource' },
      ],
    },
    optimization: {
      runtimeChunk: false,
      splitChunks: {
        chunks: 'async',
        minSize: WORTH_A_REQUEST_BYTES,
        cacheGroups: { ...SHARED_CHUNKS, ...(target.pages && { slots: slotStyles(target.pages) }) },
      },
      minimizer: [
        new TerserPlugin({
          minify: TerserPlugin.swcMinify,
          extractComments: false,
          terserOptions: { module: true, compress: { passes: 2 }, format: { comments: false } },
        }),
        new CssMinimizerPlugin({ minify: CssMinimizerPlugin.lightningCssMinify }),
      ],
    },
    plugins: [
      // The loader adds styles, with their integrity, so the bundler's own CSS runtime is removed.
      new MiniCssExtractPlugin({
        filename: styles,
        chunkFilename: styles,
        runtime: false,
        ignoreOrder: true,
      }),
      ...target.plugins,
    ],
    cache: target.cacheName !== undefined && {
      type: 'filesystem',
      // webpack does not reject a cache of another webpack version, which breaks the build.
      cacheDirectory: join(target.packageFolder, '.cache', `webpack-${webpack.version}`),
      name: target.cacheName,
      buildDependencies: {
        config: ['webpack-config', 'federation'].map((name) => ownFile(import.meta.dirname, name)),
      },
    },
    performance: false,
    infrastructureLogging: { level: 'error' },
    stats: 'errors-warnings',
  };
}

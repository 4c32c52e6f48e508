import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { BRAND_VARIANTS, type BrandVariant } from '@hirehq/shared-contracts/codes';
import { paintedPagesFile, type PaintedPages } from '@hirehq/shared-contracts/first-paint';
import { DEFAULT_LOAD_MS, LOCALES, type Locale, type PageConfig } from '@hirehq/shared-contracts/page';
import type { RouteDeclaration } from '@hirehq/shared-contracts/remote-manifest';
import { JSDOM, VirtualConsole } from 'jsdom';
import webpack from 'webpack';
import { readManifest } from './package-facts.ts';
import { runWebpack } from './run-webpack.ts';
import { webpackConfig } from './webpack-config.ts';

const ORIGIN = 'http://localhost';

/** Pages of the shell on which a visitor may land. */
const OWN_PAGES: ReadonlySet<string> = new Set(['landing', 'home', 'feature']);

/** Pages of remotes whose frame and skeleton are prerendered; the server uses them only if the remote declares the same. */
const FRAMES: readonly RouteDeclaration[] = [
  { id: 'jobList', path: '/job-list', access: 'public', criticality: 'primary', footer: false, skeleton: 'list' },
  { id: 'findJobsPublic', path: '/find-jobs', access: 'public', criticality: 'primary', skeleton: 'list' },
  { id: 'company', path: '/company/:id', access: 'public', criticality: 'primary', skeleton: 'detail' },
  {
    id: 'job',
    path: '/job/:id/:referrerId?',
    access: 'public',
    criticality: 'primary',
    footer: false,
    skeleton: 'detail',
    beside: ['jobList'],
  },
  {
    id: 'publicProfile',
    path: '/candidate/public/:candidateKey',
    access: 'public',
    criticality: 'primary',
    footer: false,
    skeleton: 'detail',
  },
];

type PaintPage = (input: { config: PageConfig; routes: readonly RouteDeclaration[] }) => Promise<string>;

/** Compiles the shell's pages to one classic script, with the class names of the built shell and without styles. */
async function buildPainter(packageFolder: string, container: string): Promise<string> {
  const folder = join(packageFolder, '.cache/first-paint');
  mkdirSync(folder, { recursive: true });
  writeFileSync(
    join(folder, 'containers.js'),
    'export const importEntry = () => Promise.reject(new Error()); export const loadExposed = importEntry;\n',
  );
  const packageRequire = createRequire(join(packageFolder, 'package.json'));
  // On a server, React requires a server snapshot for stores; here, the current snapshot is the right one.
  writeFileSync(
    join(folder, 'react.js'),
    `import * as React from ${JSON.stringify(packageRequire.resolve('react'))};
export * from ${JSON.stringify(packageRequire.resolve('react'))};
export default React;
export const useSyncExternalStore = (subscribe, current) => React.useSyncExternalStore(subscribe, current, current);
`,
  );
  const config = webpackConfig({
    packageFolder,
    outputFolder: join(folder, 'built'),
    uniqueName: container,
    entry: { painter: './src/first-paint/paint-page.tsx' },
    plugins: [
      new webpack.NormalModuleReplacementPlugin(/\/remotes\/containers\.ts$|^\.\/containers\.ts$/, join(folder, 'containers.js')),
      new webpack.NormalModuleReplacementPlugin(
        /\/remotes\/remote-part\.tsx$/,
        join(packageFolder, 'src/first-paint/part-place.tsx'),
      ),
      new webpack.NormalModuleReplacementPlugin(
        /\/routing\/deployed\.tsx$|^\.\/deployed\.tsx$/,
        join(packageFolder, 'src/first-paint/page-place.tsx'),
      ),
      new webpack.NormalModuleReplacementPlugin(
        /\/sections\/screen-picture\.tsx$/,
        join(packageFolder, 'src/first-paint/picture-place.tsx'),
      ),
      new webpack.optimize.LimitChunkCountPlugin({ maxChunks: 1 }),
    ],
  });
  config.target = ['web', 'es2022'];
  config.experiments = {};
  config.output = {
    path: join(folder, 'built'),
    uniqueName: container,
    filename: 'painter.js',
    publicPath: '/',
    library: { type: 'var', name: 'painter' },
  };
  config.resolve = { ...config.resolve, alias: { react$: join(folder, 'react.js') } };
  config.optimization = { minimize: false, splitChunks: false };
  await runWebpack(config);
  return readFileSync(join(folder, 'built/painter.js'), 'utf8');
}

function browser(): JSDOM {
  const dom = new JSDOM('<!doctype html><html lang="en"><body></body></html>', {
    url: ORIGIN,
    runScripts: 'outside-only',
    virtualConsole: new VirtualConsole().forwardTo(console),
  });
  Object.assign(dom.window, {
    TextEncoder,
    MessageChannel: class {
      port1 = { onmessage: undefined };
      port2 = { postMessage: () => {} };
    },
    fetch: () => Promise.reject(new Error('nothing can be fetched while pages are prerendered')),
    matchMedia: () => ({ matches: false, addEventListener() {}, removeEventListener() {} }),
  });
  return dom;
}

function configOf(variant: BrandVariant, locale: Locale): PageConfig {
  const sso = { url: ORIGIN, realm: 'hirehq', clientId: 'hirehq-candidate' };
  return {
    origin: ORIGIN,
    sso,
    variant,
    locale,
    appVersion: '0.0.0',
    limits: { loadMs: DEFAULT_LOAD_MS },
    links: {},
    operator: {},
  };
}

/** Prerenders the public pages of the shell in each brand and language, and adds them to its files (ADR 7). */
export async function writePaintedPages(packageFolder: string, outputFolder: string, container: string): Promise<void> {
  const script = await buildPainter(packageFolder, container);
  const own = (await readManifest(packageFolder)).routes.filter(({ id }) => OWN_PAGES.has(id));
  const dom = browser();
  dom.window.eval(script);
  const { paintPage } = (dom.window as unknown as { painter: { paintPage: PaintPage } }).painter;
  for (const variant of BRAND_VARIANTS) {
    for (const locale of LOCALES) {
      const pages: PaintedPages = {};
      for (const { path, skeleton, footer = true } of [...own, ...FRAMES]) {
        dom.reconfigure({ url: ORIGIN + path.replaceAll(/\/:\w+\?/g, '').replaceAll(/:\w+/g, '0') });
        pages[path] = { skeleton, footer, html: await paintPage({ config: configOf(variant, locale), routes: FRAMES }) };
      }
      writeFileSync(join(outputFolder, paintedPagesFile(variant, locale)), JSON.stringify(pages));
    }
  }
  dom.window.close();
}

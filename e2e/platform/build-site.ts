import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import webpack, { type Configuration } from 'webpack';
import { ORIGIN } from './addresses.ts';
import type { EmbedSetup } from './embed-page.ts';

const run = promisify(execFile);
const REPOSITORY = join(import.meta.dirname, '../..');
const E2E = join(REPOSITORY, 'e2e');
const SITES = join(E2E, 'portals/sites');

/** The sites, by what they are built with. */
export const SITES_BUILT = ['react-17', 'vue', 'angular', 'single-spa', 'jquery', 'federation'] as const;
export type SiteName = (typeof SITES_BUILT)[number];

/** The page of a site, which reads from it what it embeds. */
export function siteLines(name: SiteName, { enterpriseId, developmentKey }: EmbedSetup): string {
  const careers = { platform: ORIGIN, enterprise: enterpriseId, 'development-key': developmentKey };
  return `<div id="app"></div><script>globalThis.careers = ${JSON.stringify(careers)}</script><script type="module" src="/${name}.js"></script>`;
}

const REACT_17 = { react$: 'react-17', 'react-dom$': 'react-dom-17', 'react-dom': 'react-dom-17', react: 'react-17' };

/** Federation of the sites' own, with the names that the platform has: two of them must not mix in one page. */
const federationOf = (name: SiteName): Configuration['plugins'] =>
  name === 'react-17' || name === 'federation'
    ? [
        new ModuleFederationPlugin({
          name: 'hirehq_shell',
          filename: `${name}-remoteEntry.js`,
          exposes: { './remote': join(SITES, 'react-17.mjs') },
          remotes:
            name === 'federation' ? { hirehq: `promise import(/* webpackIgnore: true */ '${ORIGIN}/embed/remoteEntry.js')` } : {},
          shared: { react: { singleton: true, eager: true, import: 'react-17', version: '17.0.2' } },
          dts: false,
          dev: false,
          manifest: false,
        }),
      ]
    : [];

async function build(name: SiteName, { installed, into }: { installed: string; into: string }): Promise<void> {
  const compiler = webpack({
    mode: 'production',
    target: 'web',
    context: E2E,
    entry: { [name]: join(SITES, `${name}.mjs`) },
    output: { path: into, filename: '[name].js', chunkFilename: `${name}-[name].js`, publicPath: '/', uniqueName: name },
    resolve: { alias: REACT_17, modules: [installed, join(E2E, 'node_modules'), 'node_modules'] },
    // As Angular's own build has it.
    plugins: [...(federationOf(name) ?? []), new webpack.DefinePlugin({ ngServerMode: 'false', ngDevMode: 'false' })],
    // Nobody waits for its bytes.
    optimization: { minimize: false },
    performance: false,
    infrastructureLogging: { level: 'error' },
  });
  if (!compiler) throw new Error('webpack made no compiler');
  await new Promise<void>((resolve, reject) => {
    compiler.run((error, stats) => {
      if (error || !stats || stats.hasErrors()) reject(error ?? new Error(stats?.toString('errors-only')));
      else compiler.close(() => resolve());
    });
  });
}

export interface Sites {
  /** Folder of the scripts, `<name>.js` each. */
  folder: string;
  /** Builds a site, unless it is built. */
  build(name: SiteName): Promise<void>;
  remove(): Promise<void>;
}

/** Sites with the package that portals install, as it is packed. */
export async function openSites(): Promise<Sites> {
  const folder = await mkdtemp(join(tmpdir(), 'hirehq-sites-'));
  const { stdout } = await run(process.execPath, [join(REPOSITORY, 'tooling/remote-kit/embed-main.ts'), '--to', folder], {
    cwd: REPOSITORY,
  });
  const tarball = /^(\S+\.tgz)/m.exec(stdout)?.[1];
  if (tarball === undefined) throw new Error(`no tarball in: ${stdout}`);
  const installed = join(folder, 'node_modules');
  const home = join(installed, '@hirehq/embed');
  await mkdir(home, { recursive: true });
  await run('tar', ['-xzf', tarball, '-C', home, '--strip-components=1']);
  return {
    folder,
    async build(name) {
      if (!existsSync(join(folder, `${name}.js`))) await build(name, { installed, into: folder });
    },
    remove: () => rm(folder, { recursive: true, force: true }),
  };
}

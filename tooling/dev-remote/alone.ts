import { mkdirSync, writeFileSync } from 'node:fs';
import type { ServerResponse } from 'node:http';
import { basename, join } from 'node:path';
import webpack, { type Configuration } from 'webpack';
import { entryFiles, type PartFiles } from '../build/part-files.ts';
import { webpackConfig } from '../build/webpack-config.ts';
import { listen, pathOf, sendFile } from './page-server.ts';

/** Where the compiled files are; no remote has a page there. */
const FILES = '/-/files/';
const CHANGES = '/-/changes';

/** Loads the page again after a change; shows what does not compile over the page, which stays. */
const FOLLOW = `const changes = new EventSource('${CHANGES}');
let away = false;
changes.onopen = () => away && location.reload();
changes.onerror = () => { away = true; };
changes.addEventListener('compiled', () => location.reload());
changes.addEventListener('failed', ({ data }) => {
  const shown = document.querySelector('#failure') ?? document.body.appendChild(Object.assign(document.createElement('pre'), { id: 'failure' }));
  shown.textContent = JSON.parse(data);
});`;

const pageOf = (files: PartFiles) => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Runs alone</title>
<link rel="icon" href="data:,">
${files.css.map((file) => `<link rel="stylesheet" href="${FILES}${file}">`).join('\n')}
<style>#failure{position:fixed;inset:auto 0 0;z-index:900;max-height:60vh;margin:0;padding:1rem;overflow:auto;white-space:pre-wrap;color:#fff;background:#7f1d1d}</style>
<script type="module">${FOLLOW}</script>
${files.js.map((file) => `<script defer src="${FILES}${file}"></script>`).join('\n')}
</head>
<body></body>
</html>
`;

/** The remote, its examples and the page of the fake shell. */
const ENTRY = `import { openDevPage } from '@hirehq/shared-ui/testing/dev-page';
import { manifest } from '../../src/manifest.ts';
import * as remote from '../../src/remote.tsx';
import { examples } from '../../tests/examples.ts';

openDevPage({ manifest, remote, examples });
`;

/** All that a remote needs, its parts included, in two scripts that are quick to compile again. */
function aloneConfig(packageFolder: string, work: string): Configuration {
  const uniqueName = `${basename(packageFolder).replaceAll('-', '_')}_alone`;
  const config = webpackConfig({
    packageFolder,
    outputFolder: join(work, 'files'),
    uniqueName,
    cacheName: 'alone',
    entry: { main: join(work, 'entry.ts') },
    plugins: [new webpack.EvalSourceMapDevToolPlugin({ exclude: /node_modules/, module: true, columns: false })],
  });
  return {
    ...config,
    mode: 'development',
    // A script that is no module: what is evaluated from text may not say `import.meta`.
    experiments: {},
    output: { path: join(work, 'files'), uniqueName, publicPath: FILES, clean: true, filename: '[name].js' },
    module: { ...config.module, parser: { javascript: { dynamicImportMode: 'eager' } } },
    // What rarely changes is in a file of its own: a change writes the other one only.
    optimization: {
      minimize: false,
      splitChunks: {
        cacheGroups: {
          default: false,
          libraries: { name: 'libraries', test: /[\\/]node_modules[\\/]/, chunks: 'all', enforce: true },
        },
      },
    },
  };
}

/** Runs one remote with the fake shell at a port, and compiles it again after every change of what it reads. */
export async function runAlone(packageFolder: string, port: number, say: (line: string) => void): Promise<void> {
  const work = join(packageFolder, '.cache/alone');
  mkdirSync(work, { recursive: true });
  writeFileSync(join(work, 'entry.ts'), ENTRY);

  const pages = new Set<ServerResponse>();
  let failure: string | undefined;
  let files: PartFiles = { js: [], css: [] };
  const tell = (page: ServerResponse, event: string, data: unknown) =>
    page.write(`event: ${event}\ndata: ${JSON.stringify(data)}\n\n`);

  await listen(port, (request, response) => {
    const path = pathOf(request);
    if (path.startsWith(FILES)) return sendFile(join(work, 'files'), path.slice(FILES.length), response);
    if (path !== CHANGES)
      return void response
        .writeHead(200, { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store' })
        .end(pageOf(files));
    response.writeHead(200, { 'content-type': 'text/event-stream', 'cache-control': 'no-store' }).write('retry: 200\n\n');
    if (failure) tell(response, 'failed', failure);
    pages.add(response);
    request.once('close', () => pages.delete(response));
  });

  const compiler = webpack(aloneConfig(packageFolder, work));
  if (!compiler) throw new Error('webpack did not start');
  let isFirst = true;
  compiler.watch({ aggregateTimeout: 20 }, (error, stats) => {
    failure = error ? error.message : stats?.hasErrors() ? stats.toString({ preset: 'errors-only', colors: false }) : undefined;
    if (failure === undefined && stats) files = entryFiles(stats.compilation, 'main');
    for (const page of pages) tell(page, failure === undefined ? 'compiled' : 'failed', failure ?? null);
    if (failure !== undefined) return say(`✗ ${basename(packageFolder)}\n${failure}`);
    const took = stats ? `${stats.endTime - stats.startTime} ms` : '';
    say(isFirst ? `\n${basename(packageFolder)} runs alone at http://localhost:${port}` : `  compiled (${took})`);
    isFirst = false;
  });
}

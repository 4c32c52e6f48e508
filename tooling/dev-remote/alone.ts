import { mkdirSync, writeFileSync } from 'node:fs';
import type { ServerResponse } from 'node:http';
import { basename, join } from 'node:path';
import ReactRefreshPlugin from '@pmmmwh/react-refresh-webpack-plugin';
import webpack, { type Configuration } from 'webpack';
import { entryFiles, type PartFiles } from '../build/part-files.ts';
import { webpackConfig } from '../build/webpack-config.ts';
import { CHANGES, ENTRY, FILES, OVERLAY, pageOf } from './alone-page.ts';
import { listen, pathOf, sendFile } from './page-server.ts';

/** All that a remote needs, its parts included, in two scripts that are quick to compile again. */
function aloneConfig(packageFolder: string, work: string): Configuration {
  const uniqueName = `${basename(packageFolder).replaceAll('-', '_')}_alone`;
  const config = webpackConfig({
    packageFolder,
    outputFolder: join(work, 'files'),
    uniqueName,
    cacheName: 'alone',
    isHot: true,
    entry: { main: join(work, 'entry.ts') },
    plugins: [
      new webpack.EvalSourceMapDevToolPlugin({ exclude: /node_modules/, module: true, columns: false }),
      new webpack.HotModuleReplacementPlugin(),
      new ReactRefreshPlugin({
        exclude: [/node_modules/, work],
        overlay: { entry: false, module: join(work, 'overlay.ts'), sockIntegration: false },
      }),
    ],
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
      // The open page must never take what does not compile.
      emitOnErrors: false,
      splitChunks: {
        cacheGroups: {
          default: false,
          libraries: { name: 'libraries', test: /[\\/]node_modules[\\/]/, chunks: 'all', enforce: true },
        },
      },
    },
  };
}

/** A page starts with whole files; those of a change are for pages that are open. */
const startFiles = ({ js, css }: PartFiles): PartFiles => ({ js: js.filter((file) => !file.includes('.hot-update.')), css });

/** Runs one remote with the fake shell at a port, and compiles it again after every change of what it reads. */
export async function runAlone(packageFolder: string, port: number, say: (line: string) => void): Promise<void> {
  const work = join(packageFolder, '.cache/alone');
  mkdirSync(work, { recursive: true });
  writeFileSync(join(work, 'entry.ts'), ENTRY);
  writeFileSync(join(work, 'overlay.ts'), OVERLAY);

  const pages = new Set<ServerResponse>();
  /** What the latest compilation told the open pages. */
  let news = '';
  let files: PartFiles = { js: [], css: [] };

  await listen(port, (request, response) => {
    const path = pathOf(request);
    if (path.startsWith(FILES)) return sendFile(join(work, 'files'), path.slice(FILES.length), response);
    if (path !== CHANGES)
      return void response
        .writeHead(200, { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store' })
        .end(pageOf(files));
    response.writeHead(200, { 'content-type': 'text/event-stream', 'cache-control': 'no-store' }).write(`retry: 200\n\n${news}`);
    pages.add(response);
    request.once('close', () => pages.delete(response));
  });

  const compiler = webpack(aloneConfig(packageFolder, work));
  if (!compiler) throw new Error('webpack did not start');
  let isFirst = true;
  compiler.watch({ aggregateTimeout: 20 }, (error, stats) => {
    const failure = error
      ? error.message
      : stats?.hasErrors()
        ? stats.toString({ preset: 'errors-only', colors: false })
        : undefined;
    if (failure === undefined && stats) files = startFiles(entryFiles(stats.compilation, 'main'));
    const [event, data] = failure === undefined ? ['compiled', stats?.hash] : ['failed', failure];
    news = `event: ${event}\ndata: ${JSON.stringify(data)}\n\n`;
    for (const page of pages) page.write(news);
    if (failure !== undefined) return say(`✗ ${basename(packageFolder)}\n${failure}`);
    const took = stats ? `${stats.endTime - stats.startTime} ms` : '';
    say(isFirst ? `\n${basename(packageFolder)} runs alone at http://localhost:${port}` : `  compiled (${took})`);
    isFirst = false;
  });
}

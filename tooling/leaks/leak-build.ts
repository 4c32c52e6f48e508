import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { entryFiles, type PartFiles } from '../build/part-files.ts';
import { runWebpack } from '../build/run-webpack.ts';
import { webpackConfig } from '../build/webpack-config.ts';

/** The remote with its examples, and the page that mounts its parts. The remote is loaded before the first count. */
const ENTRY = `import { openLeakPage } from '@hirehq/shared-ui/testing/leak-page';
import { manifest } from '../../src/manifest.ts';
import * as remote from '../../src/remote.tsx';
import { examples } from '../../tests/examples.ts';

globalThis.leakPage = openLeakPage({ manifest, remote, examples });
`;

export const LEAK_FILES = '/-/files/';

const pageOf = ({ js, css }: PartFiles): string => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<title>Leaks</title>
<link rel="icon" href="data:,">
${css.map((file) => `<link rel="stylesheet" href="${LEAK_FILES}${file}">`).join('\n')}
${js.map((file) => `<script type="module" src="${LEAK_FILES}${file}"></script>`).join('\n')}
</head>
<body></body>
</html>
`;

export interface MountingPage {
  /** Folder of the compiled files, which are served at LEAK_FILES. */
  folder: string;
  files: PartFiles;
}

/** Compiles a remote as its release is compiled, with all that it shares, for a page of tests that mounts its parts. */
export async function buildMountingPage(packageFolder: string, name: string, entry: string): Promise<MountingPage> {
  const work = join(packageFolder, '.cache', name);
  const folder = join(work, 'files');
  rmSync(work, { recursive: true, force: true });
  mkdirSync(work, { recursive: true });
  writeFileSync(join(work, 'entry.ts'), entry);
  const config = webpackConfig({
    packageFolder,
    outputFolder: folder,
    uniqueName: `${basename(packageFolder).replaceAll('-', '_')}_${name}`,
    entry: { main: join(work, 'entry.ts') },
    plugins: [],
  });
  // Names of functions and files in what is reported, and a quick build.
  const compilation = await runWebpack({
    ...config,
    output: { ...config.output, publicPath: LEAK_FILES },
    optimization: { ...config.optimization, minimize: false, splitChunks: false },
  });
  return { folder, files: entryFiles(compilation, 'main') };
}

export async function buildLeakPage(packageFolder: string): Promise<{ folder: string; html: string }> {
  const { folder, files } = await buildMountingPage(packageFolder, 'leaks', ENTRY);
  return { folder, html: pageOf(files) };
}

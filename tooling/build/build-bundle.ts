import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { Release } from '@hirehq/shared-contracts/release';
import webpack from 'webpack';
import { writePaintedPages } from './first-paint.ts';
import { packageVersion, readManifest } from './package-facts.ts';
import { entryFiles, namedPartFiles } from './part-files.ts';
import { inputsHash, releaseInputs } from './release-inputs.ts';
import { runWebpack } from './run-webpack.ts';
import { withoutServed } from './served-part/without-served.ts';
import { servedTexts } from './served-texts.ts';
import { writeShellFiles } from './shell-files.ts';
import { webpackConfig } from './webpack-config.ts';
import { writeRelease } from './write-release.ts';

const REPOSITORY = join(import.meta.dirname, '../..');

interface BundledRemote {
  id: string;
  folder: string;
}

const importName = (index: number) => `remote${index}`;

/** Replaces remotes/containers.ts: the remotes are part of the bundle, nothing is fetched. */
function containersModule(remotes: readonly BundledRemote[]): string {
  const imports = remotes.map(
    ({ folder }, index) => `import * as ${importName(index)} from ${JSON.stringify(join(folder, 'src/remote.tsx'))};`,
  );
  const entries = remotes.map(({ id }, index) => `${JSON.stringify(id)}: ${importName(index)}`);
  return `${imports.join('\n')}
const remotes = { ${entries.join(', ')} };
export const importEntry = () => Promise.resolve();
export const loadExposed = (container) => Promise.resolve(remotes[container]);
`;
}

/** Replaces page/read-page.ts: the page's release set, with the bundled remotes. */
function pageModule(shellFolder: string, remotes: readonly BundledRemote[]): string {
  const imports = remotes.map(
    ({ folder }, index) => `import { manifest as ${importName(index)} } from ${JSON.stringify(join(folder, 'src/manifest.ts'))};`,
  );
  const members = remotes.map(
    ({ id }, index) =>
      `${JSON.stringify(id)}: { current: { remote: ${JSON.stringify(id)}, version: '0.0.0', container: ${JSON.stringify(id)}, entry: 'none', manifest: ${importName(index)}, files: {}, parts: {} } }`,
  );
  return `${imports.join('\n')}
import { readPage as readInlined } from ${JSON.stringify(join(shellFolder, 'src/page/read-page.ts?inlined'))};
const remotes = { ${members.join(', ')} };
export function readPage() {
  const page = readInlined();
  return { ...page, releaseSet: { ...page.releaseSet, remotes } };
}
`;
}

/**
 * Builds shell and remotes from the same sources as one bundle without federation, for the comparisons of `npm run bench`. Its
 * release is the shell's, with the remotes' routes in its manifest, so the same server serves it with the same page.
 */
export async function buildBundle(shellFolder: string): Promise<string> {
  const started = performance.now();
  const remotes: BundledRemote[] = [];
  for (const name of readdirSync(REPOSITORY).filter((entry) => entry.startsWith('mfe-'))) {
    const folder = join(REPOSITORY, name);
    if (existsSync(join(folder, 'src/remote.tsx'))) remotes.push({ id: (await readManifest(folder)).id, folder });
  }
  const inputs = [releaseInputs(shellFolder, 'shell'), ...remotes.map(({ folder }) => releaseInputs(folder, 'remote'))];
  const hashes = inputs.map((each) => inputsHash(each));
  const version = `${packageVersion(shellFolder)}-bundle.${createHash('sha256').update(hashes.join()).digest('hex').slice(0, 10)}`;
  const output = join(shellFolder, 'dist/bundle');
  const finished = join(output, version);
  if (existsSync(join(finished, 'release.json'))) return `bundle ${version} is already built\n${finished}`;

  const stands = join(shellFolder, '.cache/bundle');
  mkdirSync(stands, { recursive: true });
  writeFileSync(join(stands, 'containers.ts'), containersModule(remotes));
  writeFileSync(join(stands, 'read-page.ts'), pageModule(shellFolder, remotes));
  const building = join(output, `.building-${process.pid}`);
  try {
    const config = webpackConfig({
      packageFolder: shellFolder,
      outputFolder: building,
      uniqueName: 'hirehq_bundle',
      cacheName: 'bundle',
      entry: { main: './src/main.tsx' },
      plugins: [
        new webpack.NormalModuleReplacementPlugin(/\/containers\.ts$/, join(stands, 'containers.ts')),
        new webpack.NormalModuleReplacementPlugin(/\/read-page\.ts$/, join(stands, 'read-page.ts')),
      ],
    });
    // One style sheet, and no separate chunks for shared modules: only federation needs these.
    const styles = { name: 'main', type: 'css/mini-extract', chunks: 'all', enforce: true } as const;
    config.optimization = { ...config.optimization, splitChunks: { chunks: 'async', cacheGroups: { styles } } };
    const compilation = await runWebpack(config);
    const main = entryFiles(compilation, 'main');
    const known = new Set([...main.js, ...main.css]);
    const shell = await readManifest(shellFolder);
    // The shell's routes after those of the remotes: of two routes with the same path, the first one wins.
    const routes: typeof shell.routes = [];
    const slots = [...shell.slots];
    const parts: Release['parts'] = { main };
    for (const { folder } of remotes) {
      const manifest = withoutServed(await readManifest(folder));
      routes.push(...manifest.routes);
      slots.push(...manifest.slots);
      for (const { id } of [...manifest.routes, ...manifest.slots])
        parts[id] = namedPartFiles(compilation, id, known) ?? { js: [], css: [] };
    }
    routes.push(...shell.routes);
    const entry = main.js.find((file) => file.startsWith('main.'));
    if (!entry) throw new Error('the entry was not built');
    const texts = servedTexts(shellFolder, shell);
    await writeShellFiles(shellFolder, building, texts);
    await writePaintedPages(shellFolder, building, 'hirehq_bundle');
    const container = `bundle_${version}`.toLowerCase().replaceAll(/[^a-z0-9]/g, '_');
    const release = writeRelease(building, {
      remote: shell.id,
      version,
      container,
      entry,
      manifest: { ...shell, routes, slots },
      parts,
      ...(texts && { servedTexts: texts }),
    });
    rmSync(finished, { recursive: true, force: true });
    renameSync(building, finished);
    const seconds = ((performance.now() - started) / 1000).toFixed(1);
    return `${basename(shellFolder)} bundle ${version}: ${Object.keys(release.files).length} files in ${seconds} s\n${finished}`;
  } finally {
    rmSync(building, { recursive: true, force: true });
  }
}

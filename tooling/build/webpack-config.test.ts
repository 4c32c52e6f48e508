import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, expect, it } from 'vitest';
import { runWebpack } from './run-webpack.ts';
import { webpackConfig } from './webpack-config.ts';

declare global {
  var isThere: boolean | undefined;
  var openPage: (() => Promise<{ shown: () => string }>) | undefined;
}

// Beside this file, so that webpack finds its loaders.
const folder = mkdtempSync(join(import.meta.dirname, '.fixture-'));
afterAll(() => {
  rmSync(folder, { recursive: true, force: true });
  globalThis.isThere = undefined;
  globalThis.openPage = undefined;
});

it('PF-03 a page whose module threw works when it is opened again', async () => {
  const sources = {
    'main.ts': `globalThis.openPage = () => import('./page.ts');`,
    'page.ts': `import { text } from './needed.ts';\nexport function shown() { return text.toUpperCase(); }`,
    'needed.ts': `if (!globalThis.isThere) throw new Error('not there yet');\nexport const text = String(globalThis.isThere);`,
  };
  for (const [file, text] of Object.entries(sources)) writeFileSync(join(folder, file), text);
  const outputFolder = join(folder, 'built');
  const entry = { main: join(folder, 'main.ts') };
  await runWebpack(webpackConfig({ packageFolder: folder, outputFolder, uniqueName: 'fixture', entry, plugins: [] }));
  const main = readdirSync(outputFolder).find((file) => file.startsWith('main.')) ?? '';
  await import(pathToFileURL(join(outputFolder, main)).href);

  await expect(globalThis.openPage?.()).rejects.toThrow('not there yet');
  globalThis.isThere = true;
  expect((await globalThis.openPage?.())?.shown()).toBe('TRUE');
});

import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { REPOSITORY, runTool } from '../verify/run-tool.ts';
import { filesBelow } from '../verify/tree.ts';

describe('PF-05 the package that portals install', () => {
  let home = '';
  let folder = '';
  beforeAll(async () => {
    home = mkdtempSync(join(tmpdir(), 'hirehq-embed-'));
    const { code, said, text } = await runTool(
      process.execPath,
      [join(import.meta.dirname, 'embed-main.ts'), '--to', home],
      REPOSITORY,
    );
    if (code !== 0) throw new Error(said);
    folder = join(home, 'node_modules/@hirehq/embed');
    mkdirSync(folder, { recursive: true });
    execFileSync('tar', ['-xzf', text.trim().replace(/ \(\d+ KB\)$/, ''), '-C', folder, '--strip-components=1']);
  }, 120_000);
  afterAll(() => rmSync(home, { recursive: true, force: true }));

  test('has each entry with its types, and needs nothing of the tree', () => {
    const { exports, dependencies, ...described } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as {
      exports: Record<string, { types: string; default: string }>;
      dependencies: Record<string, string>;
    };
    expect(Object.keys(exports)).toEqual(['.', './react', './vue', './angular']);
    const files = filesBelow(folder);
    for (const { types, default: script } of Object.values(exports))
      expect(files).toEqual(expect.arrayContaining([types, script].map((path) => path.replace('./', ''))));
    expect(JSON.stringify({ dependencies, described })).not.toMatch(/catalog:|workspace:|"private"/);
    expect(files.filter((file) => /(?<!\.d)\.tsx?$|\.test\./.test(file))).toEqual([]);
  });

  test('runs outside the tree', async () => {
    const script = `const { embedParcel, listAddress } = await import('@hirehq/embed');
      console.log(Object.keys(embedParcel).join(), listAddress('https://jobs.example', { enterprise: 'acme' }));`;
    const { code, text } = await runTool(process.execPath, ['--input-type=module', '-e', script], home);
    expect([code, text.trim()]).toEqual([
      0,
      'bootstrap,mount,update,unmount https://jobs.example/embed/jobs.html?enterprise=acme',
    ]);
  });

  test('loads the script by an import that bundlers leave alone', () => {
    const scripts = filesBelow(folder).filter((file) => file.endsWith('.js') && file.startsWith('src/'));
    const imports = scripts.flatMap((file) => readFileSync(join(folder, file), 'utf8').match(/\bimport\([^)]+\)/g) ?? []);
    expect(imports).toEqual([expect.stringContaining('webpackIgnore: true')]);
  });
});

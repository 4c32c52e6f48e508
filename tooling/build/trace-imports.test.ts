import { mkdirSync, mkdtempSync, realpathSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { traceImports } from './trace-imports.ts';

describe('traceImports', () => {
  let root = '';
  const write = (path: string, text: string) => {
    mkdirSync(join(root, path, '..'), { recursive: true });
    writeFileSync(join(root, path), text);
  };
  const trace = (except?: ReadonlySet<string>) => {
    const { files, packages } = traceImports([join(root, 'app/src/main.tsx')], except);
    return { files: files.map((file) => relative(root, file)), packages };
  };

  beforeEach(() => {
    root = realpathSync(mkdtempSync(join(tmpdir(), 'hirehq-trace-')));
    write(
      'contracts/package.json',
      JSON.stringify({ name: '@hirehq/contracts', version: '1.0.0', exports: { './codes': './src/codes.ts' } }),
    );
    write('contracts/src/codes.ts', "export const A = 'a';");
    mkdirSync(join(root, 'app/node_modules/@hirehq'), { recursive: true });
    symlinkSync(join(root, 'contracts'), join(root, 'app/node_modules/@hirehq/contracts'));
    write('app/node_modules/left/package.json', JSON.stringify({ name: 'left', version: '2.0.0', dependencies: { pad: '1' } }));
    write('app/node_modules/pad/package.json', JSON.stringify({ name: 'pad', version: '1.4.0' }));
  });
  afterEach(() => rmSync(root, { recursive: true, force: true }));

  it('PF-02 follows imports, styles and the exports of workspace packages, and lists packages with their dependencies', () => {
    write(
      'app/src/main.tsx',
      `import {
  one,
  type Two,
} from './one.ts';
import './page.css';
import { left } from 'left/part';
export * from '@hirehq/contracts/codes';
const later = () => import(/* webpackChunkName: "later" */ './later.ts');
const picture = new URL('./picture.svg', import.meta.url);`,
    );
    write('app/src/one.ts', "import './main.tsx';");
    write('app/src/later.ts', '');
    write('app/src/picture.svg', '');
    write('app/src/page.css', "@import './base.css'; .a { background: url(ground.png), url(data:image/png;base64,AA); }");
    write('app/src/base.css', '');
    write('app/src/ground.png', '');
    expect(trace()).toEqual({
      files: [
        'app/src/base.css',
        'app/src/ground.png',
        'app/src/later.ts',
        'app/src/main.tsx',
        'app/src/one.ts',
        'app/src/page.css',
        'app/src/picture.svg',
        'contracts/src/codes.ts',
      ],
      packages: ['left@2.0.0', 'pad@1.4.0'],
    });
  });

  it('PF-02 leaves out types, the platform, and modules provided elsewhere', () => {
    write(
      'app/src/main.tsx',
      "import type { A } from './types.ts';\nexport type { B } from './types.ts';\nimport { join } from 'node:path';\nimport { left } from 'left';",
    );
    expect(trace(new Set(['left']))).toEqual({ files: ['app/src/main.tsx'], packages: [] });
  });

  it('PF-02 follows a package that imports itself by name', () => {
    write('app/src/main.tsx', "import '@hirehq/contracts/self';");
    write('contracts/src/self.ts', "import '@hirehq/contracts/codes';");
    write(
      'contracts/package.json',
      JSON.stringify({ name: '@hirehq/contracts', exports: { './codes': './src/codes.ts', './self': './src/self.ts' } }),
    );
    expect(trace().files).toEqual(['app/src/main.tsx', 'contracts/src/codes.ts', 'contracts/src/self.ts']);
  });

  it.each([
    ["import './gone.ts';", /gone\.ts does not exist/],
    ["import 'gone';", /gone is not installed/],
    ["import '@hirehq/contracts/gone';", /@hirehq\/contracts\/gone is not exported by @hirehq\/contracts/],
  ])('names what is missing of %s', (text, message) => {
    write('app/src/main.tsx', text);
    expect(() => trace()).toThrow(message);
  });
});

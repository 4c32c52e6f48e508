import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { CONTRACT_VERSION } from '@hirehq/shared-contracts/remote-manifest';
import { packedExports, resolvedDependencies } from './packed-manifest.ts';

const ROOT = join(import.meta.dirname, '../..');

test('PF-08 the package of the contracts has the version of the contract', () => {
  const { version } = JSON.parse(readFileSync(join(ROOT, 'shared-contracts/package.json'), 'utf8')) as { version: string };
  expect(version).toBe(CONTRACT_VERSION);
});

test('PF-08 the entries of a packed package are compiled files with their types', () => {
  expect(
    packedExports({ '.': './src/index.ts', './testing': './src/testing/index.tsx', './forms.css': './src/forms.css' }),
  ).toEqual({
    '.': { types: './src/index.d.ts', default: './src/index.js' },
    './testing': { types: './src/testing/index.d.ts', default: './src/testing/index.js' },
    './forms.css': './src/forms.css',
  });
});

test('PF-08 the dependencies of a packed package are exact versions', () => {
  const resolved = resolvedDependencies(['react', '@hirehq/shared-contracts'], join(ROOT, 'mfe-jobs'), {
    '@hirehq/shared-contracts': '1.10.0',
  });
  expect(resolved['@hirehq/shared-contracts']).toBe('1.10.0');
  expect(resolved['react']).toMatch(/^\d+\.\d+\.\d+$/);
});

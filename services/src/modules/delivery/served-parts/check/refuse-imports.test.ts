import { expect, test } from 'vitest';
import { refuseImports } from './refuse-imports.ts';

test.each([
  ["import('node:fs')"],
  ["import ('node:fs')"],
  ["import/**/('node:fs')"],
  ["import//\n('node:fs')"],
  ["import<!-- \n('node:fs')"],
  ["import\u2028('node:fs')"],
  ["[...import('node:fs')]"],
  ["import.source('node:fs')"],
])('a script that may import something is refused: %j', (script) => {
  expect(() => refuseImports(script)).toThrow("has 'import' at");
});

test.each([['const important = 1; $import(important)'], ["t('Import these jobs')"], ["t('import them')"]])(
  'other scripts are not: %j',
  (script) => {
    expect(() => refuseImports(script)).not.toThrow();
  },
);

import vm from 'node:vm';
import { expect, test } from 'vitest';
import { withoutImports } from './without-imports.ts';

test.each([
  ["import('node:fs')"],
  ["import ('node:fs')"],
  ["import/**/('node:fs')"],
  ["import//\n('node:fs')"],
  ["import<!-- \n('node:fs')"],
  ["import\n--> \n('node:fs')"],
  ["import\u2028('node:fs')"],
  ["[...import('node:fs')]"],
  ["/*.*/import('node:fs')"],
  ["// .\nimport('node:fs')"],
  ["`${import('node:fs')}`"],
  ["(async () => { await import('node:fs') })()"],
  ["(() => {}, import('node:fs'))"],
])('nothing is imported by %j', async (script) => {
  const result = (() => {
    try {
      return vm.runInNewContext(withoutImports(script)) as unknown;
    } catch (error) {
      return Promise.reject(error);
    }
  })();
  await expect(result).rejects.toMatchObject({ name: 'ReferenceError', message: 'unable is not defined' });
});

test.each([['const important = 1; $import(important)'], ["t('Import these jobs')"], ["t('import them')"], ["store.import('a')"]])(
  'other code stays as it is: %j',
  (script) => {
    expect(withoutImports(script)).toBe(script);
  },
);

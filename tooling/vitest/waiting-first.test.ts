import { existsSync } from 'node:fs';
import { expect, test } from 'vitest';
import { WAITING_FILES } from './waiting-first.ts';

test('every file that is started first exists', () => {
  const root = new URL('../../', import.meta.url);
  expect(WAITING_FILES.filter((path) => !existsSync(new URL(path, root)))).toEqual([]);
});

import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, statfsSync } from 'node:fs';
import { freemem } from 'node:os';
import { expect, test } from 'vitest';

const MODULE = new URL('keep-files-in-memory.mjs', import.meta.url).href;
const MEMORY = '/dev/shm';

/** Where a process that keeps its files in memory has them, and whether the folder is there while it runs. */
function folderOfProcess(given: string): { folder: string; isThere: boolean } {
  const code = `
    const { existsSync } = await import('node:fs');
    const { keepFilesInMemory } = await import('${MODULE}');
    keepFilesInMemory();
    const folder = process.env.TMPDIR;
    console.log(JSON.stringify({ folder, isThere: existsSync(folder) }));`;
  const said = execFileSync(process.execPath, ['--input-type=module', '--eval', code], {
    env: { ...process.env, TMPDIR: given },
    encoding: 'utf8',
  });
  return JSON.parse(said) as { folder: string; isThere: boolean };
}

const freeBytes = () => {
  const { bavail, bsize } = statfsSync(MEMORY);
  return Math.min(bavail * bsize, freemem());
};
const canBeTried = process.platform === 'linux' && existsSync(MEMORY) && freeBytes() > 9 * 1024 ** 3;

test.skipIf(!canBeTried)(
  'a process has its temporary files in memory, and leaves none there, not even those of killed ones',
  () => {
    const forgotten = `${MEMORY}/hirehq-999999999-x`;
    mkdirSync(forgotten, { recursive: true });
    const { folder, isThere } = folderOfProcess('');
    expect(folder).toMatch(/^\/dev\/shm\/hirehq-\d+-\w+$/);
    expect(isThere).toBe(true);
    expect([existsSync(folder), existsSync(forgotten)]).toEqual([false, false]);
  },
);

test('a TMPDIR that is set stays', () => {
  expect(folderOfProcess(import.meta.dirname)).toEqual({ folder: import.meta.dirname, isThere: true });
});

import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync } from 'node:fs';
import { expect, test } from 'vitest';

const MODULE = new URL('keep-files-in-memory.mjs', import.meta.url).href;
const MEMORY = '/dev/shm';
const { hasRoom } = (await import(MODULE)) as { hasRoom: () => boolean };

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

test.skipIf(!hasRoom())(
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

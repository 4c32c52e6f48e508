import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { openDataFolder } from './data-folder.ts';

const here = { origin: 'http://localhost:3000', port: 3000 };
let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'hirehq-lock-'));
  const made = folder;
  return () => rm(made, { recursive: true, force: true });
});

describe('a data folder', () => {
  it('opens once; a second start is refused with the current holder', async () => {
    const opened = await openDataFolder(folder, here);
    const second = () => openDataFolder(folder, { origin: 'http://localhost:4000', port: 4000 });
    await expect(second()).rejects.toThrow(new RegExp(`process ${process.pid} has had it open since .* and is not serving yet`));
    await opened.note({ serving: true });
    await expect(second()).rejects.toThrow(new RegExp(`process ${process.pid} has been serving it at http://localhost:3000`));
    await opened.release();
    await expect(openDataFolder(folder, here)).resolves.toBeDefined();
  });

  it('is taken over from a terminated process', async () => {
    await writeFile(join(folder, 'lock.json'), JSON.stringify({ pid: 2 ** 22 + 1, startedAt: '', ...here }));
    await openDataFolder(folder, here);
    expect(JSON.parse(await readFile(join(folder, 'lock.json'), 'utf8'))).toMatchObject({ pid: process.pid });
  });

  it('is taken over if the process id now belongs to another process', async () => {
    await writeFile(
      join(folder, 'lock.json'),
      JSON.stringify({ pid: process.pid, process: 'boot-before:1', startedAt: '', ...here }),
    );
    await expect(openDataFolder(folder, here)).resolves.toBeDefined();
  });

  it('is opened by one of many that start at the same time', async () => {
    const results = await Promise.allSettled(Array.from({ length: 8 }, () => openDataFolder(folder, here)));
    onTestFinished(async () => {
      for (const result of results) if (result.status === 'fulfilled') await result.value.release();
    });
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  });
});

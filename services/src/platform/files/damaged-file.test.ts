import { randomBytes, randomUUID } from 'node:crypto';
import { mkdir, readdir, rm, truncate, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../testing/test-app.ts';
import { FILE_KEY } from './file-store.ts';

const DATA = randomBytes(50_000);
const DAMAGES = {
  empty: (file: string) => truncate(file, 0),
  truncated: (file: string) => truncate(file, DATA.length / 2),
  garbage: (file: string) => writeFile(file, randomBytes(DATA.length)),
} as const;
const TYPES = ['application/pdf', 'image/png', 'video/mp4'];
const rows = Object.entries(DAMAGES).flatMap(([name, damage]) => TYPES.map((type) => ({ name, damage, type })));

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp({ modules: [] });
});
afterAll(() => test.close());

const pathOf = (key: string) => join(test.services.config.dataFolder, 'files', key.slice(0, 2), key);
const open = (key: string, contentType: string, range?: string) =>
  test.app.inject({
    url: test.services.files.link({ key, fileName: 'a file', contentType }, 60),
    headers: range === undefined ? {} : { range },
  });

it.each(rows)('SV-07 a stored file of type $type that is $name is refused with a sentence', async ({ damage, type }) => {
  const key = await test.services.files.put(type === 'video/mp4' ? Readable.from([DATA.subarray(0, 7), DATA.subarray(7)]) : DATA);
  expect(key).toMatch(FILE_KEY);
  expect((await open(key, type)).rawPayload.equals(DATA)).toBe(true);
  await damage(pathOf(key));
  const response = await open(key, type);
  expect(response.statusCode).toBe(502);
  expect(response.headers).not.toHaveProperty('content-disposition');
  expect(response.json()).toEqual({
    statusCode: 502,
    errorCode: 'FILE_UNREADABLE',
    errorMessage: 'This file was damaged where it is stored, and cannot be opened.',
    traceId: expect.any(String),
  });
});

it('SV-07 a range of a damaged video is refused, also one whose own bytes are right', async () => {
  const key = await test.services.files.put(DATA);
  expect((await open(key, 'video/mp4', 'bytes=0-9')).rawPayload.equals(DATA.subarray(0, 10))).toBe(true);
  await writeFile(pathOf(key), Buffer.concat([DATA.subarray(0, -1), Buffer.from([(DATA.at(-1) ?? 0) ^ 1])]));
  expect((await open(key, 'video/mp4', 'bytes=0-9')).statusCode).toBe(502);
});

it.each(TYPES)('SV-07 a stored file of type %s that is missing does not exist', async (type) => {
  const key = await test.services.files.put(DATA);
  await rm(pathOf(key));
  expect((await open(key, type)).json()).toMatchObject({ statusCode: 404, errorCode: 'NOT_FOUND' });
});

it('SV-07 a file that was stored under a key without a digest is sent as it is', async () => {
  const key = randomUUID();
  await mkdir(join(pathOf(key), '..'), { recursive: true });
  await writeFile(pathOf(key), DATA);
  expect((await open(key, 'application/pdf')).rawPayload.equals(DATA)).toBe(true);
});

it('SV-07 a stream that fails leaves nothing', async () => {
  const folder = join(test.services.config.dataFolder, 'files');
  const before = (await readdir(folder, { recursive: true, withFileTypes: true })).filter((entry) => entry.isFile()).length;
  const broken = Readable.from(
    (async function* () {
      yield DATA;
      throw new Error('the connection broke');
    })(),
  );
  await expect(test.services.files.put(broken)).rejects.toThrow('the connection broke');
  const after = (await readdir(folder, { recursive: true, withFileTypes: true })).filter((entry) => entry.isFile()).length;
  expect(after).toBe(before);
});

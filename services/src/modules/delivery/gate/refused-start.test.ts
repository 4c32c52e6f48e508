import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startServicesProcess, unusedPort } from '../../../bench/services-process.ts';
import { createTestDatabase, type TestDatabase } from '../../../platform/testing/test-database.ts';
import { BAD, makeSetLive, SENTENCE } from './testing/live-release.ts';

/** A process starts, on a machine that is busy with other tests. */
const TIMEOUT_MS = 180_000;

let database: TestDatabase;
let folder: string;

beforeAll(async () => {
  database = await createTestDatabase();
  await makeSetLive(database.db, BAD);
  folder = await mkdtemp(join(tmpdir(), 'hirehq-refused-'));
});
afterAll(async () => {
  await database.drop();
  await rm(folder, { recursive: true, force: true });
});

const start = async (more: Record<string, string>, args: readonly string[] = []) =>
  startServicesProcess({ DATABASE_URL: database.url, HIREHQ_DATA: folder, PORT: String(await unusedPort()), ...more }, args);

test('PF-04 the process ends with what live releases would miss, and says how to go on', { timeout: TIMEOUT_MS }, async () => {
  const { ended, printed } = await start({});
  expect(await ended).toBe(1);
  expect(printed()).toContain(SENTENCE);
  expect(printed()).toContain('HIREHQ_START_DESPITE_BREAKS=true');
});

test('PF-04 --check ends with 1 and says the same', { timeout: TIMEOUT_MS }, async () => {
  const { ended, printed } = await start({}, ['--check']);
  expect(await ended).toBe(1);
  expect(printed().trim()).toBe(SENTENCE);
});

test('PF-04 in an emergency it starts, and the log has an error for each break', { timeout: TIMEOUT_MS }, async () => {
  const { child, ended, printed } = await start({ HIREHQ_START_DESPITE_BREAKS: 'true' });
  expect(printed()).toContain('is ready at');
  expect(printed()).toContain(SENTENCE);
  child.kill('SIGTERM');
  expect(await ended).toBe(0);
});

import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { checkStart } from '../../../check-start.ts';
import { readConfig } from '../../../platform/config.ts';
import { createTestDatabase, type TestDatabase } from '../../../platform/testing/test-database.ts';
import { breaksOfStart, refuseBrokenStart, StartRefused } from './check-start.ts';
import { readStanding } from './standing.store.ts';
import { BAD, GOOD, makeSetLive, SENTENCE } from './testing/live-release.ts';

let database: TestDatabase;

beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

beforeEach(async () => {
  await sql`delete from canary`.execute(database.db);
});

const log = () => ({
  warn: vi.fn<(about: object, message: string) => void>(),
  error: vi.fn<(about: object, message: string) => void>(),
});

test('PF-04 nothing is live, and nothing is missed', async () => {
  expect(await readStanding(database.db)).toEqual({ members: [] });
  expect(await breaksOfStart(database.db)).toEqual({ live: [], fallbacks: [] });
});

test('PF-04 a start is refused with what a live release would miss', async () => {
  await makeSetLive(database.db, BAD, { previous: GOOD });
  const refused = refuseBrokenStart(database.db, { despiteBreaks: false, log: log() });
  await expect(refused).rejects.toThrow(StartRefused);
  await expect(refused).rejects.toThrow(SENTENCE);
});

test('PF-04 a start is refused with what a canary would miss', async () => {
  await makeSetLive(database.db, GOOD, { canary: BAD });
  await expect(refuseBrokenStart(database.db, { despiteBreaks: false, log: log() })).rejects.toThrow(SENTENCE);
});

test('PF-04 what a fallback would miss is written to the log, and no reason to refuse', async () => {
  await makeSetLive(database.db, GOOD, { previous: BAD });
  const written = log();
  await refuseBrokenStart(database.db, { despiteBreaks: false, log: written });
  expect(written.warn.mock.calls).toEqual([[{ break: SENTENCE }, expect.stringContaining('fall back')]]);
  expect(written.error).not.toHaveBeenCalled();
});

test('PF-04 in an emergency a start is not refused, and the log says what is missed', async () => {
  await makeSetLive(database.db, BAD);
  const written = log();
  await refuseBrokenStart(database.db, { despiteBreaks: true, log: written });
  expect(written.error.mock.calls).toEqual([[{ break: SENTENCE }, expect.stringContaining('HIREHQ_START_DESPITE_BREAKS')]]);
});

test('PF-04 a check says so before the services are started, and changes nothing', async () => {
  const config = { ...readConfig({ NODE_ENV: 'test', DATABASE_URL: database.url }) };
  const said: string[] = [];
  await makeSetLive(database.db, BAD);
  expect(await checkStart(config, (line) => said.push(line))).toBe(1);
  await makeSetLive(database.db, GOOD, { previous: BAD });
  expect(await checkStart(config, (line) => said.push(line))).toBe(0);
  expect(said).toEqual([SENTENCE, `A fallback: ${SENTENCE}`, 'Every live release finds what it uses in these services.']);
});

test('PF-04 a database without release sets has nothing to compare', async () => {
  await sql`alter table live_set rename to live_set_later`.execute(database.db);
  try {
    expect(await breaksOfStart(database.db)).toEqual({ live: [], fallbacks: [] });
  } finally {
    await sql`alter table live_set_later rename to live_set`.execute(database.db);
  }
});

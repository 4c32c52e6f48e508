import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { MAX_UPLOAD_BYTES } from '@hirehq/shared-contracts/codes';
import { UNREADABLE_REASONS } from '@hirehq/shared-contracts/error-codes';
import { IS_FULL_RUN } from '../../../platform/testing/full-run.ts';
import { ACCEPTED_TYPES, acceptUpload } from '../../post/files/index.ts';
import { readInChild, READING_LIMITS, type ChildResult, type ReadingLimits } from './read-in-child.ts';
import { arbitraryFile } from './testing/hostile/arbitrary-file.ts';
import { HOSTILE_FILES, type HostileFile, type HostileName } from './testing/hostile/hostile-files.ts';
import { ODT } from './testing/hostile/hostile-texts.ts';

const MB = 1024 * 1024;
const TODAY = '2026-09-01';
/** The same in every run; fast-check prints it, and the shortest failing file, with a failure. */
const SEED = 20_261_126;
const RUNS = IS_FULL_RUN ? 80 : 4;
const EXTENSIONS: Readonly<Record<string, string>> = {
  'application/pdf': 'pdf',
  'application/msword': 'doc',
  'application/rtf': 'rtf',
  'text/plain': 'txt',
  [ODT]: 'odt',
};

async function read({ contentType, make }: HostileFile, limits: ReadingLimits = READING_LIMITS): Promise<ChildResult> {
  return readInChild({ contentType, data: await make(), today: TODAY }, limits);
}

/** What holds for every file: the process stayed within its memory, and the answer is a reading or a reason. */
function expectBounded(result: ChildResult): void {
  expect(result.peakBytes).toBeGreaterThan(0);
  expect(result.peakBytes).toBeLessThan(512 * MB);
  if ('unreadable' in result) expect(Object.keys(UNREADABLE_REASONS)).toContain(result.unreadable.reason);
  else expect(result.parsed.reading).toBeDefined();
}

test('PR-03 a reading may take 512 MB and 20 s', () => {
  expect(READING_LIMITS.memoryMb).toBeLessThanOrEqual(512);
  expect(READING_LIMITS.timeMs).toBeLessThanOrEqual(20_000);
});

/** The worst of their kind, which say why however fast the machine is. */
const REASONS = {
  'Flate in Flate in Flate': 'TOO_LARGE',
  'letters of gigabytes': 'TOO_LARGE',
  'half a million pages': 'TOO_MANY_PAGES',
  'many small zip bombs': 'TOO_LARGE',
  'a million elements in each other': 'TOO_LARGE',
  'entities that multiply': 'DAMAGED',
  'a zip bomb in OpenDocument': 'TOO_LARGE',
  'entities that multiply in OpenDocument': 'DAMAGED',
  'groups in groups': 'TOO_LARGE',
  'short sectors in a circle': 'DAMAGED',
  'the same text again and again': 'TOO_LARGE',
  'an encrypted Word file': 'PROTECTED',
} as const satisfies Partial<Record<HostileName, keyof typeof UNREADABLE_REASONS>>;

const LONG = { timeout: 60_000 };

test.each(Object.entries(REASONS) as [HostileName, string][])('PR-03 %s: refused, because %s', LONG, async (name, reason) => {
  const result = await read(HOSTILE_FILES[name]);
  expectBounded(result);
  expect(result).toMatchObject({ unreadable: { reason } });
});

test('PR-03 forms in forms, which would take years, are ended by the clock', LONG, async () => {
  const result = await read(HOSTILE_FILES['forms in forms'], { ...READING_LIMITS, timeMs: 6000 });
  expectBounded(result);
  expect(result).toMatchObject({ unreadable: { reason: 'TOO_SLOW' } });
});

describe.runIf(IS_FULL_RUN)('PR-03 every hostile file, within the limits', () => {
  const others = Object.keys(HOSTILE_FILES).filter((name) => !Object.hasOwn(REASONS, name)) as HostileName[];
  test.each(others)('%s', LONG, async (name) => expectBounded(await read(HOSTILE_FILES[name])));
});

test('PR-03 the upload accepts what is hostile inside', LONG, async () => {
  for (const name of Object.keys(REASONS) as HostileName[]) {
    const { contentType, make } = HOSTILE_FILES[name];
    const data = Buffer.from(await make());
    expect(data.length).toBeLessThanOrEqual(MAX_UPLOAD_BYTES);
    const fileName = `cv.${EXTENSIONS[contentType] ?? 'docx'}`;
    expect(await acceptUpload({ fileName, contentType, data }, ACCEPTED_TYPES.RESUME)).toBeDefined();
  }
});

test('PR-03 any file ends within the limits, with a reading or a reason', { timeout: RUNS * 30_000 }, async () => {
  const bounded = fc.asyncProperty(arbitraryFile, async (file) => {
    const data = await file.make();
    if (data.length <= MAX_UPLOAD_BYTES) expectBounded(await readInChild({ contentType: file.contentType, data, today: TODAY }));
  });
  await fc.assert(bounded, { seed: SEED, numRuns: RUNS, endOnFailure: true });
});

import fc from 'fast-check';
import { afterAll, beforeAll, describe, test } from 'vitest';
import { IS_FULL_RUN } from '../platform/testing/full-run.ts';
import { createTestApp, type TestApp } from '../platform/testing/test-app.ts';
import type { SeenRecord } from './testing/edited-record.ts';
import { EDITED_KINDS } from './testing/edited-records.ts';
import { steps, Story } from './testing/two-editors.ts';

let hirehq: TestApp;
beforeAll(async () => {
  hirehq = await createTestApp({ candidateOf: 'module' });
});
afterAll(() => hirehq.close());

describe.each(EDITED_KINDS)('two editors of: $name', (kind) => {
  test('nothing that one has saved is replaced by the other unseen, in any order, with retries and queued saves', async () => {
    await fc.assert(
      fc.asyncProperty(steps(kind), async (story) => {
        const record = await kind.make(hirehq);
        const played = new Story(record, (await record.read()) as SeenRecord);
        for (const step of story) await played.take(step);
      }),
      { numRuns: IS_FULL_RUN ? 100 : 8 },
    );
  });
});

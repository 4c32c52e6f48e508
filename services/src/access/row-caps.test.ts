import { afterAll, beforeAll, expect, test } from 'vitest';
import { MODULES } from '../modules.ts';
import { ROW_CAPS, type RowCapName } from '../platform/row-caps/row-caps.ts';
import { countCapped } from '../platform/row-caps/row-caps.store.ts';
import { createTestApp, type TestApp } from '../platform/testing/test-app.ts';
import { ROW_CAP_EXAMPLES } from './testing/row-cap-examples.ts';

/** Requests that are sent at the same time once the cap is nearly reached, and how many of them fit. */
const AT_ONCE = 10;
const ROOM = 2;
/** Requests that fill up to there. */
const WAVE = 20;

let hirehq: TestApp;
beforeAll(async () => {
  // Without background work, rows that wait for it stay as they are.
  const modules = MODULES.map((create) => (services: Parameters<typeof create>[0]) => ({ ...create(services), work: [] }));
  hirehq = await createTestApp({ modules, candidateOf: 'module' });
});
afterAll(() => hirehq.close());

test.each(Object.keys(ROW_CAPS) as RowCapName[])(
  '%s: requests at the same time never store more rows than the cap allows',
  async (name) => {
    const { most } = ROW_CAPS[name];
    const { owner, add, present = 0 } = await ROW_CAP_EXAMPLES[name](hirehq, { requests: most + AT_ONCE, most });
    const count = () => countCapped(hirehq.db, name, { owner, now: hirehq.services.now() });
    const before = Math.max(0, most - ROOM - present);
    for (let sent = 0; sent < before; sent += WAVE)
      await Promise.all(Array.from({ length: Math.min(WAVE, before - sent) }, (_, index) => add(sent + index)));
    expect(await count()).toBe(before + present);
    await Promise.all(Array.from({ length: AT_ONCE }, (_, index) => add(before + index)));
    expect(await count()).toBe(most);
  },
  120_000,
);

import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type { ModuleFactory } from '../module.ts';
import { createTestApp, type TestApp } from '../testing/test-app.ts';
import type { OutboxEvent } from './topics.ts';

const event = { applicationId: 'a', jobId: 'j', candidateId: 'c', jobTitle: 'Nurse', establishmentName: 'Clinic' };
let test: TestApp;
let seen: OutboxEvent[] = [];
let failures = 0;

const listening: ModuleFactory = () => ({
  name: 'listening',
  events: {
    'application.submitted': async (happened) => {
      if (failures > 0) {
        failures -= 1;
        throw new Error('not now');
      }
      seen.push(happened);
    },
  },
});

beforeAll(async () => {
  test = await createTestApp({ modules: [listening] });
});
afterAll(() => test.close());

const add = (jobTitle: string) =>
  test.db.transaction().execute((trx) => test.services.outbox.add(trx, 'application.submitted', { ...event, jobTitle }));
const titles = () => seen.map(({ payload }) => ('jobTitle' in payload ? payload.jobTitle : undefined));

describe('the outbox', () => {
  it('delivers a committed event to the modules, in order', async () => {
    seen = [];
    await test.db.transaction().execute(async (trx) => {
      await test.services.outbox.add(trx, 'application.submitted', { ...event, jobTitle: 'first' });
      await test.services.outbox.add(trx, 'application.submitted', { ...event, jobTitle: 'second' });
    });
    await vi.waitFor(() => expect(titles()).toEqual(['first', 'second']), 30_000);
  });

  it('delivers nothing of a transaction that was rolled back', async () => {
    seen = [];
    const undone = test.db.transaction().execute(async (trx) => {
      await test.services.outbox.add(trx, 'application.submitted', { ...event, jobTitle: 'never' });
      throw new Error('undone');
    });
    await expect(undone).rejects.toThrow('undone');
    await add('after');
    await vi.waitFor(() => expect(titles()).toEqual(['after']), 30_000);
  });

  it('retries a failed event, and delivers others in the meantime', async () => {
    seen = [];
    failures = 1;
    await add('stubborn');
    const waits = async () => (await sql`select from work.job where state = 'retry'`.execute(test.db)).rows.length;
    await vi.waitFor(async () => expect(await waits()).toBe(1), 30_000);
    await add('passing');
    await vi.waitFor(() => expect(titles()).toEqual(['passing']), 30_000);
    await vi.waitFor(() => expect(titles()).toEqual(['passing', 'stubborn']), 30_000);
  });

  it('continues after its listening connection broke', async () => {
    await sql`select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and application_name = 'hirehq listen'`.execute(
      test.db,
    );
    seen = [];
    await add('while away');
    await vi.waitFor(() => expect(titles()).toContain('while away'), 30_000);
  });
});

import { describe, expect, onTestFinished, test } from 'vitest';
import type { ModuleFactory } from '../../module.ts';
import { createTestApp } from '../../testing/test-app.ts';
import { createConcurrencyLimit } from './concurrency-limit.ts';
import { NEVER_SHED, shedLoad } from './load-shedding.ts';

/** A limit on a clock of its own, and rounds of requests at a time, each with a response after so many milliseconds. */
function limitWithClock(options: { min?: number; max?: number } = {}) {
  let time = 0;
  const limit = createConcurrencyLimit({ ...options, now: () => time });
  return {
    limit,
    round(requests: number, ms: number) {
      const taken = Array.from({ length: requests }, () => limit.enter()).filter(Boolean).length;
      time += ms;
      for (let index = 0; index < taken; index += 1) limit.leave(ms);
      return taken;
    },
  };
}

describe('the concurrency limit', () => {
  test('SV-01 decreases while responses are late, to a minimum', () => {
    const { limit, round } = limitWithClock({ min: 32 });
    const before = limit.limit();
    round(1000, 2000);
    expect(limit.limit()).toBeLessThan(before);
    for (let time = 0; time < 50; time += 1) round(1000, 2000);
    expect(limit.limit()).toBe(32);
    expect(round(1000, 2000)).toBe(32);
  });

  test('SV-01 increases again once they are in time, to a maximum', () => {
    const { limit, round } = limitWithClock({ min: 32, max: 300 });
    for (let time = 0; time < 50; time += 1) round(1000, 2000);
    for (let time = 0; time < 50; time += 1) round(1000, 120);
    expect(limit.limit()).toBe(300);
  });

  test('SV-01 ignores a single slow response', () => {
    const { limit, round } = limitWithClock();
    const before = limit.limit();
    for (let time = 0; time < 20; time += 1) round(1, 60_000);
    expect(limit.limit()).toBe(before);
  });
});

const FULL = { enter: () => false, pause: () => undefined, leave: () => undefined, limit: () => 0 };

const shedding: ModuleFactory = () => ({
  name: 'shedding',
  routes: (app) => {
    shedLoad(app, FULL);
    for (const path of ['/api/v1/busy', '/live-music', '/stream/later']) app.get(path, () => 'answered');
  },
});

describe('a service at its limit', () => {
  test.each(['/api/v1/busy', '/live-music', '/stream/later'])('SV-01 refuses %s immediately with Retry-After', async (url) => {
    const { app, close } = await createTestApp({ modules: [shedding] });
    onTestFinished(close);
    const response = await app.inject(url);
    expect([response.statusCode, response.json()]).toEqual([
      503,
      {
        statusCode: 503,
        errorCode: 'OVERLOADED',
        errorMessage: 'The service is busy. Please try again in a moment.',
        traceId: response.headers['x-trace-id'],
      },
    ]);
    expect(Number(response.headers['retry-after'])).toBeGreaterThan(0);
  });
});

test.each(['/live', '/ready', '/ready?verbose', '/stream'])('SV-01 %s is always handled', (url) => {
  expect(url).toMatch(NEVER_SHED);
});

describe('a service with requests', () => {
  test('SV-01 releases the slot after each response and each failure', async () => {
    let entered = 0;
    const counting = {
      ...FULL,
      enter: () => ((entered += 1), true),
      pause: () => void (entered -= 1),
      leave: () => void (entered -= 1),
    };
    const module: ModuleFactory = () => ({
      name: 'counting',
      routes: (app) => {
        shedLoad(app, counting);
        app.get('/answers', () => 'yes');
        app.get('/fails', () => Promise.reject(new Error('no')));
      },
    });
    const { app, close } = await createTestApp({ modules: [module] });
    onTestFinished(close);
    for (const url of ['/answers', '/fails', '/live', '/nowhere']) await app.inject(url);
    expect(entered).toBe(0);
  });

  test('SV-01 lowers the limit while the event loop is blocked', async () => {
    const limit = createConcurrencyLimit({ targetMs: 20, min: 1, max: 8 });
    const module: ModuleFactory = () => ({
      name: 'blocking',
      routes: (app) => {
        shedLoad(app, limit);
        app.get('/blocks', () => Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 50));
      },
    });
    const { app, close } = await createTestApp({ modules: [module] });
    onTestFinished(close);
    const before = limit.limit();
    await Promise.all(Array.from({ length: 8 }, () => app.inject('/blocks')));
    expect(limit.limit()).toBeLessThan(before);
  });
});

import Fastify from 'fastify';
import { expect, onTestFinished, test } from 'vitest';
import { createTestDatabase } from '../../testing/test-database.ts';
import { healthRoutes } from '../health.ts';
import { createRefusalShare } from './refusal-share.ts';

test('SV-01 /ready is 503 while most requests are refused, and 200 again afterwards', async () => {
  let time = 0;
  const share = createRefusalShare(() => time);
  const { db, drop } = await createTestDatabase();
  const app = Fastify();
  const space = { isFull: async () => false, noteFailure: () => undefined };
  healthRoutes(app, { db, refusals: share, space, modules: [] });
  onTestFinished(async () => {
    await app.close();
    await drop();
  });
  const ready = async () => (await app.inject('/ready')).statusCode;
  const ask = (count: number, refused: number) => {
    for (let index = 0; index < count; index += 1) {
      share.asked();
      if (index < refused) share.refused();
    }
  };

  ask(10, 10);
  expect(await ready()).toBe(200);
  ask(90, 30);
  expect(await ready()).toBe(200);
  ask(100, 100);
  expect(await ready()).toBe(503);
  time += 5000;
  expect(await ready()).toBe(503);
  time += 5000;
  expect(await ready()).toBe(200);
});

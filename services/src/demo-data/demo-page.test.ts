import { expect, onTestFinished, test } from 'vitest';
import type { Config } from '../platform/config.ts';
import { createTestApp } from '../platform/testing/test-app.ts';
import { DEMO_CANDIDATES } from './demo-candidates.ts';
import { DEMO_OPERATOR } from './demo-operator.ts';
import { demoDataModule } from './index.ts';

async function demoPage(config: Partial<Config>) {
  const server = await createTestApp({ modules: [demoDataModule], config });
  onTestFinished(() => server.close());
  return server.app.inject({ url: '/dev/demo', headers: { host: 'localhost:3000' } });
}

test('the demo page says what each account shows, that employers act by themselves, and how to see the other brands', async () => {
  const { body } = await demoPage({ mode: 'development', seed: true, autopilot: true, variant: 'D' });
  for (const { email } of [...DEMO_CANDIDATES, DEMO_OPERATOR]) expect(body).toContain(`<h2>${email}</h2>`);
  expect(body).toContain('Demo employers act by themselves');
  expect(body).toContain('HIREHQ_VARIANT=N npm start');
  expect(body).toContain('HIREHQ_VARIANT=H npm start');
});

test('each demo account shows one thing, said in one line', () => {
  const said = [...DEMO_CANDIDATES, DEMO_OPERATOR].map(({ shows }) => shows);
  expect(new Set(said).size).toBe(said.length);
  for (const shows of said) expect(shows).toMatch(/^[^.]{10,115}\.$/);
});

test('the demo page says that employers do not act where they were told not to', async () => {
  const { body } = await demoPage({ mode: 'development', seed: true, autopilot: false });
  expect(body).toContain('Demo employers do not act');
});

test.each<Partial<Config>>([
  { mode: 'production', seed: true },
  { mode: 'development', seed: false },
])('there is no demo page with %j', async (config) => {
  expect((await demoPage(config)).statusCode).toBe(404);
});

import { decodeProtectedHeader } from 'jose';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { DAY_MS } from '@hirehq/shared-contracts/durations';
import { createTestApp, type TestApp } from '../../../../platform/testing/test-app.ts';
import { candidatesModule } from '../../../candidate/candidates/index.ts';
import { identityModule } from '../index.ts';
import { createPageKit } from '../pages/page-kit.ts';
import { createTestBrowser } from '../testing/test-browser.ts';
import { maintainProviderKeys, readProviderKeys, rotateSigningKey } from './key.store.ts';
import { createLiveProvider } from './live-provider.ts';

let server: TestApp;
const START = new Date();
const later = (ms: number) => new Date(START.getTime() + ms);
const kids = async (at: Date) => (await readProviderKeys(server.db, at)).signing.map(({ kid }) => kid);

beforeEach(async () => {
  server = await createTestApp({ modules: [candidatesModule, identityModule], candidateOf: 'module' });
});
afterEach(() => server.close());

test('ID-06 a signing key older than 90 days is replaced on start; the new one is published before it signs, the old one deleted 30 days later', async () => {
  const [first] = await kids(later(0));
  await maintainProviderKeys(server.db, later(89 * DAY_MS));
  expect(await kids(later(89 * DAY_MS))).toEqual([first]);

  await maintainProviderKeys(server.db, later(91 * DAY_MS));
  const published = await kids(later(91 * DAY_MS));
  expect(published).toHaveLength(2);
  expect(published[0]).toBe(first);
  const signing = await kids(later(91 * DAY_MS + 60_000));
  expect(signing).toEqual(published.toReversed());

  await maintainProviderKeys(server.db, later(120 * DAY_MS));
  expect(await kids(later(120 * DAY_MS))).toContain(first);
  await maintainProviderKeys(server.db, later(122 * DAY_MS));
  expect(await kids(later(122 * DAY_MS))).toEqual([signing[0]]);
});

test('ID-06 a running provider loads an added key, and tokens signed with the old one stay valid', async () => {
  const person = { name: 'Mary Jackson', email: 'mary@example.com', password: 'correct-horse-7' };
  const visitor = createTestBrowser(server.app);
  const old = await visitor.register(person);
  const at = later(200 * DAY_MS);
  let now = at;
  const { services } = server;
  const live = await createLiveProvider({ ...services, now: () => now }, createPageKit(services.config));
  const before = live.provider;
  await live.refresh();
  expect(live.provider).toBe(before);

  await rotateSigningKey(server.db, at);
  await live.refresh();
  const oldKid = decodeProtectedHeader(old.access_token).kid;
  expect(live.keys.signing.map(({ kid }) => kid)).toContain(oldKid);
  const [signsNow] = live.keys.signing;
  now = new Date(at.getTime() + 60_000);
  await live.refresh();
  expect(live.keys.signing[0]?.kid).not.toBe(signsNow?.kid);
  expect(live.keys.signing.map(({ kid }) => kid)).toContain(signsNow?.kid);
});

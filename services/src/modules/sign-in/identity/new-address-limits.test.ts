import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { ChangeEmailDocument } from '@hirehq/mfe-profile/src/features/change-email/change-email.graphql.ts';
import { DAY_MS } from '@hirehq/shared-contracts/durations';
import { createTestApp, type TestApp } from '../../../platform/testing/test-app.ts';
import { withoutSending } from '../../post/mail/testing/without-sending.ts';
import { ensureAccount } from './index.ts';
import { mailsTo } from './testing/mailbox.ts';
import { createTestBrowser, proofKey } from './testing/test-browser.ts';

const PASSWORD = 'correct-horse-7';
let server: TestApp;
let count = 0;
let ahead = 0;

beforeAll(async () => {
  server = await createTestApp({ modules: withoutSending, candidateOf: 'module', now: () => new Date(Date.now() + ahead) });
});
afterAll(() => server.close());
afterEach(() => {
  ahead = 0;
});

/** Somebody, and the ways to ask for a code to a new address; true if it was sent. */
async function member() {
  const person = { name: 'Gladys West', email: `gladys${(count += 1)}@example.com`, password: PASSWORD };
  const { id } = await server.db
    .transaction()
    .execute((trx) => ensureAccount(server.app.services, trx, { ...person, emailVerified: true }));
  const sent = async (address: string) => (await mailsTo(server.db, address)).length;
  const grew = async (address: string, ask: () => Promise<unknown>) => {
    const before = await sent(address);
    await ask();
    return (await sent(address)) > before;
  };
  return {
    settings: (address: string) =>
      grew(address, async () => {
        const headers = await server.asCandidate(id, {
          email: person.email,
          auth_time: Math.floor((Date.now() + ahead) / 1000),
        });
        return server.graphql(ChangeEmailDocument, { emailAddress: address }, headers);
      }),
    page: (address: string) =>
      grew(address, async () => {
        const visitor = createTestBrowser(server.app);
        await visitor.signIn(person);
        const { url } = await visitor.open(visitor.startUrl(proofKey(), { kc_action: 'UPDATE_EMAIL' }));
        return visitor.submit(url, 'update-email', { email: address });
      }),
  };
}

const address = () => `new${(count += 1)}@example.com`;

describe.each(['settings', 'page'] as const)('PR-11 codes for a new address, by the %s', (way) => {
  test('go to three different addresses a day at most, and to one of these again', async () => {
    const { [way]: ask } = await member();
    const asked = [address(), address(), address()];
    for (const each of asked) expect(await ask(each)).toBe(true);
    const fourth = address();
    expect([await ask(fourth), await ask(fourth), await ask(address())]).toEqual([false, false, false]);
    expect(await ask(asked[0] ?? '')).toBe(true);
    ahead = DAY_MS + 60_000;
    expect(await ask(fourth)).toBe(true);
  });

  test('are few for one account, and others are not affected', async () => {
    const { [way]: ask } = await member();
    const one = address();
    const outcomes: boolean[] = [];
    for (let turn = 0; turn < 9; turn += 1) outcomes.push(await ask(one));
    expect(outcomes.filter(Boolean).length).toBeLessThanOrEqual(6);
    expect(outcomes.at(-1)).toBe(false);
    const { [way]: other } = await member();
    expect(await other(address())).toBe(true);
  });
});

test('PR-11 both ways count together', async () => {
  const { settings, page } = await member();
  expect([await settings(address()), await page(address()), await settings(address())]).toEqual([true, true, true]);
  expect([await page(address()), await settings(address())]).toEqual([false, false]);
});

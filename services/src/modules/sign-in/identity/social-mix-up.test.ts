import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '../../../platform/testing/test-app.ts';
import { candidatesModule } from '../../candidate/candidates/index.ts';
import { identityModule } from './index.ts';
import { startDishonestProvider } from './testing/dishonest-provider.ts';
import { startSocialProvider } from './testing/social-provider.ts';
import { createTestBrowser, proofKey } from './testing/test-browser.ts';

const callbackOf = (id: string) => `http://localhost:3000/realms/hirehq/broker/${id}/endpoint`;
let server: TestApp;
let acme: Awaited<ReturnType<typeof startSocialProvider>>;
let globex: Awaited<ReturnType<typeof startSocialProvider>>;
let dishonest: Awaited<ReturnType<typeof startDishonestProvider>>;
let count = 0;

beforeAll(async () => {
  acme = await startSocialProvider(callbackOf('acme'));
  globex = await startSocialProvider(callbackOf('globex'), { id: 'globex', name: 'Globex' });
  dishonest = await startDishonestProvider();
  server = await createTestApp({
    modules: [candidatesModule, identityModule],
    candidateOf: 'module',
    config: { social: [acme.settings, globex.settings, dishonest.settings] },
  });
});
afterAll(async () => {
  await server.close();
  await Promise.all([acme.stop(), globex.stop(), dishonest.stop()]);
});
beforeEach(() => {
  count += 1;
  for (const { state } of [acme, globex])
    state.visitor = { sub: `visitor-${count}`, name: 'Hedy', email: `mixed${count}@example.com`, email_verified: true };
  dishonest.codes.length = 0;
});

/** Chooses a provider on the sign-up page; returns the address that the browser is sent to. */
async function leaveFor(id: string) {
  const visitor = createTestBrowser(server.app);
  const { page } = await visitor.open(visitor.startUrl(proofKey(), {}, 'registrations'));
  const button = new RegExp(`href="([^"]+/social/${id}[^"]*)"`).exec(page.body)?.[1]?.replaceAll('&amp;', '&') ?? '';
  return { visitor, url: (await visitor.open(button)).url };
}

type Visitor = Awaited<ReturnType<typeof leaveFor>>['visitor'];

const links = () =>
  server.db.selectFrom('identity_social_link').select('issuer').where('subject', '=', `visitor-${count}`).execute();

/** What becomes of the visitor who opens this address. */
async function outcome(visitor: Visitor, address: URL): Promise<'signed in' | 'refused'> {
  const { page, url } = await visitor.open(address.pathname + address.search);
  const isSignedIn = visitor.responseOf(url).has('code');
  expect(await links()).toHaveLength(isSignedIn ? 1 : 0);
  if (!isSignedIn) expect(page.body).toContain('We couldn’t sign you in with');
  return isSignedIn ? 'signed in' : 'refused';
}

describe('ID-07 the response of a provider is accepted at its own callback only, with its own issuer', () => {
  const ids = ['acme', 'globex'] as const;
  const issuers = ['acme', 'globex', 'nobody', 'missing'] as const;
  test.each(ids.flatMap((callback) => issuers.map((issuer) => [callback, issuer] as const)))(
    'begun with acme: callback of %s, issuer of %s',
    async (callback, issuer) => {
      const { visitor, url } = await leaveFor('acme');
      const response = new URL(await acme.visit(url));
      expect(response.searchParams.get('iss')).toBe(acme.settings.issuer);
      response.pathname = new URL(callbackOf(callback)).pathname;
      if (issuer === 'missing') response.searchParams.delete('iss');
      else if (issuer === 'nobody') response.searchParams.set('iss', 'https://nobody.example');
      else response.searchParams.set('iss', { acme, globex }[issuer].settings.issuer);
      expect(await outcome(visitor, response)).toBe(callback === 'acme' && issuer === 'acme' ? 'signed in' : 'refused');
    },
  );

  test('a code of one provider opens nothing in an attempt begun with the other', async () => {
    const first = await leaveFor('acme');
    const second = await leaveFor('globex');
    const ofFirst = new URL(await acme.visit(first.url)).searchParams;
    const ofSecond = new URL(await globex.visit(second.url));
    for (const name of ['code', 'iss']) ofSecond.searchParams.set(name, ofFirst.get(name) ?? '');
    expect(await outcome(second.visitor, ofSecond)).toBe('refused');
  });

  test('a refusal at another callback is not taken for that of the visitor', async () => {
    const { visitor, url } = await leaveFor('acme');
    const response = new URL(callbackOf('globex'));
    response.searchParams.set('error', 'access_denied');
    response.searchParams.set('state', new URL(url).searchParams.get('state') ?? '');
    expect(await outcome(visitor, response)).toBe('refused');
  });
});

test('ID-07 a provider that sends the browser on to another one gets no code of that one', async () => {
  dishonest.state.sendTo = (asked) => {
    const url = new URL(`${acme.settings.issuer}/auth`);
    for (const name of ['client_id', 'response_type', 'scope', 'state', 'nonce', 'code_challenge', 'code_challenge_method'])
      url.searchParams.set(name, asked.get(name) ?? '');
    url.searchParams.set('redirect_uri', callbackOf('acme'));
    return url.href;
  };
  const { visitor, url } = await leaveFor('dishonest');
  const response = new URL(await acme.visit(await dishonest.visit(url)));
  // As from one of the many providers that do not name themselves in the response.
  response.searchParams.delete('iss');
  expect([response.pathname, response.searchParams.has('code')]).toEqual([new URL(callbackOf('acme')).pathname, true]);
  expect(await outcome(visitor, response)).toBe('refused');
  expect(dishonest.codes).toEqual([]);
});

test.each([
  ['its own', 'signed in'],
  ['another', 'refused'],
] as const)('ID-07 an id token that names %s provider as its issuer: %s', async (named, expected) => {
  dishonest.state.sendTo = (asked) =>
    `${asked.get('redirect_uri') ?? ''}?code=its-own&state=${encodeURIComponent(asked.get('state') ?? '')}`;
  dishonest.state.claims = {
    iss: (named === 'another' ? acme : dishonest).settings.issuer,
    sub: `visitor-${count}`,
    email: `mixed${count}@example.com`,
    email_verified: true,
  };
  const { visitor, url } = await leaveFor('dishonest');
  expect(await outcome(visitor, new URL(await dishonest.visit(url)))).toBe(expected);
  expect(dishonest.codes).toEqual(['its-own']);
});

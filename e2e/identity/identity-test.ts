import type { Browser, BrowserContext, Page } from '@playwright/test';
import { newPerson, sendSignIn, type Person } from '../platform/account.ts';
import { acceptCookies } from '../platform/consent.ts';
import { startIdentity, type Identity, type ProviderKind } from '../platform/identity.ts';
import { readablePlaces } from '../platform/readable-places.ts';
import type { SignedUp } from '../platform/sign-up-by-form.ts';
import { expect, test as base } from '../platform/test.ts';

export interface Tokens {
  access_token: string;
  id_token: string;
  refresh_token: string;
}

/**
 * For tests of what our own pages do, whoever the provider is: they are run on the embedded one only, and on both by
 * `npm test -- full`.
 */
export const EITHER_PROVIDER = { tag: '@either-provider' };

/** What the browser was given and what it said, over all pages of a test. */
export interface Seen {
  /** Responses of the token endpoint, in order. */
  tokens: Tokens[];
  /** What was sent there, in order. */
  tokenRequests: URLSearchParams[];
  addresses: string[];
  console: string[];
}

interface Fixtures {
  seen: Seen;
  /** Somebody with a confirmed account, and no profile yet. */
  person: Person;
  /** Opens a candidate page, signs in there, and is back on it. */
  signIn: (page: Page, person: Person, path?: string) => Promise<void>;
  /** Signs a browser in before its first page, without the pages of the provider where that is possible. */
  arriveSignedIn: (context: BrowserContext, person: Person) => Promise<void>;
}

interface WorkerFixtures {
  providerKind: ProviderKind;
  identity: Identity;
}

const registrations = new WeakMap<Person, SignedUp>();

/** The session that registering left somebody with; undefined where the provider makes accounts without one. */
export const registrationOf = (person: Person): SignedUp | undefined => registrations.get(person);

/** The way over create-profile has a test of its own. */
export const skipProfile = (context: BrowserContext, { origin }: Identity) =>
  context.addCookies([{ name: 'profile_skipped', value: '1', url: origin }]);

const nothingSeen = (): Seen => ({ tokens: [], tokenRequests: [], addresses: [], console: [] });

function watch(context: BrowserContext, seen: Seen): void {
  context.on('request', (request) => {
    seen.addresses.push(request.url());
    if (request.method() === 'POST' && request.url().endsWith('/protocol/openid-connect/token'))
      seen.tokenRequests.push(new URLSearchParams(request.postData() ?? ''));
  });
  context.on('response', async (response) => {
    if (!response.ok() || !response.url().endsWith('/protocol/openid-connect/token')) return;
    const tokens = (await response.json().catch(() => undefined)) as Tokens | undefined;
    if (tokens?.access_token) seen.tokens.push(tokens);
  });
  context.on('console', (message) => seen.console.push(message.text()));
  context.on('page', (page) => page.on('framenavigated', (frame) => seen.addresses.push(frame.url())));
}

/** The parts of a token that would give it away, also cut short. */
const secretsOf = (tokens: readonly Tokens[]): string[] => [
  ...new Set(
    tokens.flatMap((token) =>
      [token.access_token, token.id_token, token.refresh_token]
        .flatMap((text) => text.split('.').slice(1))
        .filter((part) => part.length > 20),
    ),
  ),
];

async function expectNoTokens(context: BrowserContext, origin: string, seen: Seen): Promise<void> {
  const secrets = secretsOf(seen.tokens);
  const places: Record<string, string> = { addresses: seen.addresses.join('\n'), console: seen.console.join('\n') };
  for (const [index, page] of context.pages().entries()) {
    // A page on its way is asked again where it arrives.
    await expect(async () => {
      if (!page.isClosed() && page.url().startsWith(origin)) places[`page ${index}`] = await page.evaluate(readablePlaces);
    }).toPass({ timeout: 15_000 });
  }
  const found = Object.entries(places).filter(([, text]) => secrets.some((secret) => text.includes(secret)));
  expect(
    found.map(([place]) => place),
    'no token where scripts or logs could read it',
  ).toEqual([]);
}

/** Tests of one provider. After each the browser is searched for tokens, after all of them the logs. */
export const test = base.extend<Fixtures, WorkerFixtures>({
  providerKind: ['embedded', { option: true, scope: 'worker' }],

  identity: [
    async ({ providerKind }, use) => {
      const identity = await startIdentity(providerKind);
      await use(identity);
      const logs = await identity.logs();
      await identity.stop();
      expect(logs, 'no token in the logs').not.toMatch(/eyJ[\w-]{20,}\.[\w-]{20,}/);
    },
    { scope: 'worker', timeout: 700_000 },
  ],

  baseURL: async ({ identity }, use) => use(identity.origin),

  seen: async ({}, use) => use(nothingSeen()),

  context: async ({ context, identity, seen }, use) => {
    watch(context, seen);
    await use(context);
    await expectNoTokens(context, identity.origin, seen);
  },

  person: async ({ identity }, use) => {
    const person = newPerson();
    const signedUp = await identity.createAccount(person);
    if (signedUp) registrations.set(person, signedUp);
    await use(person);
  },

  signIn: async ({ identity }, use) =>
    use(async (page, person, path = '/candidate/my-jobs') => {
      await skipProfile(page.context(), identity);
      await page.goto(path);
      await sendSignIn(page, person);
      await expect(page).toHaveURL(path, { timeout: 20_000 });
    }),

  arriveSignedIn: async ({ identity, signIn }, use) =>
    use(async (context, person) => {
      const signedUp = registrationOf(person);
      if (!signedUp) {
        const page = await context.newPage();
        await signIn(page, person);
        return page.close();
      }
      const [kept, added] = [await context.storageState(), signedUp.state];
      await context.setStorageState({
        cookies: [...kept.cookies, ...added.cookies],
        origins: [...kept.origins, ...added.origins],
      });
      return skipProfile(context, identity);
    }),
});

/** Another browser, and what it is given. */
export async function anotherBrowser(browser: Browser, { origin }: Identity): Promise<{ context: BrowserContext; seen: Seen }> {
  const context = await browser.newContext({ baseURL: origin, locale: 'en-US' });
  await acceptCookies(context, origin);
  const seen = nothingSeen();
  watch(context, seen);
  return { context, seen };
}

/** The newest tokens the browser was given. */
export function tokensIn(seen: Seen): Tokens {
  const tokens = seen.tokens.at(-1);
  if (!tokens) throw new Error('The browser was given no tokens.');
  return tokens;
}

export function claimsOf(token: string): Record<string, unknown> {
  return JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()) as Record<string, unknown>;
}

export { expect };

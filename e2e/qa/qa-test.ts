import { expect, test as base, type BrowserContext, type Page } from '@playwright/test';
import { DELIVERY_BASE, type CreatedOverride } from '@hirehq/shared-contracts/delivery';
import { COOKIES, STORAGE_KEYS } from '@hirehq/shared-contracts/storage-keys';
import { qaPeople, readReleases, type ChosenReleases, type QaPerson } from './qa-settings.ts';

interface QaFixtures {
  /** Runs these versions in every page of the test from now on, in place of the live ones. Requires HIREHQ_TEAM_KEY, a key with the right `override`. */
  withRelease: (releases: ChosenReleases) => Promise<void>;
  /** Somebody of the deployment, by name. */
  person: (name: string) => QaPerson;
  /** Signs in on the page, by the form of the identity provider. */
  signIn: (page: Page, person: QaPerson) => Promise<void>;
  /** The versions of a remote whose files the pages of the test have loaded so far. */
  versionsRun: (remote: string) => string[];
}

/** A script of a remote, at the first or the second address of its files. */
const REMOTE_FILE = /\/remotes\/([^/]+)\/([^/]+)\/[^/]+\.js$/;

/** Asks the platform for a token with which a tab runs these versions. */
async function overrideFor(base: string, releases: ChosenReleases): Promise<CreatedOverride> {
  const key = process.env['HIREHQ_TEAM_KEY'];
  if (!key) throw new Error('Set HIREHQ_TEAM_KEY to a key with the right override: versions are chosen with it.');
  const response = await fetch(new URL(`${DELIVERY_BASE}/overrides`, base), {
    method: 'POST',
    headers: { authorization: `Bearer ${key}`, 'content-type': 'application/json' },
    body: JSON.stringify({ releases }),
  });
  const body = (await response.json()) as { responsePayload?: CreatedOverride; errorCode?: string; errorMessage?: string };
  if (!response.ok || !body.responsePayload)
    throw new Error(`The platform does not run these versions: ${body.errorCode ?? response.status} ${body.errorMessage ?? ''}`);
  return body.responsePayload;
}

/** Every tab of the context has the token before its first script runs. */
async function runIn(context: BrowserContext, { token }: CreatedOverride): Promise<void> {
  await context.addInitScript(([key, value]) => sessionStorage.setItem(key, value), [
    STORAGE_KEYS.releaseOverride,
    token,
  ] as const);
}

/**
 * Tests of a deployed platform, for every team: `test.use({ baseURL })` or HIREHQ_URL names it. Versions chosen by
 * `npm run qa -- --release jobs=candidate` run in every test; a test chooses others with `withRelease`.
 */
export const test = base.extend<QaFixtures>({
  baseURL: async ({ baseURL }, use) => use(process.env['HIREHQ_URL'] ?? baseURL),

  context: async ({ context, baseURL: origin }, use) => {
    const baseURL = origin ?? '';
    const { name, value } = COOKIES.cookieConsent;
    await context.addCookies([{ name, value, url: baseURL }]);
    const releases = readReleases(process.env['HIREHQ_QA_RELEASES']);
    if (Object.keys(releases).length > 0) await runIn(context, await overrideFor(baseURL, releases));
    await use(context);
  },

  withRelease: async ({ context, baseURL }, use) =>
    use(async (releases) => runIn(context, await overrideFor(baseURL ?? '', releases))),

  versionsRun: [
    async ({ context }, use) => {
      const loaded = new Map<string, Set<string>>();
      context.on('requestfinished', (request) => {
        const [, remote, version] = REMOTE_FILE.exec(new URL(request.url()).pathname) ?? [];
        if (remote === undefined || version === undefined) return;
        loaded.set(remote, (loaded.get(remote) ?? new Set()).add(version));
      });
      await use((remote) => [...(loaded.get(remote) ?? [])]);
    },
    { auto: true },
  ],

  person: async ({}, use) => {
    const people = qaPeople();
    await use((name) => {
      const person = people[name];
      if (!person) throw new Error(`There is nobody called ${name}. People: ${Object.keys(people).join(', ')}.`);
      return person;
    });
  },

  signIn: async ({}, use) =>
    use(async (page, { email, password }) => {
      await page.goto('/signin');
      await page.getByLabel(/email/i).fill(email);
      await page.getByLabel('Password', { exact: true }).fill(password);
      await page.getByRole('button', { name: 'Sign in' }).click();
      await expect(page.getByRole('button', { name: /’s account$/ })).toBeVisible();
    }),
});

export { expect };

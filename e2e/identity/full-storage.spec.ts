import type { Page } from '@playwright/test';
import { PAGE_IDS } from '@hirehq/shared-contracts/page';
import { releaseSetSchema } from '@hirehq/shared-contracts/release';
import { accountMenu, sendSignIn } from '../platform/account.ts';
import { fillStorages, STORAGES, type Storage } from '../platform/full-storage.ts';
import { EITHER_PROVIDER, expect, skipProfile, test } from './identity-test.ts';

test.use({ expectedProblems: [/status of 4\d\d|quota|ServiceWorker/i] });

const SOME_ID = '00000000-0000-4000-8000-000000000001';
/** Each alone, and all together. */
const FULL: readonly (readonly Storage[])[] = [...STORAGES.map((storage) => [storage]), STORAGES];
/** Leads to the first page for whoever is signed in. */
const REDIRECTS = new Set(['/candidate', '/candidate/create-profile']);

/** The pages of candidates in the route tables of the live remotes. */
async function candidatePaths(page: Page): Promise<string[]> {
  const response = await page.request.get('/', { headers: { accept: 'text/html' } });
  const text = new RegExp(`id="${PAGE_IDS.releaseSet}">([^<]*)<`).exec(await response.text())?.[1] ?? '';
  const { remotes } = releaseSetSchema.parse(JSON.parse(text));
  return Object.values(remotes)
    .flatMap(({ current }) => current.manifest.routes)
    .filter(({ access, path }) => access === 'candidate' && !path.includes('*'))
    .map(({ path }) => path.replaceAll(/\/:\w+\?/g, '').replaceAll(/:\w+/g, SOME_ID))
    .filter((path) => !REDIRECTS.has(path));
}

async function expectOpen(page: Page, path: string): Promise<void> {
  await expect(accountMenu(page)).toBeVisible({ timeout: 30_000 });
  await expect.poll(() => new URL(page.url()).pathname + new URL(page.url()).search, { timeout: 20_000 }).toBe(path);
  await expect(page.getByRole('main').getByRole('heading').first()).toBeVisible({ timeout: 20_000 });
}

for (const full of FULL) {
  test(
    `SH-16 SH-18 every page of candidates opens by its address, signed out and in, with full ${full.join(', ')}`,
    EITHER_PROVIDER,
    async ({ page, context, person, identity }) => {
      test.setTimeout(400_000);
      await skipProfile(context, identity);
      const all = await candidatePaths(page);
      expect(all.length).toBeGreaterThan(15);
      // Each page for all storages together; alone a few of each kind.
      const paths = full.length > 1 ? all : all.filter((path) => /my-jobs|settings|job-details/.test(path));
      await fillStorages(page, identity.origin, full);
      for (const [index, path] of paths.entries()) {
        const address = `${path}?from=mail`;
        await test.step(`${path}, signed out`, async () => {
          // The browser has forgotten the session; the provider has not, except at first.
          await page.goto('/robots.txt');
          await page.evaluate(() => localStorage.removeItem('token'));
          await context.clearCookies({ name: 'signed_in' });
          await page.goto(address);
          if (index === 0) await sendSignIn(page, person);
          await expect.poll(() => page.url(), { timeout: 30_000 }).toContain(path);
          await expectOpen(page, address);
        });
      }
      await test.step('signed in, by its address and after a reload', async () => {
        await page.goto('/candidate/my-jobs?tab=SAVED');
        await expectOpen(page, '/candidate/my-jobs?tab=SAVED');
        await page.reload();
        await expectOpen(page, '/candidate/my-jobs?tab=SAVED');
      });
    },
  );
}

for (const full of [[], STORAGES] as const) {
  test(`SH-18 two tabs that sign in at the same time return to their own pages, with ${full.length > 0 ? 'full' : 'empty'} storage`, async ({
    page,
    context,
    person,
    identity,
  }) => {
    await skipProfile(context, identity);
    const other = await context.newPage();
    for (const tab of [page, other]) await fillStorages(tab, identity.origin, full);
    await page.goto('/candidate/settings?from=first');
    await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible();
    await other.goto('/candidate/my-jobs?from=second');
    await expect(other.getByRole('heading', { name: 'Sign in' })).toBeVisible();
    await sendSignIn(page, person);
    await expectOpen(page, '/candidate/settings?from=first');
    // The page of the embedded provider still waits; that of Keycloak continues by itself once it notices the session.
    if (identity.kind !== 'keycloak') await sendSignIn(other, person);
    await expect.poll(() => other.url(), { timeout: 30_000 }).toContain('/candidate/');
    await expectOpen(other, '/candidate/my-jobs?from=second');
  });
}

import type { APIRequestContext, Page } from '@playwright/test';
import { DEPLOYED, ORIGIN } from '../platform/addresses.ts';
import { openSites, SITES_BUILT, type SiteName, type Sites } from '../platform/build-site.ts';
import { employerAtWork } from '../platform/employer.ts';
import { startPortal, type Portal } from '../platform/portal.ts';
import { expect, test } from '../platform/test.ts';

test.skip(DEPLOYED !== undefined, 'the key for localhost is made with a key of the employer');

let sites: Sites;
let portal: Portal;
test.beforeAll(async () => {
  sites = await openSites();
  portal = await startPortal({ files: sites.folder });
});
test.afterAll(async () => {
  await portal.close();
  await sites.remove();
});

async function openSite(page: Page, request: APIRequestContext, name: SiteName): Promise<void> {
  const { enterpriseId, developmentKey } = await (
    await employerAtWork(request)
  ).call<{ enterpriseId: string; developmentKey: string }>('GET', 'embed');
  const careers = { platform: ORIGIN, enterprise: enterpriseId, 'development-key': developmentKey };
  await sites.build(name);
  await portal.open(page, {
    lines: `<div id="app"></div><script>globalThis.careers = ${JSON.stringify(careers)}</script><script type="module" src="/${name}.js"></script>`,
  });
}

/** Titles in what the remote shows, once it has taken over from the first jobs. */
const jobLinks = (page: Page, place: string) =>
  page.locator(`${place} hirehq-embed`).locator('.part:not([data-waiting])').locator('h2 a, h3 a');

for (const name of SITES_BUILT) {
  test(`PF-05 a site of ${name} shows the jobs, hears which one is opened, and removes and shows them again`, async ({
    page,
    request,
  }) => {
    await openSite(page, request, name);
    const job = jobLinks(page, 'main').first();
    await expect(job).toBeVisible();
    const title = await job.textContent();
    await job.click();
    await expect(page.locator('output')).toHaveText(title ?? '');
    // The page has kept the job from being opened.
    await expect(job).toHaveText(title ?? '');
    const toggle = page.getByRole('button', { name: 'Toggle jobs' });
    for (let time = 0; time < 5; time += 1) {
      await toggle.click();
      await expect(page.locator('main hirehq-embed')).toHaveCount(0);
      await toggle.click();
      await expect(job).toBeVisible();
    }
    await expect(page.getByRole('heading', { level: 1, name: 'Careers' })).toBeVisible();
  });
}

test('PF-05 single-spa shows the embed as an application while its address is open', async ({ page, request }) => {
  await openSite(page, request, 'single-spa');
  await expect(jobLinks(page, 'main').first()).toBeVisible();
  const application = page.locator('section hirehq-embed');
  await expect(application).toHaveCount(0);
  await page.getByRole('link', { name: 'All jobs' }).click();
  // It is below the other one, and loads when it comes near what is visible.
  await application.scrollIntoViewIfNeeded();
  await expect(jobLinks(page, 'section').first()).toBeVisible();
  await page.goBack();
  await expect(application).toHaveCount(0);
  await expect(page.getByText('A footer of Vue')).toBeVisible();
});

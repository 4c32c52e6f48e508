import type { APIRequestContext, Page } from '@playwright/test';
import { DEPLOYED, ORIGIN } from '../platform/addresses.ts';
import { expectNoAxeViolation } from '../platform/axe.ts';
import { openSites, siteLines, SITES_BUILT, type Sites } from '../platform/build-site.ts';
import { embed, embedSetup, jobLinks, jobToApplyFor, linesWith, remote } from '../platform/embed-page.ts';
import { CROWDED, HOSTILE_STYLES, PLAIN_STYLES, startPortal, STRICT_POLICY, type Portal } from '../platform/portal.ts';
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

const around = (lines: string) => `<main><h1>Careers</h1>${lines}</main><footer>About us</footer>`;

interface Careers {
  what: string;
  open: (page: Page, request: APIRequestContext) => Promise<void>;
}

const WRITTEN: { what: string; head?: string; policy?: string }[] = [
  { what: 'a page with no styles' },
  { what: 'a page that resets everything', head: HOSTILE_STYLES },
  { what: 'a page with a strict policy', head: '', policy: STRICT_POLICY },
  { what: 'a page with frozen prototypes and another federation', head: CROWDED },
];

const written = WRITTEN.map<Careers>(({ what, ...content }) => ({
  what,
  open: async (page, request) => portal.open(page, { lines: around(await linesWith(request)), ...content }),
}));

/** What is of the sites themselves is large enough to touch. */
const ROOMY = `${PLAIN_STYLES}<style>button, nav a { display: inline-block; padding: 0.5rem; }</style>`;

const built = SITES_BUILT.map<Careers>((name) => ({
  what: `a site of ${name}`,
  async open(page, request) {
    await sites.build(name);
    await portal.open(page, { lines: siteLines(name, await embedSetup(request)), head: ROOMY });
  },
}));

/** What of the page must stay as it is, whatever somebody does in the embed. */
const pageAround = (page: Page) =>
  page.evaluate(() => ({ address: location.href, title: document.title, entries: history.length }));

test.describe('on each portal', () => {
  // The browser reports the policy for HTML that is not made there; the text of a job is made of nodes instead.
  test.use({ expectedProblems: [/hirehq-html|trusted-types/], permissions: ['clipboard-read', 'clipboard-write'] });

  for (const { what, open } of [...written, ...built])
    test(`PF-05 search, filter, open, share, apply and come back on ${what}`, async ({ page, request }) => {
      const wanted = await jobToApplyFor(request);
      await open(page, request);
      const view = remote(page, 'main');
      await expect(jobLinks(page, 'main').first()).toBeVisible();
      await expect(view.getByRole('heading', { level: 2 })).toContainText('Jobs at');
      const before = await pageAround(page);
      await expectNoAxeViolation(page);

      await test.step('filter', async () => {
        const fullTime = view.getByRole('checkbox', { name: /Full Time/ });
        await fullTime.click();
        await expect(fullTime).toBeChecked();
        // Not by the number of jobs, which may be the same while other tests publish some.
        const others = view.getByRole('article').filter({ hasNotText: /Full Time/ });
        await expect(others).toHaveCount(0);
        await expect(view.getByRole('article').first()).toBeVisible();
        await fullTime.click();
        await expect(fullTime).not.toBeChecked();
      });

      await test.step('search', async () => {
        const box = view.getByRole('combobox', { name: 'Skills or job titles' });
        await box.fill(wanted.title);
        await box.press('Enter');
        await expect(jobLinks(page, 'main').first()).toHaveText(wanted.title);
      });

      const link = jobLinks(page, 'main').filter({ hasText: wanted.title }).first();
      const path = new URL((await link.getAttribute('href')) ?? '').pathname;
      await test.step('open', async () => {
        await link.press('Enter');
        const heading = view.getByRole('heading', { level: 2, name: wanted.title });
        await expect(heading).toBeFocused();
        await expectNoAxeViolation(page);
      });

      await test.step('share', async () => {
        const share = view.getByRole('button', { name: 'Copy link' });
        const place = await share.boundingBox();
        await share.click();
        await expect(embed(page, 'main').getByText('Link copied.')).toBeInViewport();
        expect(await share.boundingBox()).toEqual(place);
        expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(`${ORIGIN}${path}?isFromShareJob=true`);
      });

      await test.step('back to the list, as it was', async () => {
        await view.getByRole('link', { name: 'Back to jobs' }).press('Enter');
        await expect(link).toBeFocused();
        await expect(view.getByRole('combobox').first()).toHaveValue(wanted.title);
        expect(await pageAround(page)).toEqual(before);
      });

      await test.step('apply and come back', async () => {
        await link.click();
        await view.getByRole('link', { name: 'Easy Apply' }).first().click();
        await expect(page).toHaveURL(new RegExp(`^${ORIGIN}/application/[^/?]+\\?portal=portal.localhost$`));
        await page.goBack();
        await expect(page).toHaveURL(before.address);
        await expect(jobLinks(page, 'main').first()).toBeVisible();
      });
    });

  for (const { what, open } of built)
    test(`PF-05 ${what} keeps a job from being opened, and removes and shows the jobs again`, async ({ page, request }) => {
      await page.addInitScript(() => Object.assign(globalThis, { keepsJobs: true }));
      await open(page, request);
      const job = jobLinks(page, 'main').first();
      await expect(job).toBeVisible();
      const title = await job.textContent();
      await job.click();
      await expect(page.locator('output')).toHaveText(title ?? '');
      await expect(job).toHaveText(title ?? '');
      const toggle = page.getByRole('button', { name: 'Toggle jobs' });
      for (let time = 0; time < 5; time += 1) {
        await toggle.click();
        await expect(embed(page, 'main')).toHaveCount(0);
        await toggle.click();
        await expect(job).toBeVisible();
      }
      await expect(page.getByRole('heading', { level: 1, name: 'Careers' })).toBeVisible();
    });
});

import type { Page } from '@playwright/test';
import { ADOPTED_ATTRIBUTE } from '@hirehq/shared-contracts/first-paint';
import { routes } from '@hirehq/shared-contracts/routes';
import { holdBack } from '../platform/delay-shell.ts';
import { meterLayoutShift } from '../platform/layout-shift.ts';
import { isServed, LANGUAGES, openHeld, openServed } from '../platform/served-part.ts';
import { settled } from '../platform/settled.ts';
import { expect, test } from '../platform/test.ts';

const JOBS_CODE = /\/(remotes|again)\/jobs\/[^/]+\/.*\.js$/;
const START_PAGES = [routes.landing(), routes.home()];
/** Jobs of a start page. */
const CARDS = 6;

declare global {
  /** What of the slots is on the page at each frame. */
  var slotsSeen: string[] | undefined;
}

const main = (page: Page) => page.getByRole('main');
/** The links to jobs, to employers and to lists of occupations, as they are painted and as the remote renders them. */
const linksTo = (page: Page, path: string) => main(page).locator(`a[href^="${path}"]:visible`);
const jobLinks = (page: Page) => main(page).locator('article h3 a[href^="/job/"]:visible');
const textOfJobs = (page: Page) =>
  main(page)
    .locator('section', { has: page.locator('article h3') })
    .first()
    .innerText();

for (const { language, locale } of LANGUAGES) {
  test.describe(`in ${language} without scripts`, () => {
    test.use({ javaScriptEnabled: false, locale });

    test(`PF-01 SH-21 in ${language} the open jobs of a start page are read, and lead to pages`, async ({ page, request }) => {
      for (const path of START_PAGES) {
        await isServed(request, path, locale);
        await page.goto(path);
        await expect(jobLinks(page)).toHaveCount(CARDS);
        await expect(main(page).locator('.mantine-Skeleton-root')).toHaveCount(0);
      }
      for (const [links, address] of [
        [jobLinks(page), /\/job\/[^/]+$/],
        [linksTo(page, '/company/'), /\/company\/[^/]+$/],
        [linksTo(page, '/job-list?keyword='), /\/job-list\?keyword=/],
      ] as const) {
        await page.goto(routes.landing());
        await links.last().click();
        await expect(page).toHaveURL(address);
        await expect(main(page).getByRole('heading', { level: 1 })).toBeVisible();
      }
    });

    test(`PF-01 JB-04 in ${language} the search of a start page leads to the list`, async ({ page, request }) => {
      await isServed(request, routes.landing(), locale);
      await page.goto(routes.landing());
      const search = main(page).getByRole('search');
      await search.locator('input[name=keyword]').fill('engineer');
      await search.getByRole('button').click();
      await expect(page).toHaveURL(/\/job-list\?keyword=engineer&city=$/);
      await expect(main(page).getByRole('article').first()).toBeVisible();
    });
  });
}

test.describe('where pages move', () => {
  // What a transition would show between the painted page and the shell's must not be hidden by a preference.
  test.use({ contextOptions: { reducedMotion: 'no-preference' } });

  for (const width of [412, 1280]) {
    for (const path of START_PAGES) {
      test(`PF-01 SH-21 at ${width} px the shell takes ${path} over with its jobs and its search, and nothing moves`, async ({
        page,
      }) => {
        await page.setViewportSize({ width, height: 800 });
        await meterLayoutShift(page);
        await page.addInitScript(() => {
          const look = () => {
            const area = document.querySelector('main');
            const isSkeleton = area?.querySelector('.mantine-Skeleton-root, [aria-busy="true"]') ? ', a skeleton' : '';
            const search = area?.querySelector('form[role=search]') ? ', the search' : '';
            globalThis.slotsSeen?.push(`${area?.querySelectorAll('article h3 a').length ?? 0}${search}${isSkeleton}`);
            requestAnimationFrame(look);
          };
          requestAnimationFrame(look);
        });
        const takeOver = await openServed(page, path);
        await expect(jobLinks(page)).toHaveCount(CARDS);
        const painted = await textOfJobs(page);
        await page.evaluate(() => {
          globalThis.slotsSeen = [];
        });
        await takeOver();
        expect([...new Set(await page.evaluate(() => globalThis.slotsSeen))]).toEqual([`${CARDS}, the search`]);
        expect(await textOfJobs(page)).toBe(painted);
        expect(await page.evaluate(() => globalThis.layoutShifts)).toEqual([]);
      });
    }
  }
});

test('PF-01 JB-04 what is typed stays, and links of the slots open in the page', async ({ page }) => {
  const takeOver = await openServed(page, routes.landing());
  const keyword = main(page).getByRole('search').getByRole('combobox').first();
  await keyword.fill('nurse');
  await takeOver();
  await expect(keyword).toHaveValue('nurse');
  await expect(keyword).toBeFocused();
  const shell = await page.getByRole('banner').elementHandle();
  await jobLinks(page).last().click();
  await expect(page).toHaveURL(/\/job\//);
  expect(await shell?.evaluate((banner) => banner.isConnected)).toBe(true);
});

test.describe('without the code of the remote', () => {
  test('PF-01 SH-21 the shell is there, and its slots are read and searched as they were served', async ({ page }) => {
    await holdBack(page, JOBS_CODE);
    const letThrough = await openHeld(page, routes.landing());
    const painted = await textOfJobs(page);
    letThrough();
    await expect(main(page).locator(`[${ADOPTED_ATTRIBUTE}]`)).toHaveCount(2);
    await settled(page);
    expect(await textOfJobs(page)).toBe(painted);
    await page.unroute(JOBS_CODE);
    await main(page).getByRole('search').getByRole('combobox').first().fill('engineer');
    await main(page).getByRole('search').getByRole('button').click();
    await expect(page).toHaveURL(/\/job-list\?keyword=engineer&city=$/);
    await page.goBack();
    await expect(jobLinks(page)).toHaveCount(CARDS);
  });
});

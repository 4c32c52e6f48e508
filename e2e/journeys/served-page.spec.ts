import type { APIRequestContext, Page } from '@playwright/test';
import { SERVED_PART_GLOBAL } from '@hirehq/shared-contracts/served-part';
import { routes } from '@hirehq/shared-contracts/routes';
import { PORTS } from '../platform/addresses.ts';
import { builtRelease, builtReleases } from '../platform/built-releases.ts';
import { createDataFolder, removeDataFolder } from '../platform/data-folder.ts';
import { anyJob, searchJobs, type FoundJob } from '../platform/jobs.ts';
import { meterLayoutShift } from '../platform/layout-shift.ts';
import { isServed, LANGUAGES, openHeld, openServed, partOf } from '../platform/served-part.ts';
import { settled } from '../platform/settled.ts';
import { START_WITHIN_MS, startPlatform, type Platform } from '../platform/start-platform.ts';
import { tamperWithRelease } from '../platform/tampered-release.ts';
import { createTeam } from '../platform/team.ts';
import { expect, test } from '../platform/test.ts';

const JOBS_CODE = /\/(remotes|again)\/jobs\/[^/]+\/.*\.js$/;
/** How long ago a job was published, which continues while the shell is awaited. */
const AGO = /just now|\d+ (second|minute|hour)s? ago/g;
/** Jobs of a page of the list. */
const CARDS = 20;

const PAGES_OF_A_JOB: readonly [string, (job: FoundJob) => string][] = [
  ['the page of a job', ({ id }) => routes.job({ id })],
  ['the page of its employer', ({ enterprise }) => routes.company(enterprise)],
  ['the other address of the list', () => '/find-jobs'],
];

declare global {
  /** Articles in the page at each frame, and whether any of it is a skeleton. */
  var framesSeen: string[] | undefined;
}

/** Also those that came with the HTML of the page. */
const cardsOf = (page: Page) => page.getByRole('main').getByRole('article');
const cardTexts = async (page: Page) => (await cardsOf(page).allInnerTexts()).map((text) => text.replaceAll(AGO, ''));

for (const { language, locale } of LANGUAGES) {
  test.describe(`in ${language} without scripts`, () => {
    test.use({ javaScriptEnabled: false, locale });

    test(`PF-01 JB-11 the list of jobs is read as it is served, in ${language}`, async ({ page, request }) => {
      await isServed(request, '/job-list', locale);
      await page.goto('/job-list');
      await expect(page.locator('html')).toHaveAttribute('lang', locale.slice(0, 2));
      await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
      await expect(cardsOf(page)).toHaveCount(CARDS);
      const link = cardsOf(page).first().getByRole('heading').getByRole('link');
      await expect(link).toBeVisible();
      await expect(link).toHaveAttribute('href', /^\/job\//);
    });

    test(`PF-01 JB-10 JB-11 the list is filtered, and read page by page and back, in ${language}`, async ({ page, request }) => {
      const titles = cardsOf(page).getByRole('heading');
      // Jobs of other tests have other words.
      const list = routes.jobList({ keyword: 'engineer' });
      await isServed(request, list, locale);
      await page.goto(list);
      await expect(cardsOf(page)).toHaveCount(CARDS);
      const seen = [await titles.allInnerTexts()];
      for (let turn = 0; turn < 2; turn += 1) {
        const before = page.url();
        await page.locator('a[rel=next]').click();
        await expect(page).not.toHaveURL(before);
        await expect(cardsOf(page)).toHaveCount(CARDS);
        seen.push(await titles.allInnerTexts());
      }
      expect(new Set(seen.map((each) => each.join('\n'))).size).toBe(seen.length);
      await page.goBack();
      await expect(titles).toHaveText(seen[1] ?? []);
      await page.goBack();
      await expect(titles).toHaveText(seen[0] ?? []);

      await page.locator('input[name=workMode][value=H]').check();
      await page.locator('select[name=sort]').selectOption('newest');
      await page.locator('input[name=keyword]').fill('designer');
      await page.locator('#job-search').getByRole('button').click();
      await expect(page).toHaveURL(/[?&]keyword=designer&.*workMode=H/);
      await expect(page.locator('input[name=workMode][value=H]')).toBeChecked();
      await expect(page.locator('select[name=sort]')).toHaveValue('newest');
      const found = await searchJobs(request, { keyword: 'designer', workModes: ['H'] });
      await expect(titles).toHaveText(found.slice(0, CARDS).map(({ title }) => title));
      // What needs scripts is not offered.
      await expect(page.getByRole('main').locator('button:not([type=submit]):visible')).toHaveCount(0);
    });

    test(`PF-01 JB-13 a job is read as it is served, in ${language}`, async ({ page, request }) => {
      const job = await anyJob(request);
      const path = routes.job({ id: job.id });
      await isServed(request, path, locale);
      await page.goto(path);
      const main = page.getByRole('main');
      await expect(main.getByRole('heading', { level: 1 })).toContainText(job.title);
      await expect(main.getByText(job.enterprise.establishmentName).first()).toBeVisible();
      await expect(main.locator('a[href*="/application/"]:visible').first()).toBeVisible();
    });

    test(`PF-01 SV-08 the page of an employer is read as it is served, in ${language}`, async ({ page, request }) => {
      const { enterprise } = await anyJob(request);
      const path = routes.company(enterprise);
      await isServed(request, path, locale);
      await page.goto(path);
      const main = page.getByRole('main');
      await expect(main.getByRole('heading', { level: 1 })).toHaveText(enterprise.establishmentName);
      // Neither an empty map nor the empty room of a search.
      await expect(main.getByRole('figure')).toHaveCount(0);
      await expect(page.locator('[data-needs-scripts]:visible')).toHaveCount(0);
      await cardsOf(page).first().getByRole('heading').getByRole('link').click();
      await expect(page).toHaveURL(/\/job\//);
      await page.goBack();
      await main
        .locator(`a[href="${routes.jobList({ enterprise: enterprise.id })}"]`)
        .first()
        .click();
      await expect(page).toHaveURL(/\/job-list\?enterprise=/);
      await expect(cardsOf(page).first()).toContainText(enterprise.establishmentName);
    });
  });
}

test.describe('where pages move', () => {
  // What a transition would show between the painted page and the shell's must not be hidden by a preference.
  test.use({ contextOptions: { reducedMotion: 'no-preference' } });

  for (const width of [412, 1280]) {
    test(`PF-01 at ${width} px the shell takes over with all cards, without a skeleton between, and nothing moves`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height: 800 });
      await meterLayoutShift(page);
      await page.addInitScript(() => {
        const look = () => {
          const main = document.querySelector('main');
          const isSkeleton = main?.querySelector('.mantine-Skeleton-root, [aria-busy="true"]');
          globalThis.framesSeen?.push(`${main?.querySelectorAll('article').length ?? 0}${isSkeleton ? ' and a skeleton' : ''}`);
          requestAnimationFrame(look);
        };
        requestAnimationFrame(look);
      });
      const takeOver = await openServed(page, '/job-list');
      await expect(cardsOf(page)).toHaveCount(CARDS);
      const painted = await cardTexts(page);
      await page.evaluate(() => {
        globalThis.framesSeen = [];
      });
      await takeOver();
      expect([...new Set(await page.evaluate(() => globalThis.framesSeen))]).toEqual([String(CARDS)]);
      expect(await cardTexts(page)).toEqual(painted);
      expect(await page.evaluate(() => globalThis.layoutShifts)).toEqual([]);
    });

    for (const [what, pathOf] of PAGES_OF_A_JOB) {
      test(`PF-01 at ${width} px nothing moves when the shell takes over ${what}`, async ({ page, request }) => {
        await page.setViewportSize({ width, height: 800 });
        await meterLayoutShift(page);
        const takeOver = await openServed(page, pathOf(await anyJob(request)));
        await takeOver();
        expect(await page.evaluate(() => globalThis.layoutShifts)).toEqual([]);
      });
    }
  }
});

test('PF-01 JB-10 a filter that is checked before the shell is there filters afterwards', async ({ page }) => {
  const takeOver = await openServed(page, '/job-list');
  const remote = page.getByRole('complementary', { name: 'Filters' }).getByRole('checkbox', { name: /^Remote location/ });
  await remote.check();
  await takeOver();
  await expect(page).toHaveURL(/[?&]remote=true/);
  await expect(remote).toBeChecked();
});

test('PF-01 selected words stay selected, and the page stays where it was scrolled to', async ({ page }) => {
  const takeOver = await openServed(page, '/job-list');
  const title = cardsOf(page).nth(7).getByRole('heading');
  await title.scrollIntoViewIfNeeded();
  const words = await title.innerText();
  await title.evaluate((heading) => getSelection()?.selectAllChildren(heading));
  const at = await page.evaluate(() => scrollY);
  expect(at).toBeGreaterThan(0);
  await takeOver();
  expect(await page.evaluate(() => [String(getSelection()), scrollY])).toEqual([words, at]);
  expect(await title.evaluate((heading) => heading.contains(getSelection()?.anchorNode ?? null))).toBe(true);
});

test.describe('without the files of the remote', () => {
  test.use({ expectedProblems: [/404|Failed to fetch dynamically imported module|integrity/] });

  test('PF-03 a job stays readable, with one line', async ({ page, request }) => {
    const job = await anyJob(request);
    await page.route(JOBS_CODE, (route) => route.fulfill({ status: 404 }));
    const letThrough = await openHeld(page, routes.job({ id: job.id }));
    const painted = await cardsOf(page).first().innerText();
    letThrough();
    // A page whose files did not arrive loads once more by itself.
    await page.waitForFunction(() =>
      performance
        .getEntriesByType('navigation')
        .some((entry) => entry instanceof PerformanceNavigationTiming && entry.type === 'reload'),
    );
    const main = page.getByRole('main');
    const line = main.locator('[data-fallback]');
    await expect(line).toHaveText(/You can read this page, but its buttons do not work/);
    await settled(page);
    await expect(main.getByRole('heading', { level: 1 })).toContainText(job.title);
    expect(await main.getByRole('article').first().innerText()).toBe(painted);
    await expect(line.getByRole('button', { name: 'Try again' })).toBeVisible();
    await expect(page.getByRole('banner').getByRole('button', { name: 'Sign In' })).toBeVisible();
  });
});

test.describe('on a platform of its own', () => {
  const ORIGIN = `http://localhost:${PORTS.servedPage}`;
  const WORDS = 'Painted by the next version';
  const WRITES_WORDS = `{const before = globalThis.${SERVED_PART_GLOBAL};
globalThis.${SERVED_PART_GLOBAL} = (input) => { const { html, rules } = before(input); return { html: html + '<p>${WORDS}</p>', rules }; };}`;

  test.use({ baseURL: ORIGIN });
  test.describe.configure({ mode: 'serial', timeout: START_WITHIN_MS });

  let platform: Platform;
  let data: string;

  test.beforeAll(async () => {
    test.setTimeout(START_WITHIN_MS);
    data = await createDataFolder();
    platform = await startPlatform({
      port: PORTS.servedPage,
      data,
      releases: builtReleases(),
      // The brand whose list has its search in the page.
      environment: { HIREHQ_VARIANT: 'N' },
    });
  });
  test.afterAll(async () => {
    test.setTimeout(START_WITHIN_MS);
    await platform.stop();
    await removeDataFolder(data);
    await removeDataFolder(`${data}-releases`);
  });

  const listOf = (request: APIRequestContext) => partOf(request, '/job-list', 'en');

  test('PF-01 JB-01 what was typed into the search before the shell is there stays', async ({ page }) => {
    const takeOver = await openServed(page, '/job-list');
    const keyword = page.getByRole('main').getByRole('combobox').first();
    await keyword.fill('nurse');
    await takeOver();
    await expect(keyword).toHaveValue('nurse');
    await expect(keyword).toBeFocused();
    await page.getByRole('main').getByRole('button', { name: 'Search', exact: true }).click();
    await expect(page).toHaveURL(/[?&]keyword=nurse/);
  });

  test('PF-01 PF-02 the next page is painted by the part of a new version, and after the step back by the one before', async ({
    request,
  }) => {
    test.setTimeout(2 * START_WITHIN_MS);
    await expect.poll(() => listOf(request)).toContain('<article');
    expect(await listOf(request)).not.toContain(WORDS);
    const team = await createTeam('jobs', { origin: ORIGIN, data });
    const folder = await tamperWithRelease({
      from: builtRelease('mfe-jobs'),
      into: `${data}-releases`,
      version: '8.0.0',
      changeServed: WRITES_WORDS,
    });
    await team.publish(folder);
    const { set } = await team.promote('8.0.0');
    await expect.poll(() => listOf(request)).toContain(WORDS);
    await team.rollBackTo(set.sequence - 1);
    await expect.poll(async () => (await listOf(request)).includes(WORDS)).toBe(false);
    await expect.poll(() => listOf(request)).toContain('<article');
  });
});

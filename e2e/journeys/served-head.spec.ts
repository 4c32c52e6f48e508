import { searchJobs } from '../platform/jobs.ts';
import { expect, test } from '../platform/test.ts';

/** Every title a page has had, first the served one. */
async function watchTitles(): Promise<void> {
  const titles: string[] = [];
  Object.assign(globalThis, { titles });
  const note = () => {
    if (document.title && titles.at(-1) !== document.title) titles.push(document.title);
  };
  new MutationObserver(note).observe(document, { childList: true, subtree: true, characterData: true });
}

for (const { path, title } of [
  { path: '/', title: 'Find work that fits · hireHQ' },
  { path: '/home', title: 'Home · hireHQ' },
  { path: '/feature', title: 'Features · hireHQ' },
  { path: '/job-list', title: 'Jobs · hireHQ' },
  { path: '/termsofuse', title: 'Terms of Use · hireHQ' },
  { path: '/no/such/page', title: 'Page not found · hireHQ' },
]) {
  test.describe(`the head of ${path}`, () => {
    test.use({ expectedProblems: [/404 \(Not Found\)/] });

    test(`SH-28 has one title from the first byte on: ${path}`, async ({ page }) => {
      await page.addInitScript(watchTitles);
      await page.goto(path);
      await expect(page.getByRole('banner')).toBeVisible();
      await expect(page.getByRole('main').getByRole('heading').first()).toBeVisible();
      expect(await page.evaluate(() => Reflect.get(globalThis, 'titles') as string[])).toEqual([title]);
    });
  });
}

test('JB-24 SH-28 a job has the same title served and shown, and a JobPosting for search engines', async ({ page, request }) => {
  const [job] = await searchJobs(request, { workModes: ['O'] });
  await page.addInitScript(watchTitles);
  await page.goto(`/job/${job?.id}`);
  await expect(page.getByRole('heading', { level: 1, name: job?.title ?? '' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'About the job' })).toBeVisible();
  const titles = await page.evaluate(() => Reflect.get(globalThis, 'titles') as string[]);
  expect(titles).toHaveLength(1);
  expect(titles[0]).toContain(job?.title);
  const posting: unknown = JSON.parse((await page.locator('script[type="application/ld+json"]').first().textContent()) ?? '');
  expect(posting).toMatchObject({ '@type': 'JobPosting', title: job?.title });
  await expect(page.locator('meta[property="og:title"]')).toHaveAttribute('content', /\S/);
});

test('the canonical link follows the page', async ({ page }) => {
  const canonical = page.locator('link[rel="canonical"]');
  await page.goto('/job-list?keyword=a');
  await expect(canonical).toHaveAttribute('href', /\/job-list$/);
  await page.getByRole('main').getByRole('article').first().getByRole('link').first().click();
  await expect(page).toHaveURL(/\/job\//);
  await expect(canonical).toHaveAttribute('href', new RegExp(`${new URL(page.url()).pathname}$`));
  await page.goBack();
  await expect(canonical).toHaveAttribute('href', /\/job-list$/);
});

test('can be installed: the browser finds nothing missing in the manifest and its icons', async ({ page }) => {
  await page.goto('/job-list');
  const devtools = await page.context().newCDPSession(page);
  const { errors, url } = await devtools.send('Page.getAppManifest');
  expect(errors).toEqual([]);
  expect(new URL(url).pathname).toBe('/manifest.webmanifest');
  const { installabilityErrors } = await devtools.send('Page.getInstallabilityErrors');
  // A test's window is a private one, where nothing is ever installed.
  expect(installabilityErrors.map(({ errorId }) => errorId).filter((id) => id !== 'in-incognito')).toEqual([]);
});

test.describe('without JavaScript', () => {
  // Nothing uses what is fetched ahead for the scripts.
  test.use({ javaScriptEnabled: false, locale: 'es-ES', expectedProblems: [/preloaded using link preload/] });

  test('PF-09 the page says in the visitor’s language what it needs', async ({ page, request }) => {
    // Not by text: Playwright takes what stands in a noscript for unreadable.
    const notice = page.locator('noscript > section');
    await page.goto('/signin');
    await expect(notice).toBeVisible();
    await expect(notice).toContainText('Esta página necesita JavaScript');
    await expect
      .poll(async () => (await request.get('/job-list', { headers: { accept: 'text/html', 'accept-language': 'es-ES' } })).text())
      .toContain('<article');
    await page.goto('/job-list');
    await expect(notice).toContainText('Puedes leer esta página sin JavaScript');
  });
});

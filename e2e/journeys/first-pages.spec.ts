import { jobCards } from '../platform/jobs.ts';
import { settled } from '../platform/settled.ts';
import { expect, test } from '../platform/test.ts';

/** In the forms of shared-ui and nowhere else. */
const OF_THE_FORMS = 'We restored what you typed';

test('PF-01 landing, job list and job page come without the code of forms; it is loaded while the job is read', async ({
  page,
}) => {
  const withForms: string[] = [];
  const read: Promise<void>[] = [];
  page.on('response', (response) => {
    if (response.request().resourceType() !== 'script') return;
    const name = new URL(response.url()).pathname;
    read.push(
      response.text().then(
        (text) => void (text.includes(OF_THE_FORMS) && withForms.push(name)),
        // A page that is left takes its responses with it.
        () => undefined,
      ),
    );
  });
  // The browser is idle when the test says so.
  await page.addInitScript(() => {
    const later: (() => void)[] = [];
    Object.assign(window, {
      requestIdleCallback: (work: () => void) => later.push(work),
      becomeIdle: () => later.splice(0).forEach((work) => work()),
    });
  });

  await page.goto('/');
  await expect(page.getByRole('search').first()).toBeVisible();
  await page.goto('/job-list');
  await jobCards(page).first().getByRole('link').first().click();
  const apply = page.getByRole('link', { name: /^(Apply now|Easy Apply)$/ }).first();
  await expect(apply).toBeVisible();
  await settled(page);
  await Promise.all(read);
  expect(withForms).toEqual([]);

  await page.evaluate(() => (window as unknown as { becomeIdle: () => void }).becomeIdle());
  await expect.poll(() => withForms.length).toBe(1);
  await apply.click();
  await expect(page.locator('form.hq-form')).toBeVisible();
  await Promise.all(read);
  expect(withForms).toHaveLength(1);
});

for (const path of ['/', '/home', '/job-list'])
  test(`PF-01 ${path} uses what it preloads`, async ({ page }) => {
    await page.goto(path);
    await expect(page.getByRole('search').first()).toBeVisible();
    await settled(page);
    const unused = await page.evaluate(() => {
      const used = new Set([...document.styleSheets].map(({ href }) => href));
      const preloaded = [...document.querySelectorAll<HTMLLinkElement>('link[rel="preload"][as="style"]')];
      return preloaded.map(({ href }) => href).filter((href) => !used.has(href));
    });
    expect(unused).toEqual([]);
  });

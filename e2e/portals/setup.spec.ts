import { DEPLOYED } from '../platform/addresses.ts';
import { expectNoAxeViolation } from '../platform/axe.ts';
import { employerAtWork } from '../platform/employer.ts';
import { startPortal, type Portal } from '../platform/portal.ts';
import { expect, test } from '../platform/test.ts';

test.skip(DEPLOYED !== undefined, 'the link is made with a key of the employer');

let portal: Portal;
test.beforeAll(async () => {
  portal = await startPortal();
});
test.afterAll(() => portal.close());

test('PF-05 an employer chooses what its pages show, sees it, and the lines work there', async ({ page, request }) => {
  const problems: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error') problems.push(message.text());
  });
  const employer = await employerAtWork(request);
  const setup = await employer.call<{ page: string }>('GET', 'embed');
  await page.setViewportSize({ width: 360, height: 780 });
  await page.goto(setup.page);
  const preview = page.locator('hirehq-embed');
  await expect(preview.getByRole('link').first()).toBeVisible();

  await page.getByLabel('Light or dark').selectOption('Dark');
  await page.getByLabel('Language of the jobs').selectOption('Español');
  await page.getByLabel('For pages on').selectOption('localhost, for development');
  await page.getByRole('button', { name: 'Update lines and preview' }).press('Enter');
  await expect(preview).toHaveAttribute('scheme', 'dark');
  await expect(preview.getByRole('heading', { name: /^Empleos en/ })).toBeVisible();
  await expectNoAxeViolation(page);
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0);
  expect(problems).toEqual([]);

  const lines = await page.getByRole('textbox', { name: 'Lines to copy' }).inputValue();
  // The first jobs alone, whose links lead to the platform.
  const cards = lines.replace('<hirehq-embed', '<hirehq-embed view="cards"');
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/embed/v1/jobs')) asked.push(request.resourceType());
  });
  await portal.open(page, { lines: `<main><h1>Careers</h1>${cards}</main>` });
  await expect(preview.getByRole('heading', { level: 2 })).toContainText('Empleos en');
  // The element uses the response that the page has asked for.
  expect(asked).toHaveLength(1);
  // The platform learns from which page an applicant comes.
  const { hostname } = new URL(page.url());
  await preview.locator('.card').first().getByRole('link').click();
  await expect(page).toHaveURL(new RegExp(`/job/[^?]+\\?portal=${hostname}$`));
});

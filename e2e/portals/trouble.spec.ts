import { DEPLOYED, ORIGIN } from '../platform/addresses.ts';
import { embed, embedSetup, firstCards, jobLinks, linesWith, remote, withAttributes } from '../platform/embed-page.ts';
import { PLAIN_STYLES, startPortal, type Portal } from '../platform/portal.ts';
import { expect, test } from '../platform/test.ts';

test.skip(DEPLOYED !== undefined, 'the key for localhost is made with a key of the employer');

let portal: Portal;
test.beforeAll(async () => {
  portal = await startPortal();
});
test.afterAll(() => portal.close());

/** As where a browser keeps nothing of what is on other sites: whoever looks at storage gets an error. */
function blockStorage(): void {
  const refuse = () => {
    throw new DOMException('Access is denied for this document.', 'SecurityError');
  };
  for (const name of ['localStorage', 'sessionStorage', 'indexedDB', 'caches', 'cookieStore'])
    Object.defineProperty(globalThis, name, { get: refuse });
  Object.defineProperty(Document.prototype, 'cookie', { get: refuse, set: refuse });
}

test('PF-05 without storage, cookies and referrer it works as elsewhere', async ({ page, request }) => {
  const lines = await linesWith(request);
  await page.addInitScript(blockStorage);
  await portal.open(page, { lines, head: `<meta name="referrer" content="no-referrer">${PLAIN_STYLES}` });
  const title = (await jobLinks(page).first().textContent()) ?? '';
  await jobLinks(page).first().click();
  await expect(remote(page).getByRole('heading', { level: 2, name: title })).toBeVisible();
  await remote(page).getByRole('link', { name: 'Back to jobs' }).click();
  await expect(jobLinks(page).first()).toHaveText(title);
});

test('PF-05 two elements in two languages and two versions of the script share a page, and one can leave', async ({
  page,
  request,
}) => {
  const { enterpriseId, developmentKey, linesForLocalhost } = await embedSetup(request);
  // Another version has another address and other content.
  await page.route(`${ORIGIN}/another-version.js`, async (route) => {
    const response = await route.fetch({ url: `${ORIGIN}/embed.js` });
    await route.fulfill({ response, body: `globalThis.anotherVersion = true;${await response.text()}` });
  });
  const other = `<script type="module" src="${ORIGIN}/another-version.js"></script><hirehq-embed id="other" enterprise="${enterpriseId}" development-key="${developmentKey}" locale="es" scheme="dark" loading="eager"></hirehq-embed>`;
  await portal.open(page, { lines: `<main>${withAttributes(linesForLocalhost, 'loading="eager"')}</main>${other}` });
  const spanish = page.locator('#other').locator('.part:not([data-waiting])');
  await expect(jobLinks(page, 'main').first()).toBeVisible();
  await page.locator('#other').scrollIntoViewIfNeeded();
  await page.locator('#other').evaluate((element) => element.scrollIntoView({ block: 'start' }));
  await expect(spanish.getByRole('heading', { level: 2 })).toContainText('Empleos en');
  expect(await page.evaluate(() => 'anotherVersion' in globalThis)).toBe(true);

  await jobLinks(page, 'main').first().click();
  await expect(remote(page, 'main').getByRole('link', { name: 'Back to jobs' })).toBeVisible();
  await expect(spanish.getByRole('heading', { level: 2 })).toContainText('Empleos en');
  await page.locator('main hirehq-embed').evaluate((element) => element.remove());
  await spanish.getByRole('checkbox').first().click();
  await expect(spanish.getByRole('checkbox').first()).toBeChecked();
  expect(
    await spanish
      .getByRole('article')
      .first()
      .evaluate((card) => getComputedStyle(card).fontFamily),
  ).toContain('hireHQ');
});

test.describe('when the platform is away', () => {
  test.use({ expectedProblems: [/<hirehq-embed> [A-Z_]+: |Failed to load resource/] });

  test('PF-05 a page says what was written into the element if the script does not load', async ({ page, request }) => {
    const lines = (await linesWith(request)).replace('></hirehq-embed>', '><p>Our jobs: call us.</p></hirehq-embed>');
    await page.route(`${ORIGIN}/embed.js`, (route) => route.abort());
    await portal.open(page, { lines });
    await expect(page.getByText('Our jobs: call us.')).toBeVisible();
    await page.unroute(`${ORIGIN}/embed.js`);
    await page.reload();
    await expect(jobLinks(page).first()).toBeVisible();
    await expect(page.getByText('Our jobs: call us.')).toBeHidden();
  });

  test('PF-05 the first jobs stay if the remote takes longer than ten seconds, and the page is told', async ({
    page,
    request,
    problems,
  }) => {
    const lines = await linesWith(request);
    await page.clock.install();
    await page.route(`${ORIGIN}/embed/v1/remote?**`, () => {});
    await portal.open(page, { lines });
    await expect(firstCards(page).first()).toBeVisible();
    await page.clock.fastForward('00:11');
    await expect.poll(() => problems.join('\n')).toContain('<hirehq-embed> TOO_SLOW: ');
    await expect(firstCards(page).first()).toBeVisible();
  });

  test('PF-05 what is shown stays, says that more cannot be loaded, and continues when the platform is back', async ({
    page,
    request,
  }) => {
    await portal.open(page, { lines: await linesWith(request) });
    await expect(jobLinks(page).first()).toBeVisible();
    await page.route(`${ORIGIN}/embed/v1/graphql?**`, (route) => route.abort());
    await remote(page)
      .getByRole('checkbox', { name: /Full Time/ })
      .click();
    const retry = embed(page).getByRole('button', { name: 'Try again' });
    await expect(retry).toBeVisible();
    await page.unroute(`${ORIGIN}/embed/v1/graphql?**`);
    await retry.click();
    await expect(jobLinks(page).first()).toBeVisible();
    await expect(remote(page).getByRole('checkbox', { name: /Full Time/ })).toBeChecked();
  });
});

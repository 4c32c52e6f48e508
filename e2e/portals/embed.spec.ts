import { writeFileSync } from 'node:fs';
import type { APIRequestContext } from '@playwright/test';
import { DEPLOYED, ORIGIN } from '../platform/addresses.ts';
import { expectNoAxeViolation } from '../platform/axe.ts';
import { embed, embedSetup, firstCards, withAttributes, type EmbedSetup } from '../platform/embed-page.ts';
import { HOSTILE_STYLES, startPortal, STRICT_POLICY, type Portal } from '../platform/portal.ts';
import { expect, test } from '../platform/test.ts';

const MOUNTS = 50;

test.skip(DEPLOYED !== undefined, 'the key for localhost is made with a key of the employer');

let portal: Portal;
test.beforeAll(async () => {
  portal = await startPortal();
});
test.afterAll(() => portal.close());

/** The lines of the first jobs alone, which no remote takes over: take-over.spec.ts has the others. */
async function linesOf(request: APIRequestContext): Promise<EmbedSetup> {
  const lines = await embedSetup(request);
  const asCards = (text: string) => withAttributes(text, 'view="cards"');
  return { ...lines, lines: asCards(lines.lines), linesForLocalhost: asCards(lines.linesForLocalhost) };
}

test('PF-05 an employer’s page shows its jobs, which open on the platform', async ({ page, request }) => {
  const { linesForLocalhost } = await linesOf(request);
  await portal.open(page, { lines: `<main><h1>Careers</h1>${linesForLocalhost}</main>` });
  await expect(firstCards(page).first()).toBeVisible();
  await expect(embed(page).getByRole('heading', { level: 2 })).toContainText('Jobs at');
  await expectNoAxeViolation(page);

  await page.keyboard.press('Tab');
  const title = await firstCards(page).first().getByRole('link').textContent();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(new RegExp(`^${ORIGIN}/job/`));
  await expect(page.getByRole('heading', { level: 1, name: title ?? '' })).toBeVisible();
});

test('PF-05 styles of the page change nothing of it, in both schemes and directions', async ({ page, context, request }) => {
  const { linesForLocalhost } = await linesOf(request);
  for (const attributes of ['scheme="light"', 'scheme="dark" locale="ar"']) {
    const lines = withAttributes(linesForLocalhost, `loading="eager" ${attributes}`);
    await portal.open(page, { lines });
    await expect(firstCards(page).first()).toBeVisible();
    const other = await context.newPage();
    await portal.open(other, { lines, head: HOSTILE_STYLES });
    await expect(firstCards(other).first()).toBeVisible();
    const [clean, hostile] = [await page.screenshot(), await other.screenshot()];
    if (!clean.equals(hostile)) {
      writeFileSync(test.info().outputPath('clean.png'), clean);
      writeFileSync(test.info().outputPath('hostile.png'), hostile);
    }
    expect(clean.equals(hostile), `${attributes}: every pixel`).toBe(true);
    await other.close();
  }
});

test('PF-05 it works where the page allows nothing but the platform’s scripts and data', async ({ page, request }) => {
  const { linesForLocalhost } = await linesOf(request);
  // An inline style is refused by such a policy.
  await portal.open(page, { lines: linesForLocalhost, head: '', policy: STRICT_POLICY });
  await expect(firstCards(page).first()).toBeVisible();
  expect(
    await embed(page)
      .locator('.cards')
      .evaluate((list) => getComputedStyle(list).display),
  ).toBe('grid');
});

test.describe('where it cannot show them', () => {
  test.use({ expectedProblems: [/<hirehq-embed> [A-Z_]+: |Failed to load resource|Access to fetch/] });

  test('PF-05 on a domain that is not proven it shows a sentence and a link, and says why to the developer', async ({
    page,
    request,
    problems,
  }) => {
    const { lines } = await linesOf(request);
    await portal.open(page, { lines });
    await expect(embed(page).getByRole('status')).toHaveText('The jobs cannot be shown here at the moment.');
    await expect(firstCards(page)).toHaveCount(0);
    await expect(embed(page).getByRole('link')).toHaveAttribute('href', /\/embed\/jobs\.html\?enterprise=/);
    expect(problems.join('\n')).toContain('DOMAIN_NOT_PROVEN');
  });

  test('PF-05 while the platform is away it says so, and shows the jobs once it is back and asked again', async ({
    page,
    request,
    problems,
  }) => {
    const { linesForLocalhost } = await linesOf(request);
    await page.route(`${ORIGIN}/embed/v1/**`, (route) => route.abort());
    await portal.open(page, { lines: linesForLocalhost });
    const retry = embed(page).getByRole('button', { name: 'Try again' });
    await expect(retry).toBeVisible();
    expect(problems.join('\n')).toContain('UNREACHABLE');
    await page.unroute(`${ORIGIN}/embed/v1/**`);
    await retry.click();
    await expect(firstCards(page).first()).toBeVisible();
  });
});

test('PF-05 mounted and removed fifty times, it leaves the page as it was', async ({ page, request }) => {
  const { linesForLocalhost } = await linesOf(request);
  await portal.open(page, { lines: `<div style="height: 3000px"></div>${linesForLocalhost}` });
  const left = await page.evaluate(async (times) => {
    const state = () => ({
      globals: Object.getOwnPropertyNames(window).toSorted(),
      head: document.head.innerHTML,
      attributes: [document.documentElement, document.body].map((element) => element.getAttributeNames()),
      sheets: document.adoptedStyleSheets.length,
      scroll: [scrollX, scrollY],
      title: document.title,
      focus: document.activeElement?.tagName,
    });
    await customElements.whenDefined('hirehq-embed');
    const model = document.querySelector('hirehq-embed');
    if (!model) throw new Error('there is no embed');
    model.remove();
    const before = state();
    for (let time = 0; time < times; time += 1) {
      const element = model.cloneNode() as HTMLElement;
      element.setAttribute('loading', 'eager');
      const ready = new Promise((resolve) => element.addEventListener('ready', resolve));
      document.body.append(element);
      // Half of them are removed before they have loaded.
      if (time % 2 === 0) await ready;
      element.remove();
    }
    return { before, after: state() };
  }, MOUNTS);
  expect(left.after).toEqual(left.before);
});

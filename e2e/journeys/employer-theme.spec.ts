import type { Locator, Page, Route } from '@playwright/test';
import { LOAD_REPORTS_PATH } from '@hirehq/shared-contracts/release';
import { purpleTheme } from '@hirehq/shared-contracts/testing';
import { expectColoursToRead } from '../platform/axe.ts';
import { combinations, sampled } from '../platform/combinations.ts';
import { jobCards } from '../platform/jobs.ts';
import { expectStableLayout, meterLayoutShift } from '../platform/layout-shift.ts';
import { settled } from '../platform/settled.ts';
import { expect, test } from '../platform/test.ts';

const PURPLE = 'rgb(122, 31, 162)';
const LINK = '/job-list?validDomainName=jobs.acme.example';
const LOGO = '/files/00000000-0000-4000-8000-000000000001?signature=x';

interface Brand {
  theme?: unknown;
  logo?: string | null;
  favicon?: string | null;
}

/** The services as they would respond for an employer with this brand. */
async function employerWith(page: Page, { theme = null, logo = null, favicon = null }: Brand): Promise<void> {
  await page.route('**/public/api/v1/candidates/enterprise/details/*', (route: Route) =>
    route.fulfill({
      json: {
        responsePayload: {
          enterpriseId: '1f6a1c1e-0000-4000-8000-0000000000ee',
          establishmentName: 'Acme',
          theme,
          exclusiveCandidateTheme: null,
          exclusiveCandidateLogoFileSignedUrl: null,
          navBarLogoSignedUrl: logo,
          careerPortalFavIcon: favicon,
          validDomainNames: 'jobs.acme.example',
        },
      },
    }),
  );
}

const painted = (colour: unknown) =>
  Object.fromEntries(Object.keys(purpleTheme).map((key) => [key, key === 'isSelected' ? true : colour]));
const banner = (page: Page) => page.getByRole('banner');
const signUp = (page: Page) => banner(page).getByRole('button', { name: 'Sign Up' });
const search = (page: Page) => banner(page).getByRole('button', { name: 'Search', exact: true });
const background = (page: Page) => signUp(page).evaluate((element) => getComputedStyle(element).backgroundColor);

/** Themes nothing is to be painted from: the page keeps our own colours. What reads them is tested in shared-contracts/src/theme. */
const REFUSED: Readonly<Record<string, unknown>> = {
  'rules of a style sheet in each colour': [painted('red;}body{display:none}:root{--x:red')],
  'an address in each colour': [painted('url(//evil.example/x)')],
  'an expression in each colour': [painted('expression(alert(1))')],
  'three digits': [painted('f0f')],
  'eight digits': [painted('7A1FA280')],
  numbers: [painted(111_111)],
  'null in each colour': [painted(null)],
  'objects without a text': [painted({ toString: 1, valueOf: 1 })],
  'no selected entry': [{ ...purpleTheme, isSelected: false }],
  'a text that says selected': [{ ...purpleTheme, isSelected: 'true' }],
  'lists in a list': [[[purpleTheme]]],
  'no list': { isSelected: true },
  'a text': 'red',
  'ten thousand entries': Array.from({ length: 10_000 }, () => ({ ...purpleTheme, isSelected: false })),
};

test('SH-30 a theme that is none leaves our own colours, whatever it is', async ({ page }) => {
  test.slow();
  let theme: unknown;
  await page.route(`**${LOAD_REPORTS_PATH}`, (route) => route.fulfill({ status: 204 }));
  await page.goto('/job-list');
  await expect(jobCards(page).first()).toBeVisible();
  const ours = await background(page);
  for (const [name, given] of sampled(Object.entries(REFUSED), 4))
    await test.step(name, async () => {
      theme = given;
      await page.unroute('**/public/api/v1/candidates/enterprise/details/*');
      await employerWith(page, { theme });
      const asked = page.waitForResponse(/enterprise\/details/);
      await page.goto(LINK);
      await asked;
      await expect(jobCards(page).first()).toBeVisible();
      expect(await background(page)).toBe(ours);
      // From what was kept, too.
      await page.goto('/job-list');
      await expect(jobCards(page).first()).toBeVisible();
      expect(await background(page)).toBe(ours);
      await page.evaluate(() => localStorage.clear());
    });
});

const THEMES: Readonly<Record<string, unknown>> = {
  'white on white': [painted('FFFFFF')],
  'black on black': [painted('000000')],
  'yellow on yellow': [painted('FFFF00')],
  'one bad colour among good ones': [{ ...purpleTheme, mainTextColor: 'FAFAFA', headingTextColor: 'url(x)' }],
  'two selected entries': [purpleTheme, { ...painted('FFFF00') }],
};
const POINTED_AT: Readonly<Record<string, ((page: Page) => Locator) | undefined>> = {
  'nothing is pointed at': undefined,
  'Sign Up is pointed at': signUp,
  'Search is pointed at': search,
};
const PAINTED = combinations({
  theme: Object.keys(THEMES),
  state: Object.keys(POINTED_AT),
  scheme: ['light', 'dark'],
});

for (const [name, theme] of Object.entries(THEMES))
  test(`A43 SH-30 a theme with ${name} reads in shell and remote, in light and dark, and where it is pointed at`, async ({
    page,
  }) => {
    await employerWith(page, { theme });
    await page.goto(LINK);
    await expect(jobCards(page).first()).toBeVisible();
    for (const { state, scheme } of PAINTED.filter((row) => row.theme === name))
      await test.step(`${state}, ${scheme}`, async () => {
        await page.emulateMedia({ colorScheme: scheme, reducedMotion: 'reduce' });
        await page.mouse.move(0, 0);
        if (name === 'two selected entries')
          for (const button of [signUp(page), search(page)]) await expect(button).toHaveCSS('background-color', PURPLE);
        await POINTED_AT[state]?.(page).hover();
        await settled(page);
        await expectColoursToRead(page);
      });
  });

/** A PNG that says how large it is, and is nothing else. */
function pngOf(side: number): Buffer {
  const header = Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex');
  const size = Buffer.alloc(8);
  size.writeUInt32BE(side, 0);
  size.writeUInt32BE(side, 4);
  return Buffer.concat([header, size, Buffer.from('0806000000', 'hex'), Buffer.alloc(4)]);
}

const SVG = '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>globalThis.broken=1</script></svg>';

/** As the services serve a picture, whatever it is. */
const asPicture = (body: string | Buffer) => ({
  status: 200,
  body,
  headers: {
    'content-type': 'image/png',
    'x-content-type-options': 'nosniff',
    'content-security-policy': "default-src 'none'; sandbox",
  },
});

const LOGOS: Readonly<Record<string, { logo: string; response?: Parameters<Route['fulfill']>[0] }>> = {
  'ten megabytes of nothing': { logo: LOGO, response: asPicture(Buffer.alloc(10 * 2 ** 20)) },
  'an SVG with a script': { logo: LOGO, response: asPicture(SVG) },
  'a page': { logo: LOGO, response: asPicture('<!doctype html><script>globalThis.broken=1</script>') },
  'a picture of 60,000 pixels a side': { logo: LOGO, response: asPicture(pngOf(60_000)) },
  'a file that is not there': { logo: LOGO, response: { status: 404, json: { statusCode: 404 } } },
  'another origin': { logo: 'https://evil.example/logo.png' },
  'a protocol-relative address': { logo: '//evil.example/logo.png' },
  'a data address': { logo: `data:image/svg+xml,${encodeURIComponent(SVG)}` },
  'a script address': { logo: 'javascript:globalThis.broken=1' },
  'a page of ours': { logo: '/candidate/dashboard' },
};

test.describe('a logo that cannot be shown', () => {
  test.use({ expectedProblems: [/404 \(Not Found\).*\/files\//] });

  for (const [name, { logo, response }] of sampled(Object.entries(LOGOS), 2))
    test(`SH-29 ${name} for a logo leaves ours, no sign of a broken picture, and nothing jumps`, async ({ page }) => {
      const foreign: string[] = [];
      page.on('request', (request) => {
        if (new URL(request.url()).hostname === 'evil.example') foreign.push(request.url());
      });
      if (response) await page.route('**/files/**', (route) => route.fulfill(response));
      await employerWith(page, { logo, favicon: logo });
      await meterLayoutShift(page);
      const asked = page.waitForResponse(/enterprise\/details/);
      await page.goto(LINK);
      await asked;
      await expect(jobCards(page).first()).toBeVisible();
      await expect(banner(page).getByRole('img')).toHaveCount(0);
      await expect(banner(page).getByText('hireHQ').first()).toBeVisible();
      await expectStableLayout(page);
      expect(await page.evaluate(() => (globalThis as { broken?: unknown }).broken)).toBeUndefined();
      expect(
        await page.locator('link[rel~="icon"]').evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? '')),
      ).not.toContain(logo);
      expect(foreign).toEqual([]);
    });
});

test('SH-29 a logo and an icon that are pictures take the place of ours, and nothing jumps', async ({ page }) => {
  await page.goto('/cookiepolicy');
  const picture = await page.screenshot({ clip: { x: 0, y: 0, width: 240, height: 60 } });
  await page.route('**/files/**', (route) => route.fulfill(asPicture(picture)));
  await employerWith(page, { logo: LOGO, favicon: LOGO });
  await meterLayoutShift(page);
  await page.goto(LINK);
  await expect(jobCards(page).first()).toBeVisible();
  const logo = banner(page).getByRole('img');
  await expect(logo).toBeVisible();
  await expect(logo).toHaveCSS('opacity', '1');
  await expect(page.locator('link[rel~="icon"]')).toHaveAttribute('href', LOGO);
  await page.goto('/feature');
  await expect(logo).toHaveCSS('opacity', '1');
  await expectStableLayout(page);
});

import type { Page } from '@playwright/test';
import { smallTargets } from '../platform/axe.ts';
import { combinations, sampled } from '../platform/combinations.ts';
import { searchJobs } from '../platform/jobs.ts';
import { settled } from '../platform/settled.ts';
import { expect, test } from '../platform/test.ts';

/** 320 px is what WCAG asks for; 640 × 450 is what a window of 1280 × 900 has left at 200 %, 320 × 225 at 400 %. */
const SIZES = [
  { width: 320, height: 640 },
  { width: 640, height: 450 },
] as const;

type Address = (job: string) => string;

const PUBLIC: readonly Address[] = [
  () => '/',
  () => '/home',
  () => '/feature',
  () => '/cookiepolicy',
  () => '/job-list',
  () => '/job-list?keyword=zzzzqqqq',
  (job) => `/job/${job}`,
  (job) => `/application/${job}`,
  () => '/qr',
  () => '/upload-video',
  () => '/candidate/public/somebody',
  () => '/signin',
  () => '/signup',
];

const CANDIDATE: readonly Address[] = [
  () => '/candidate/find-jobs',
  () => '/candidate/my-jobs',
  () => '/candidate/dashboard',
  () => '/candidate/settings',
  () => '/candidate/message-list',
  () => '/candidate/create-profile',
  () => '/candidate/edit-profile',
  () => '/candidate/public',
  () => '/candidate/add-checklist',
  (job) => `/candidate/application/${job}`,
  (job) => `/webview/job/${job}`,
];

const LOCALES = ['en', 'es', 'ar'] as const;

/** English meets each page; Spanish, whose words are longer, and Arabic, from right to left, meet every second one. */
const inLocale = (addresses: readonly Address[], locale: (typeof LOCALES)[number]) =>
  locale === 'en' ? addresses : sampled(addresses, 2, LOCALES.indexOf(locale));

/** What does not fit: a page that scrolls sideways, and text that its box cuts off without saying so. */
function cutOff(): string[] {
  const { scrollWidth, clientWidth } = document.documentElement;
  const told: string[] = [];
  const name = (element: Element) => element.outerHTML.slice(0, 140);
  for (const element of document.querySelectorAll('body *')) {
    const box = element.getBoundingClientRect();
    if (box.width <= 2 || box.height <= 2 || !element.checkVisibility({ opacityProperty: true, visibilityProperty: true }))
      continue;
    if (scrollWidth > clientWidth && (box.right > clientWidth + 1 || box.left < -1))
      told.push(`outside the page: ${name(element)}`);
    const { overflowX, overflowY, textOverflow, webkitLineClamp } = getComputedStyle(element);
    const hides = (overflow: string) => overflow === 'hidden' || overflow === 'clip';
    const marked = textOverflow === 'ellipsis' || webkitLineClamp !== 'none';
    const hasText = [...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.nodeValue?.trim());
    if (!hasText || marked) continue;
    if (hides(overflowX) && element.scrollWidth > element.clientWidth + 1) told.push(`cut at the side: ${name(element)}`);
    if (hides(overflowY) && element.scrollHeight > element.clientHeight + 2) told.push(`cut below: ${name(element)}`);
  }
  if (scrollWidth > clientWidth) told.push(`the page is ${scrollWidth} px wide, the window ${clientWidth} px`);
  return told.slice(0, 6);
}

/** Text as far apart as readers may set it (WCAG 1.4.12). */
function spaceOut(): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(
    '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important } p { margin-block-end: 2em !important }',
  );
  document.adoptedStyleSheets.push(sheet);
}

async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await expect(page.getByRole('main').getByRole('heading').first()).toBeVisible();
  await settled(page);
}

async function expectNothingCut(page: Page, where: string): Promise<void> {
  expect.soft(await page.evaluate(cutOff), where).toEqual([]);
}

for (const locale of LOCALES)
  for (const signedIn of [false, true])
    test.describe(`${locale}, signed ${signedIn ? 'in' : 'out'}`, () => {
      test.use({ locale, signedIn, expectedProblems: [/404 \(Not Found\)/] });

      test(`SH-24 PF-09 in ${locale} no page of who is signed ${signedIn ? 'in' : 'out'} is cut at 320 px, at 200 % or with wide text`, async ({
        page,
      }) => {
        test.slow();
        await page.emulateMedia({ reducedMotion: 'reduce' });
        const [job] = await searchJobs(page.request, {});
        for (const address of inLocale(signedIn ? CANDIDATE : PUBLIC, locale)) {
          const path = address(job?.id ?? '');
          await page.setViewportSize(SIZES[0]);
          await open(page, path);
          for (const size of SIZES) {
            await page.setViewportSize(size);
            await expectNothingCut(page, `${path} at ${size.width} px`);
          }
          await page.setViewportSize(SIZES[0]);
          if (locale === 'en') expect.soft(await smallTargets(page), path).toEqual([]);
          await page.evaluate(spaceOut);
          await expectNothingCut(page, `${path} with wide text`);
        }
      });
    });

/** The page as a platform of this variant would serve it. */
async function asVariant(page: Page, variant: 'N' | 'H'): Promise<void> {
  await page.route(
    (url) => !url.pathname.startsWith('/remotes'),
    async (route) => {
      if (route.request().resourceType() !== 'document') return route.fallback();
      const response = await route.fetch();
      const body = (await response.text()).replace(/"variant":"\w"/, `"variant":"${variant}"`);
      return route.fulfill({ response, body });
    },
  );
}

const HEADERS = Object.groupBy(
  combinations({ variant: ['N', 'H'], locale: LOCALES, path: ['/', '/home', '/job-list'] }),
  ({ variant, locale }) => `variant ${variant} in ${locale}`,
);

for (const [header, rows = []] of Object.entries(HEADERS))
  test.describe(header, () => {
    test.use({ locale: rows[0]?.locale ?? 'en' });

    test(`SH-28 SH-24 the header of ${header} is not cut at 320 px or at 200 %: ${rows.map(({ path }) => path).join(', ')}`, async ({
      page,
    }) => {
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await asVariant(page, rows[0]?.variant ?? 'N');
      for (const { path } of rows) {
        await page.setViewportSize(SIZES[0]);
        await open(page, path);
        for (const size of SIZES) {
          await page.setViewportSize(size);
          await expectNothingCut(page, `${path} at ${size.width} px`);
        }
      }
    });
  });

test('SH-19 at 400 % the header leaves room for the page', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 225 });
  await page.goto('/job-list');
  await expect(page.getByRole('main').getByRole('heading').first()).toBeAttached();
  await page.mouse.wheel(0, 600);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(300);
  const covered = await page.getByRole('banner').evaluate((element) => Math.max(0, element.getBoundingClientRect().bottom));
  expect(covered).toBeLessThan(225 / 2);
});

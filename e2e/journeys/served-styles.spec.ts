import type { Page } from '@playwright/test';
import { CRITICAL_STYLE_ATTRIBUTE } from '@hirehq/shared-contracts/late-styles';
import { routes } from '@hirehq/shared-contracts/routes';
import { delayShell, holdBack } from '../platform/delay-shell.ts';
import { anyJob } from '../platform/jobs.ts';
import { publicProfile } from '../platform/public-profile.ts';
import { withReading } from '../platform/reading-tools.ts';
import { isServed } from '../platform/served-part.ts';
import { expect, test } from '../platform/test.ts';

const STYLE_SHEETS = /\/(shell|remotes|again)\/.*\.css$/;
const STAND_INS = `style[${CRITICAL_STYLE_ATTRIBUTE}]`;

/** By which a visitor tells whether two pages look the same; places and sizes are those on the screen. */
const LOOK = [
  'display',
  'visibility',
  'position',
  'order',
  'overflow-x',
  'z-index',
  'color',
  'background-color',
  'background-image',
  'border-top-color',
  'border-top-width',
  'border-radius',
  'box-shadow',
  'fill',
  'stroke',
  'font-family',
  'font-size',
  'font-weight',
  'letter-spacing',
  'line-height',
  'text-decoration-line',
  'text-transform',
  'cursor',
];

/** A line for each element of the page: what it is, where, and how it looks. */
const look = (page: Page): Promise<string[]> =>
  page.evaluate(
    (properties) =>
      [...document.querySelectorAll('body, body *:not(script, style, template, noscript)')].map((element) => {
        const style = getComputedStyle(element);
        const { x, y, width, height } = element.getBoundingClientRect();
        const values = properties.map((name) => `${name}: ${style.getPropertyValue(name)}`);
        return [`${element.tagName} ${element.getAttribute('class') ?? ''}`, x, y, width, height, ...values].join('; ');
      }),
    LOOK,
  );

/** Opens a page that does not get its style sheets; returns what lets them through, and waits until they are in use. */
async function openWithout(page: Page, path: string, isPart: boolean): Promise<() => Promise<void>> {
  const letThrough = await holdBack(page, STYLE_SHEETS);
  await expect(async () => {
    await page.goto(path, { waitUntil: 'commit' });
    await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible({ timeout: 5000 });
    if (isPart) await expect(page.locator(STAND_INS)).not.toHaveCount(1);
  }).toPass({ timeout: 60_000 });
  await page.waitForFunction(() => document.readyState !== 'loading');
  return async () => {
    letThrough();
    await expect(page.locator(STAND_INS)).toHaveCount(0);
  };
}

for (const { what, width, locale, scheme, ...others } of [
  { what: 'on a phone', width: 360, locale: 'en-US', scheme: 'light' },
  { what: 'on a tablet, in Spanish', width: 768, locale: 'es-ES', scheme: 'light' },
  { what: 'at a desk, in Arabic and dark', width: 1280, locale: 'ar', scheme: 'dark' },
  {
    what: 'with reading settings',
    width: 1280,
    locale: 'en-US',
    scheme: 'light',
    reading: {
      toolbar: true,
      simplified: true,
      density: 'compact',
      tools: { contrast: 'dark', zoom: 1.2, lineSpacing: 'wide', font: 'lexend', highlightLinks: true },
    },
  },
] as const) {
  test.describe(what, () => {
    test.use({ locale, colorScheme: scheme, viewport: { width, height: 800 } });

    test(`PF-01 SH-24 ${what} a page looks the same before and after its style sheets`, async ({ page, request, newcomer }) => {
      await delayShell(page);
      if ('reading' in others) await withReading(page, others.reading);
      const job = await anyJob(request);
      const profile = await publicProfile(request, await newcomer());
      for (const path of [
        routes.jobList(),
        routes.job({ id: job.id }),
        routes.company(job.enterprise),
        profile.path,
        routes.landing(),
      ])
        await isServed(request, path, locale);
      for (const [path, isPart] of [
        [routes.jobList(), true],
        [routes.job({ id: job.id }), true],
        [routes.company(job.enterprise), true],
        [profile.path, true],
        [routes.landing(), true],
        [routes.feature(), false],
      ] as const) {
        const letStylesThrough = await openWithout(page, path, isPart);
        const before = await look(page);
        await letStylesThrough();
        expect(await look(page), path).toEqual(before);
        await page.unroute(STYLE_SHEETS);
      }
    });
  });
}

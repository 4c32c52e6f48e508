import type { Page } from '@playwright/test';
import { BRANDS } from '@hirehq/shared-contracts/design-tokens';
import { LOCALES } from '@hirehq/shared-contracts/page';
import { routes } from '@hirehq/shared-contracts/routes';
import { settled } from '../platform/settled.ts';
import { expect, test } from '../platform/test.ts';

const WIDTHS = [320, 344, 360, 390, 400];

/** What of the brand is not legible in the header: a name that is cut off, one that covers something, a header that is too wide. */
const illegible = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const name = document.querySelector('header .hq-brand-name');
    const brand = name?.closest('.hq-brand')?.getBoundingClientRect();
    const sign = document.querySelector('header .hq-brand-sign')?.getBoundingClientRect();
    if (!name || !brand || !sign) return ['no brand'];
    const found: string[] = [];
    const box = name.getBoundingClientRect();
    const isShown = box.top < brand.bottom;
    if (isShown && name.scrollWidth > name.clientWidth + 1)
      found.push(`${name.textContent}: ${name.clientWidth} of ${name.scrollWidth} px`);
    if (!isShown) found.push(`${name.textContent}: not shown`);
    if (sign.left < 0 || sign.right > window.innerWidth) found.push('the sign is outside the window');
    const header = document.querySelector('header');
    if (header && header.scrollWidth > header.clientWidth) found.push(`the header is ${header.scrollWidth} px wide`);
    const controls = [...document.querySelectorAll('header button, header a')].filter((each) => each.checkVisibility());
    for (const control of controls) {
      const { left, right } = control.getBoundingClientRect();
      const isLogo = control.contains(name);
      if (!isLogo && isShown && left < box.right - 1 && right > box.left + 1 && control.closest('[role="search"]') === null)
        if (control.getBoundingClientRect().top < box.bottom && control.getBoundingClientRect().bottom > box.top)
          found.push(`${control.getAttribute('aria-label') ?? control.textContent} covers it`);
    }
    return found;
  });

for (const signedIn of [false, true])
  test.describe(signedIn ? 'signed in' : 'signed out', () => {
    test.use({ signedIn });

    for (const locale of LOCALES)
      test(`SH-19 the brand's name is legible on a phone in ${locale}, in each variant, also with text of twice the size`, async ({
        page,
      }) => {
        await page.addInitScript((language) => localStorage.setItem('locale', language), locale);
        await page.setViewportSize({ width: 400, height: 740 });
        await page.goto(signedIn ? routes.savedSearches() : routes.termsOfUse());
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        await settled(page);
        const found: string[] = [];
        for (const { name } of Object.values(BRANDS))
          for (const size of ['', '200%'])
            for (const width of WIDTHS) {
              await page.setViewportSize({ width, height: 740 });
              await page.evaluate(
                ([brand, text]) => {
                  document.documentElement.style.fontSize = text ?? '';
                  const [first = '', ...rest] = (brand ?? '').split(' ');
                  const line = Object.assign(document.createElement('span'), {
                    className: 'hq-brand-line',
                    textContent: ` ${rest.join(' ')}`,
                  });
                  document.querySelector('header .hq-brand-name')?.replaceChildren(first, ...(rest.length > 0 ? [line] : []));
                },
                [name, size],
              );
              // There is no room for a name at twice the size on the narrowest phones: the sign stands for it.
              const mayHide = size === '200%' && width <= 320;
              const wrong = (await illegible(page)).filter((what) => !(mayHide && what.endsWith(': not shown')));
              found.push(...wrong.map((what) => `${name}, ${width} px, ${size || '100%'}: ${what}`));
            }
        expect(found).toEqual([]);
      });
  });

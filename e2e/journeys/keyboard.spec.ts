import type { Locator, Page } from '@playwright/test';
import { accountMenu } from '../platform/account.ts';
import { expectToHoldFocus, leaveByEscape } from '../platform/by-keyboard.ts';
import { jobCards, searchJobs } from '../platform/jobs.ts';
import { settled } from '../platform/settled.ts';
import { tabTo } from '../platform/tab-to.ts';
import { expect, test } from '../platform/test.ts';

test.beforeEach(async ({ page }) => page.emulateMedia({ reducedMotion: 'reduce' }));

const banner = (page: Page) => page.getByRole('banner');

/** Tab goes round inside a dialog, and to nothing behind it. */
async function expectTabToStayIn(page: Page, dialog: Locator): Promise<void> {
  for (let stop = 0; stop < 12; stop += 1) {
    await page.keyboard.press('Tab');
    const inside = await dialog.evaluate((element) => element.contains(document.activeElement));
    expect(inside, 'the focus stays in the dialog').toBe(true);
  }
}

test('SH-24 the page is gone through from the link that skips to its foot, and nothing holds the focus', async ({ page }) => {
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', { name: 'Skip to content' });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();

  await page.goto('/job-list');
  await expect(jobCards(page).first()).toBeVisible();
  const seen = new Set<string>();
  let last = -1;
  for (let stop = 0; stop < 150; stop += 1) {
    await page.keyboard.press('Tab');
    const [where, part] = await page.evaluate(() => {
      const focused = document.activeElement;
      const parts = ['header', 'main', 'footer'].findIndex((name) => focused?.closest(name));
      return [focused === document.body ? '' : (focused?.outerHTML ?? ''), parts] as const;
    });
    if (where === '') break;
    seen.add(where);
    if (part !== -1) {
      expect(part, 'header, page, footer').toBeGreaterThanOrEqual(last);
      last = part;
    }
  }
  expect(seen.size).toBeGreaterThan(20);
});

test('SH-23 JB-01 search suggestions and places are chosen and left by keyboard', async ({ page }) => {
  await page.goto('/job-list');
  await expect(jobCards(page).first()).toBeVisible();
  const skills = banner(page).getByRole('combobox', { name: 'Skills or job titles' });
  await tabTo(page, skills);
  await page.keyboard.type('nurs');
  const options = page.getByRole('listbox').getByRole('option');
  await expect(options.first()).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(options).toHaveCount(0);
  await expect(skills).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/keyword=nurs|jobTitle=nurs/i);
});

test('JB-10 a filter is set by keyboard, and the list is one Tab away', async ({ page }) => {
  await page.goto('/job-list');
  await expect(jobCards(page).first()).toBeVisible();
  const filter = page.getByRole('main').getByRole('checkbox').first();
  await tabTo(page, filter);
  await page.keyboard.press('Space');
  await expect(page).toHaveURL(/\?.+=/);
  await expect(filter).toBeFocused();
});

test('SH-24 signed out the menu of a narrow page is opened, used and left', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/job-list');
  await expect(jobCards(page).first()).toBeVisible();
  const burger = banner(page).getByRole('button', { name: 'Menu', exact: false }).first();
  const drawer = page.getByRole('dialog', { name: 'Main navigation' });
  await tabTo(page, burger);
  await page.keyboard.press('Enter');
  await expect(drawer).toBeVisible();
  await expectTabToStayIn(page, drawer);
  await leaveByEscape(page, drawer, burger);
  await page.keyboard.press('Enter');
  await tabTo(page, drawer.getByRole('link', { name: 'Home' }));
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/');
  await expect(drawer).toBeHidden();
});

test('PF-09 language and colours are chosen by keyboard', async ({ page }) => {
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await settled(page);
  const scheme = banner(page).getByRole('button', { name: /appearance/i });
  await tabTo(page, scheme);
  const before = await scheme.getAttribute('aria-label');
  await page.keyboard.press('Enter');
  await expect(scheme).not.toHaveAttribute('aria-label', before ?? '');
  await expect(scheme).toBeFocused();
  const language = page.getByRole('contentinfo').getByLabel('Language');
  await language.focus();
  // The next one that begins so.
  await page.keyboard.type('E');
  await expect(page.locator('html')).toHaveAttribute('lang', 'es');
  await expect(page.getByRole('contentinfo').getByRole('combobox')).toBeFocused();
});

test('PF-09 SH-19 the language is chosen by keyboard where a page has no footer', async ({ page }) => {
  await page.goto('/job-list');
  await expect(jobCards(page).first()).toBeVisible();
  const button = banner(page).getByRole('button', { name: 'Language and legal information' });
  await tabTo(page, button);
  await page.keyboard.press('Enter');
  const english = page.getByRole('menuitemradio', { name: 'English', checked: true });
  await expect(english).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await expect(english).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page.locator('html')).toHaveAttribute('lang', 'es');
  await expect(banner(page).getByRole('button', { name: 'Idioma e información legal' })).toBeFocused();
});

test('JB-14 on a job the link is copied by keyboard, and the focus stays', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const [job] = await searchJobs(page.request, {});
  await page.goto(`/job/${job?.id ?? ''}`);
  await expect(page.getByRole('heading', { name: 'About the job' })).toBeVisible();
  const copy = page.getByRole('main').getByRole('button', { name: 'Copy link' }).first();
  await expect(copy).toBeVisible();
  await tabTo(page, copy);
  await page.keyboard.press('Enter');
  await expect(page.getByText('Link copied.')).toBeVisible();
  await expect(copy).toBeFocused();
});

test.describe('signed in', () => {
  test.use({ signedIn: true });

  test('SH-23 the account menu is opened, gone through and left', async ({ page }) => {
    await page.goto('/candidate/my-jobs');
    const opener = accountMenu(page);
    await expect(opener).toBeVisible();
    await tabTo(page, opener);
    await page.keyboard.press('Enter');
    const menu = page.getByRole('menu');
    await expectToHoldFocus(menu);
    // Of the pages behind it those that are deployed.
    for (const item of ['My Profile', 'My Referrals', 'Settings', 'Messages', 'Notifications', 'Feedback', 'Logout']) {
      await page.keyboard.press('ArrowDown');
      await expect(menu.getByRole('menuitem', { name: item })).toBeFocused();
    }
    await leaveByEscape(page, menu, opener);
    await page.keyboard.press('Enter');
    await expectToHoldFocus(menu);
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/candidate/edit-profile');
    await expect(page.getByRole('main')).toBeFocused();
  });

  test('NT-01 the notifications are opened and left', async ({ page }) => {
    await page.goto('/candidate/my-jobs');
    const bell = page.getByRole('button', { name: /^Notifications/ });
    await expect(bell).toBeVisible();
    await tabTo(page, bell);
    await page.keyboard.press('Enter');
    const heading = page.getByRole('heading', { name: 'Notifications', exact: true });
    await expectToHoldFocus(page.getByRole('dialog').filter({ has: heading }));
    await leaveByEscape(page, heading, bell);
  });

  test('SH-33 the feedback dialog holds the focus until it is left', async ({ page }) => {
    await page.goto('/candidate/my-jobs');
    const opener = banner(page).getByRole('button', { name: 'Feedback' });
    await expect(opener).toBeVisible();
    await tabTo(page, opener);
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog', { name: 'Feedback' });
    await expect(dialog.getByLabel('Subject')).toBeFocused();
    await expectTabToStayIn(page, dialog);
    await leaveByEscape(page, dialog, opener);
  });

  test('SH-24 the menu of a narrow page holds everything, and gives the focus back', async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await page.goto('/candidate/my-jobs');
    await expect(accountMenu(page)).toBeVisible();
    const burger = banner(page).getByRole('button', { name: /menu/i }).first();
    const drawer = page.getByRole('dialog', { name: 'Main navigation' });
    await tabTo(page, burger);
    await page.keyboard.press('Enter');
    await expect(drawer).toBeVisible();
    await tabTo(page, drawer.getByRole('link', { name: 'My Referrals' }));
    await leaveByEscape(page, drawer, burger);
    await page.keyboard.press('Enter');
    await tabTo(page, drawer.getByRole('button', { name: 'Feedback' }));
    await page.keyboard.press('Enter');
    await expect(page.getByRole('dialog', { name: 'Feedback' }).getByLabel('Subject')).toBeFocused();
    await leaveByEscape(page, page.getByRole('dialog', { name: 'Feedback' }), burger);
  });
});

test.describe('the question about cookies', () => {
  test.use({ cookiesAccepted: false });

  test('A17 SH-31 takes no focus by itself, is answered by keyboard and gone', async ({ page }) => {
    await page.goto('/');
    const accept = page.getByRole('dialog', { name: 'Cookies on this site' }).getByRole('button', { name: 'Accept' });
    await expect(accept).toBeVisible();
    await tabTo(page, accept);
    await page.keyboard.press('Enter');
    await expect(accept).toHaveCount(0);
  });
});

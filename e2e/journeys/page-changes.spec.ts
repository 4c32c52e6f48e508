import { expect, test } from '../platform/test.ts';

test('A22 SH-10 each change of page has its title, says it, and moves the focus; back and forward too', async ({ page }) => {
  await page.goto('/qr');
  await expect(page.getByRole('main').getByRole('heading').first()).toBeVisible();
  const said = page.locator('[data-route-announcer]');
  const isAt = async (path: string, title: string) => {
    await expect(page).toHaveURL(path);
    await expect(page).toHaveTitle(`${title} · hireHQ`);
    await expect(said).toHaveText(title);
    await expect(page.locator('#main')).toBeFocused();
  };
  await page.getByRole('navigation', { name: 'Main navigation' }).getByRole('link', { name: 'Find Jobs' }).click();
  await isAt('/job-list', 'Jobs');
  await page.goBack();
  await isAt('/qr', 'QR code');
  await page.goForward();
  await isAt('/job-list', 'Jobs');
});

test.describe('at 320 px', () => {
  test.use({ viewport: { width: 320, height: 640 }, signedIn: true });

  test('SH-24 every page of the header is in the menu, and the focus comes back to its button', async ({ page }) => {
    await page.goto('/candidate/settings');
    const burger = page.getByRole('button', { name: 'Menu', exact: true });
    const menu = page.getByRole('dialog', { name: 'Main navigation' });

    await test.step('Notifications opens the bell’s panel; Escape leads back', async () => {
      await expect(page.getByRole('button', { name: /^Notifications/ })).toBeVisible();
      await burger.click();
      await menu.getByRole('button', { name: 'Notifications' }).click();
      const panel = page.getByRole('dialog').filter({ has: page.getByRole('heading', { name: 'Notifications' }) });
      await expect.poll(() => panel.evaluate((element) => element.contains(document.activeElement))).toBe(true);
      await page.keyboard.press('Escape');
      await expect(panel).toBeHidden();
      await expect(burger).toBeFocused();
    });

    await test.step('Feedback opens its dialog; Escape leads back', async () => {
      await burger.click();
      await menu.getByRole('button', { name: 'Feedback' }).click();
      const feedback = page.getByRole('dialog', { name: 'Feedback' });
      await expect(feedback.getByRole('textbox', { name: 'Subject' })).toBeVisible();
      // It takes the focus a moment after it is shown: nobody presses Escape in between.
      await expect.poll(() => feedback.evaluate((element) => element.contains(document.activeElement))).toBe(true);
      await page.keyboard.press('Escape');
      await expect(feedback).toBeHidden();
      await expect(burger).toBeFocused();
    });

    await test.step('a page is gone to', async () => {
      await burger.click();
      await menu.getByRole('link', { name: 'My Referrals' }).click();
      await expect(page).toHaveURL('/candidate/my-referrals');
      await expect(page.locator('#main')).toBeFocused();
    });
  });
});

for (const reducedMotion of ['no-preference', 'reduce'] as const) {
  test(`A23 SH-10 one page gives way to the next ${reducedMotion === 'reduce' ? 'at once for people who want less motion' : 'softly'}`, async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion });
    await page.addInitScript(() => {
      const start = document.startViewTransition.bind(document);
      document.startViewTransition = (update) => {
        document.documentElement.dataset['transitions'] = String(
          Number(document.documentElement.dataset['transitions'] ?? 0) + 1,
        );
        return start(update);
      };
    });
    const transitions = () => page.evaluate(() => Number(document.documentElement.dataset['transitions'] ?? 0));
    const nav = page.getByRole('navigation', { name: 'Main navigation' });
    await page.goto('/feature');
    await nav.getByRole('link', { name: 'Find Jobs' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'All jobs' })).toBeVisible();
    const afterOne = await transitions();
    expect(afterOne > 0).toBe(reducedMotion === 'no-preference');
    // Another search is the same page.
    await page.getByRole('complementary', { name: 'Filters' }).getByRole('checkbox', { name: 'Remote location' }).click();
    await expect(page).toHaveURL(/remote=true/);
    expect(await transitions()).toBe(afterOne);
    await nav.getByRole('link', { name: 'Home' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Find work');
  });
}

import type { Page } from '@playwright/test';
import { accountMenu } from '../platform/account.ts';
import { expectNoAxeViolation } from '../platform/axe.ts';
import { expect, test } from '../platform/test.ts';

const opener = (page: Page) => page.getByRole('banner').getByRole('button', { name: 'Feedback' });
const dialog = (page: Page) => page.getByRole('dialog', { name: 'Feedback' });
const subject = (page: Page) => dialog(page).getByLabel('Subject');
const text = (page: Page) => dialog(page).getByLabel('Tell us about your experience');
const submit = (page: Page) => dialog(page).getByRole('button', { name: 'Submit' });

async function openDialog(page: Page): Promise<void> {
  await page.goto('/candidate/my-jobs');
  await opener(page).click();
  await expect(subject(page)).toBeFocused();
}

async function fillIn(page: Page): Promise<void> {
  await subject(page).pressSequentially(' the list');
  await text(page).fill('Quick and clear.');
}

test.use({ signedIn: true });

test('SH-33 SH-34 a candidate gives feedback with a screenshot', async ({ page }) => {
  await openDialog(page);
  await test.step('nothing can be sent before both are filled in', async () => {
    await expect(submit(page)).toBeDisabled();
    await fillIn(page);
    await expect(subject(page)).toHaveValue('The list');
    await expect(dialog(page).getByText('16/256')).toBeVisible();
    await expect(submit(page)).toBeEnabled();
  });

  await test.step('two screenshots, no third', async () => {
    const picture = { mimeType: 'image/png', buffer: await page.screenshot({ scale: 'css' }) };
    for (const name of ['one.png', 'two.png']) {
      const choosing = page.waitForEvent('filechooser');
      await dialog(page).getByRole('button', { name: 'Add Screenshot' }).click();
      await (await choosing).setFiles({ name, ...picture });
      await expect(dialog(page).getByText(name)).toBeVisible();
    }
    await expect(dialog(page).getByRole('button', { name: 'Add Screenshot' })).toHaveCount(0);
    await dialog(page).getByRole('button', { name: 'Remove two.png' }).click();
    await expect(dialog(page).getByRole('button', { name: 'Add Screenshot' })).toBeFocused();
  });

  await test.step('it is taken', async () => {
    const posting = page.waitForResponse(
      (response) => response.request().method() === 'POST' && response.url().endsWith('/feedback'),
    );
    await submit(page).click();
    const response = await posting;
    expect(await response.json()).toEqual({ responsePayload: true });
    await expect(page.getByText('Thanks for the feedback.')).toBeVisible();
    await expect(dialog(page)).toBeHidden();
    await expect(opener(page)).toBeFocused();
  });
});

test('SH-33 where feedback is not taken its details go to the clipboard', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.route('**/api/v1/feedback/exists', (route) => route.fulfill({ json: { responsePayload: false } }));
  await openDialog(page);
  await fillIn(page);
  await submit(page).click();
  await expect(page.getByText('Details are copied to the clipboard.')).toBeVisible();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied).toContain('subject: The list');
  expect(copied).toContain('feedback: Quick and clear.');
  expect(copied).toContain('application: hireHQ Candidate');
  expect(copied).toContain('appVersion: 4.0.4');
});

test('SH-33 SH-23 the account menu opens it too, and gets the focus back', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/candidate/my-jobs');
  await accountMenu(page).click();
  await page.getByRole('menuitem', { name: 'Feedback' }).click();
  await expect(subject(page)).toBeFocused();
  const [inside, outside] = await page.evaluate(() => [
    document.documentElement.scrollWidth,
    document.documentElement.clientWidth,
  ]);
  expect(inside).toBeLessThanOrEqual(outside ?? 0);
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toBeHidden();
  await expect(accountMenu(page)).toBeFocused();
});

for (const scheme of ['light', 'dark'] as const) {
  test(`SH-33 the open dialog in ${scheme} has no axe violation`, async ({ page }) => {
    await page.emulateMedia({ colorScheme: scheme, reducedMotion: 'reduce' });
    await openDialog(page);
    await expectNoAxeViolation(page);
  });
}

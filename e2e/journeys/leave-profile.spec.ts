import { settled } from '../platform/settled.ts';
import { expect, test } from '../platform/test.ts';

test.use({ signedIn: 'new' });

test('PR-04 SH-36 a started profile is left after Yes only: by back, and by Skip for now', async ({ page }) => {
  await page.goto('/candidate/create-profile');
  const question = page.getByRole('dialog', { name: 'Leave this page?' });
  const title = page.getByLabel('Profile title');

  await test.step('back: No stays, with everything typed; a click beside the question answers nothing', async () => {
    await expect(title).toBeVisible();
    await page.evaluate(() => window.history.replaceState({ ...window.history.state, idx: 0 }, '', '/job-list'));
    await page.evaluate(() => window.history.pushState({ idx: 1 }, '', '/candidate/create-profile'));
    await title.fill('Registered nurse');
    await settled(page);
    await page.evaluate(() => window.history.back());
    await expect(question).toBeVisible();
    await page.mouse.click(5, 5);
    await question.getByRole('button', { name: 'No' }).click();
    await expect(question).toBeHidden();
    await expect(page).toHaveURL('/candidate/create-profile');
    await expect(title).toHaveValue('Registered nurse');
    await settled(page);
  });

  await test.step('Escape is No', async () => {
    await page.evaluate(() => window.history.back());
    await expect(question).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(question).toBeHidden();
    await expect(page).toHaveURL('/candidate/create-profile');
  });

  await test.step('Skip for now: Yes continues', async () => {
    await page.getByRole('button', { name: 'Skip for now' }).click();
    await question.getByRole('button', { name: 'Yes' }).click();
    await expect(page).toHaveURL('/candidate/dashboard');
  });
});

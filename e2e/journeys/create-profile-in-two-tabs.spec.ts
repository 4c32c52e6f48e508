import type { Page } from '@playwright/test';
import { expectNoAxeViolation } from '../platform/axe.ts';
import { goTo, main, pressOn, typeInto } from '../platform/by-keyboard.ts';
import { expect, test } from '../platform/test.ts';

test.use({ signedIn: 'new' });

const field = (page: Page, name: string | RegExp) => main(page).getByRole('textbox', { name });
const button = (page: Page, name: string | RegExp) => main(page).getByRole('button', { name });

async function savePerson(page: Page, fields: Readonly<Record<string, string>>): Promise<void> {
  await page.getByRole('button', { name: 'Change your details' }).click();
  for (const [label, value] of Object.entries(fields)) await field(page, label).fill(value);
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByRole('button', { name: 'Change your details' })).toBeVisible();
}

test('PR-01 PR-05 a profile that is created in one tab and changed in another loses nothing: both values are shown, and chosen by keyboard', async ({
  page,
  context,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/candidate/create-profile');
  await expect(field(page, 'Full name')).toHaveValue(/^Robin Vale/);

  await test.step('the form is filled in, and not saved', async () => {
    await typeInto(page, field(page, 'Profile title'), 'Registered nurse');
    await pressOn(page, button(page, 'Continue'), 'Enter');
    await goTo(page, page.getByRole('combobox', { name: 'Add a skill' }));
    await page.keyboard.type('triage');
    await expect(page.getByRole('listbox').getByRole('option').first()).toBeVisible();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await typeInto(page, field(page, /^Years of experience with/), '4');
  });

  const other = await context.newPage();
  await test.step('the other tab saves the same field and another one, which the form takes over', async () => {
    await other.goto('/candidate/edit-profile');
    await savePerson(other, { 'Profile title': 'Head nurse', 'Job title': 'Ward manager' });
    await page.bringToFront();
    await expect(main(page).getByText('Changed elsewhere and updated here: Job title.')).toBeVisible();
  });

  const both = main(page).getByRole('group', { name: 'One field was also changed elsewhere' });
  await test.step('nothing is saved before the field of both is decided', async () => {
    await expect(both).toContainText('Registered nurse');
    await expect(both).toContainText('Head nurse');
    await expectNoAxeViolation(page);
    await pressOn(page, button(page, 'Finish profile'), 'Enter');
    await expect(both).toBeFocused();
    await expect(page).toHaveURL('/candidate/create-profile');
  });

  await test.step('it is shown again after a reload, decided by keyboard, and saved', async () => {
    await page.reload();
    await expect(both).toContainText('Head nurse');
    await pressOn(page, both.getByRole('button', { name: 'Keep mine: Profile title' }), 'Enter');
    await expect(button(page, 'Finish profile')).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page).not.toHaveURL('/candidate/create-profile');
  });

  await test.step('both tabs show what was chosen, and what the other one has saved', async () => {
    await expect(other.getByText('Registered nurse').first()).toBeVisible();
    await expect(other.getByText('Ward manager').first()).toBeVisible();
  });
});

import type { Page } from '@playwright/test';
import { NOTHING_KEPT, accountMenu } from '../platform/account.ts';
import { expectNoAxeViolation } from '../platform/axe.ts';
import { expect, test } from '../platform/test.ts';

const section = (page: Page, name: string) => page.getByRole('region', { name, exact: true });

async function addJob(page: Page, title: string, employer: string): Promise<void> {
  const work = section(page, 'Work history');
  await work.getByRole('button', { name: 'Add a job' }).click();
  await work.getByLabel('Job title').fill(title);
  await work.getByLabel('Employer').fill(employer);
  const from = work.getByRole('group', { name: 'Worked from' });
  await from.getByRole('combobox', { name: 'Month' }).selectOption('February');
  await from.getByRole('textbox', { name: 'Year' }).fill('2020');
  await work.getByRole('button', { name: 'Save' }).click();
  await expect(work.getByRole('heading', { name: title })).toBeVisible();
}

test.describe('the own profile', () => {
  test.use({ signedIn: 'new', expectedProblems: [/ERR_INTERNET_DISCONNECTED|status of (404|412)/] });

  test('PR-05 PR-06 sections are saved by themselves, raise the score, survive a lost network, and can be undone', async ({
    page,
    context,
  }) => {
    await page.goto('/candidate/find-jobs');
    await accountMenu(page).click();
    await page.getByRole('menuitem', { name: 'My Profile' }).click();
    await expect(page).toHaveURL('/candidate/edit-profile');
    const score = section(page, 'Profile score');
    const before = Number.parseInt((await score.getByText(/of 100 points/).textContent()) ?? '', 10);

    await addJob(page, 'Night nurse', 'Acme Health');
    const work = section(page, 'Work history');
    await expect
      .poll(async () => Number.parseInt((await score.getByText(/of 100 points/).textContent()) ?? '', 10))
      .toBeGreaterThan(before);

    await test.step('a half-filled form survives a lost network and a reload', async () => {
      const educations = section(page, 'Education');
      await educations.getByRole('button', { name: 'Add education' }).click();
      await educations.getByLabel('Level').selectOption('Masters');
      await educations.getByLabel('School or university').fill('University of Utrecht');
      await context.setOffline(true);
      await educations.getByRole('button', { name: 'Save' }).click();
      await expect(educations.getByRole('alert')).toContainText('You are offline');
      await context.setOffline(false);
      await page.reload();
      await expect(educations.getByLabel('School or university')).toHaveValue('University of Utrecht');
      await educations.getByRole('button', { name: /^Save/ }).click();
      await expect(educations.getByRole('heading', { name: 'University of Utrecht' })).toBeVisible();
    });

    await test.step('a showcase is uploaded; the removed job returns with it', async () => {
      const chooser = page.waitForEvent('filechooser');
      await work.getByRole('button', { name: 'Upload a showcase' }).click();
      const pdf = '%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF';
      await (await chooser).setFiles({ name: 'poster.pdf', mimeType: 'application/pdf', buffer: Buffer.from(pdf) });
      await expect(work.getByRole('link', { name: 'poster.pdf' })).toBeVisible();
      await work.getByRole('button', { name: 'Remove: Night nurse at Acme Health' }).click();
      const undo = work.getByRole('button', { name: 'Undo: Night nurse at Acme Health' });
      await expect(undo).toBeFocused();
      await expect(work.getByRole('heading', { name: 'Night nurse' })).toBeHidden();
      await page.keyboard.press('Enter');
      await expect(work.getByRole('heading', { name: 'Night nurse' })).toBeVisible();
      await expect(work.getByRole('link', { name: 'poster.pdf' })).toBeVisible();
    });

    await test.step('a section of the address is shown', async () => {
      await page.goto('/candidate/edit-profile#languages');
      await expect(section(page, 'Languages')).toBeInViewport();
    });
  });

  test('PR-05 two tabs with one job open lose nothing of each other, and a removed job returns only when asked for', async ({
    page,
    context,
  }) => {
    await page.goto('/candidate/edit-profile');
    await addJob(page, 'Night nurse', 'Acme Health');
    const other = await context.newPage();
    await other.goto('/candidate/edit-profile');
    const [here, there] = [section(page, 'Work history'), section(other, 'Work history')];
    // A tab that opens while the form of another one has a draft would open that form too.
    await expect(there.getByRole('heading', { name: 'Night nurse' })).toBeVisible();

    await test.step('what only the other tab changes is taken over by the open form', async () => {
      await here.getByRole('button', { name: 'Change: Night nurse at Acme Health' }).click();
      await here.getByLabel('Job title').fill('Ward manager');
      await there.getByRole('button', { name: 'Change: Night nurse at Acme Health' }).click();
      await there.getByLabel('Employer').fill('City Clinic');
      await there.getByRole('button', { name: 'Save' }).click();
      await expect(there.getByRole('heading', { name: 'Night nurse' })).toBeVisible();
      await expect(here.getByLabel('Employer')).toHaveValue('City Clinic');
      await expect(here.getByText('Changed elsewhere and updated here: Employer.')).toBeVisible();
      await expect(here.getByLabel('Job title')).toHaveValue('Ward manager');
    });

    await test.step('what both change shows both values, and the choice is saved', async () => {
      await there.getByRole('button', { name: 'Change: Night nurse at City Clinic' }).click();
      await there.getByLabel('Job title').fill('Head nurse');
      await there.getByRole('button', { name: 'Save' }).click();
      const both = here.getByRole('group', { name: 'One field was also changed elsewhere' });
      await expect(both).toContainText('Ward manager');
      await expect(both).toContainText('Head nurse');
      await expectNoAxeViolation(page);
      await here.getByRole('button', { name: 'Save' }).click();
      await expect(both).toBeFocused();
      await page.keyboard.press('Tab');
      await page.keyboard.press('Enter');
      await expect(here.getByRole('button', { name: 'Save' })).toBeFocused();
      await page.keyboard.press('Enter');
      await expect(here.getByRole('heading', { name: 'Ward manager' })).toBeVisible();
      await expect(there.getByRole('heading', { name: 'Ward manager' })).toBeVisible();
    });

    await test.step('a job removed in the other tab is saved as a new one only when asked for', async () => {
      await here.getByRole('button', { name: 'Change: Ward manager at City Clinic' }).click();
      await here.getByLabel('Job title').fill('Director');
      await there.getByRole('button', { name: 'Remove: Ward manager at City Clinic' }).click();
      const removed = here.getByRole('group', { name: 'This was removed elsewhere' });
      await expect(removed).toBeVisible();
      await expect(here.getByLabel('Job title')).toHaveValue('Director');
      await here.getByRole('button', { name: 'Save', exact: true }).click();
      await expect(removed).toBeFocused();
      await removed.getByRole('button', { name: 'Save as new' }).click();
      await expect(here.getByRole('heading', { name: 'Director' })).toBeVisible();
      await expect(there.getByRole('heading', { name: 'Director' })).toHaveCount(1);
      await expect(there.getByRole('heading', { name: 'Ward manager' })).toBeHidden();
    });
  });

  test('PR-07 PR-08 a visitor with the link sees what is shared, until the link is revoked', async ({ page, browser }) => {
    await page.goto('/candidate/edit-profile');
    await addJob(page, 'Night nurse', 'Hidden Hospital');
    await section(page, 'Work history')
      .getByRole('combobox', { name: /^Who sees this/ })
      .selectOption('Nobody');
    const sharing = section(page, 'Sharing your profile');
    await sharing.getByRole('button', { name: 'Create a public link' }).click();
    const link = (await sharing.getByText(/\/candidate\/public\//).textContent()) ?? '';

    await test.step('the preview agrees with it', async () => {
      await page.goto('/candidate/public?audience=EVERYBODY');
      await expect(page.getByText('Whoever has your public link sees this.')).toBeVisible();
      await expect(page.getByRole('main')).not.toContainText('Hidden Hospital');
    });

    const visitor = await browser.newContext({ storageState: NOTHING_KEPT });
    const seen = await visitor.newPage();
    const response = await seen.goto(link);
    expect(response?.status()).toBe(200);
    expect(await response?.text()).not.toContain('Hidden Hospital');
    await expect(seen.getByRole('heading', { level: 1, name: /^Robin Vale/ })).toBeVisible();
    await expect(seen.getByRole('main')).not.toContainText('Hidden Hospital');
    await expect(seen.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
    await expectNoAxeViolation(seen);

    await seen.emulateMedia({ media: 'print' });
    await expect(seen.getByRole('main').getByRole('button').filter({ visible: true })).toHaveCount(0);
    await seen.emulateMedia({ media: 'screen' });

    await page.goto('/candidate/edit-profile#sharing');
    await sharing.getByRole('button', { name: 'Revoke the link' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Yes' }).click();
    await expect(sharing.getByRole('button', { name: 'Create a public link' })).toBeVisible();
    expect((await seen.goto(link))?.status()).toBe(404);
    await expect(seen.getByRole('heading', { level: 1, name: 'This profile does not exist' })).toBeVisible();
    await visitor.close();
  });

  test('PR-12 the checklist is in the menu, and documents and tasks are kept', async ({ page }) => {
    await page.goto('/candidate/find-jobs');
    await page.getByRole('button', { name: 'Assessments' }).click();
    await page.getByRole('menuitem', { name: 'Checklist' }).click();
    await expect(page).toHaveURL('/candidate/add-checklist');
    await page.getByRole('checkbox', { name: 'Check your contact details' }).check();
    await page.getByRole('button', { name: 'Save the checklist' }).click();
    await expect(page.getByRole('button', { name: 'Discard changes' })).toBeHidden();
    await page.reload();
    await expect(page.getByRole('checkbox', { name: 'Check your contact details' })).toBeChecked();
    await expect(page.getByText(/required items are not done yet/)).toBeVisible();
  });
});

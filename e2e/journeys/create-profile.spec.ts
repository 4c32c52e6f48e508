import { accountMenu, newPerson, sendRegistration } from '../platform/account.ts';
import { resumeFile } from '../platform/resume-file.ts';
import { expect, test } from '../platform/test.ts';

test('SH-11 SH-18 a new candidate creates a profile and continues to the page they came for', async ({ page }) => {
  await page.goto('/candidate/my-jobs?tab=SAVED');
  await page.getByRole('link', { name: 'Create an account' }).click();
  await sendRegistration(page, newPerson());
  await expect(page).toHaveURL('/candidate/create-profile', { timeout: 20_000 });

  await test.step('what was typed survives a reload', async () => {
    await page.getByLabel('Profile title').fill('Registered nurse');
    await page.reload();
    await expect(page.getByLabel('Profile title')).toHaveValue('Registered nurse');
  });

  await page.getByRole('button', { name: 'Continue' }).click();
  const skills = page.getByRole('combobox', { name: 'Add a skill' });
  await skills.pressSequentially('nurs');
  await page.getByRole('listbox').getByRole('option').first().click();
  await page.getByLabel(/^Years of experience with/).fill('4');
  await page.getByRole('button', { name: 'Finish profile' }).click();
  await expect(page).toHaveURL('/candidate/my-jobs?tab=SAVED');
  await expect(accountMenu(page)).toBeVisible();
  await expect.poll(() => page.evaluate(() => localStorage.getItem('skillsCount'))).toBe('1');

  await accountMenu(page).click();
  await page.getByRole('menuitem', { name: 'Logout' }).click();
  await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible({ timeout: 20_000 });
});

test.describe('from a résumé', () => {
  test.use({ signedIn: 'new', expectedProblems: [/ERR_FAILED.*\/reading\)/] });

  test('PR-03 a candidate starts from a résumé, checks what was found, and finishes by keyboard', async ({ page, context }) => {
    const file = await resumeFile(context);
    await page.goto('/candidate/create-profile');

    await test.step('the file is read, also after the network was lost', async () => {
      await page.route('**/reading', (route) => route.abort(), { times: 1 });
      await page.getByLabel('Choose a résumé').setInputFiles(file);
      await expect(page.getByRole('alert')).toContainText('we could not reach the server');
      await page.getByRole('button', { name: 'Try again' }).press('Enter');
      await expect(page.getByRole('heading', { name: 'Check what we found' })).toBeFocused({ timeout: 30_000 });
    });

    await test.step('a value is left, another one changed', async () => {
      await expect(page.getByText('Found on page 1:').first()).toBeVisible();
      await page.getByRole('checkbox', { name: 'Add the skill Wound care' }).press('Space');
      const name = page.getByRole('checkbox', { name: 'Use the name Amina Okafor' });
      await expect(name).toHaveAccessibleDescription(/which this would replace/);
      await name.press('Space');
      await page.getByRole('textbox', { name: 'Profile title' }).fill('Registered nurse, intensive care');
      await page.getByRole('button', { name: /^Use \d+ values$/ }).press('Enter');
    });

    await expect(page.getByLabel('Full name')).toHaveValue('Amina Okafor');
    await expect(page.getByLabel('Profile title')).toHaveValue('Registered nurse, intensive care');
    await expect(page.getByLabel('Employer')).toHaveValue('Mercy General Hospital');
    await page.getByRole('button', { name: 'Continue' }).press('Enter');
    await page.getByLabel('Years of experience with Triage').fill('4');
    await page.getByRole('button', { name: 'Finish profile' }).press('Enter');
    await expect(page).not.toHaveURL('/candidate/create-profile');
  });

  test('PR-03 a résumé in plain text is read, a text that is called Rich Text is refused', async ({ page }) => {
    await page.goto('/candidate/create-profile');
    const choice = page.getByLabel('Choose a résumé');
    await expect(choice).toHaveAttribute('accept', '.pdf,.doc,.docx,.odt,.rtf,.txt,.json');

    await test.step('what is no Rich Text is refused before it is sent', async () => {
      await choice.setInputFiles({ name: 'cv.rtf', mimeType: 'application/rtf', buffer: Buffer.from('<h1>Amina</h1>') });
      await expect(page.getByRole('alert')).toContainText('PDF, Word, OpenDocument, RTF, text or JSON Resume');
    });

    await test.step('a text is read', async () => {
      const lines = ['Amina Okafor', 'Registered Nurse', '', 'Experience', 'ICU Nurse, Mercy Hospital', '2019 - 2021'];
      await choice.setInputFiles({ name: 'cv.txt', mimeType: 'text/plain', buffer: Buffer.from(lines.join('\r\n')) });
      await expect(page.getByRole('heading', { name: 'Check what we found' })).toBeFocused({ timeout: 30_000 });
      await expect(page.getByRole('checkbox', { name: 'Use the name Amina Okafor' })).toBeVisible();
    });
  });
});

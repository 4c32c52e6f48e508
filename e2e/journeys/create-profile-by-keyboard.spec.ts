import type { Page } from '@playwright/test';
import { expectReadable, goTo, main, pressOn, typeInto } from '../platform/by-keyboard.ts';
import { resumeFile } from '../platform/resume-file.ts';
import { expect, test } from '../platform/test.ts';

test.use({
  signedIn: 'new',
  viewport: { width: 360, height: 740 },
  expectedProblems: [/ERR_INTERNET_DISCONNECTED/],
});

const field = (page: Page, name: string | RegExp) => main(page).getByRole('textbox', { name });
const button = (page: Page, name: string | RegExp) => main(page).getByRole('button', { name });

test('A42 PR-01 PR-02 PR-03 a profile is created by keyboard and screen reader on a phone, from a résumé, with the network lost while it is saved', async ({
  page,
  context,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const file = await resumeFile(context);
  await page.goto('/candidate/create-profile');

  await test.step('the first step: heading with its progress, import, groups and fields', async () => {
    await expect(field(page, 'Full name')).toHaveValue(/^Robin Vale/);
    await expectReadable(
      page,
      `
      - heading "Create your profile" [level=1]
      - heading "Step 1 of 2 About you" [level=2]
      - region "Start with your résumé":
        - heading "Start with your résumé" [level=3]
        - button "Choose a résumé"
      - textbox "Full name"
      - textbox "Profile title"
      - combobox "Where you live"
      - textbox "Street and number"
      - textbox "Postal code"
      - textbox "Years of work experience"
      - group "Your current or latest job":
        - textbox "Job title"
        - textbox "Employer"
        - group "Worked from":
          - combobox "Month"
          - textbox "Year"
        - group "Worked to":
          - combobox "Month"
          - textbox "Year"
      - button "Continue"
      `,
    );
  });

  await test.step('a résumé is chosen, and what was found is checked', async () => {
    const chooser = page.waitForEvent('filechooser');
    await pressOn(page, button(page, 'Choose a résumé'), 'Enter');
    await (await chooser).setFiles(file);
    const heading = page.getByRole('heading', { name: 'Check what we found' });
    await expect(heading).toBeFocused({ timeout: 30_000 });
    await expectReadable(
      page,
      `
      - heading "Check what we found" [level=2]
      - region "About you":
        - heading "About you" [level=3]
        - list:
          - listitem:
            - checkbox "Use the name Amina Okafor"
            - paragraph: /^Please check. You have entered “Robin Vale.*”, which this would replace\\.$/
      - region "Work experience":
        - heading "Work experience" [level=3]
        - list:
          - listitem:
            - checkbox "Add the job Senior ICU Nurse" [checked]
            - textbox "Job title": Senior ICU Nurse
            - textbox "Employer": Mercy General Hospital
      - region "Skills":
        - list:
          - listitem:
            - checkbox "Add the skill Triage" [checked]
            - textbox
      - button /^Use \\d+ values$/
      - button "Leave everything out"
      `,
    );
    await pressOn(page, page.getByRole('checkbox', { name: 'Use the name Amina Okafor' }), 'Space');
    await typeInto(page, field(page, 'Profile title'), 'Registered nurse, intensive care');
    await pressOn(page, page.getByRole('checkbox', { name: 'Add the skill Wound care' }), 'Space');
    await pressOn(page, button(page, /^Use \d+ values$/), 'Enter');
    await expect(page.getByRole('heading', { name: 'Step 1 of 2 About you' })).toBeFocused();
    await expect(field(page, 'Full name')).toHaveValue('Amina Okafor');
  });

  const worked = main(page).getByRole('group', { name: 'Worked from' });
  await test.step('mistakes are listed, lead to their fields, and are read with them', async () => {
    await typeInto(page, field(page, 'Profile title'), ' ');
    await typeInto(page, worked.getByRole('textbox', { name: 'Year' }), '20');
    await pressOn(page, button(page, 'Continue'), 'Enter');
    const summary = page.getByRole('group', { name: 'Please check 2 fields' });
    await expect(summary).toBeFocused();
    await expectReadable(
      page,
      `
      - group "Please check 2 fields":
        - heading "Please check 2 fields" [level=3]
        - list:
          - listitem:
            - button "Enter a title for your profile"
          - listitem:
            - button "Enter the month and the year in which you started, such as March 2021"
      `,
    );
    await pressOn(page, summary.getByRole('button', { name: 'Enter a title for your profile' }), 'Enter');
    await expect(field(page, 'Profile title')).toBeFocused();
    await page.keyboard.type('Registered nurse, intensive care');
    const left = page.getByRole('group', { name: 'Please check one field' });
    const second = left.getByRole('button', { name: /^Enter the month/ });
    const hasFocus = () => second.evaluate((each) => each === document.activeElement);
    for (let stops = 0; stops < 8 && !(await hasFocus()); stops += 1) await page.keyboard.press('Shift+Tab');
    await expect(second).toBeFocused();
    await page.keyboard.press('Enter');
    const year = worked.getByRole('textbox', { name: 'Year' });
    await expect(year).toBeFocused();
    await expect(year).toHaveAttribute('aria-invalid', 'true');
    await expect(year).toHaveAccessibleDescription('Enter the month and the year in which you started, such as March 2021');
    await page.keyboard.press('ControlOrMeta+a');
    await page.keyboard.type('2018');
    await page.keyboard.press('Shift+Tab');
    await page.keyboard.type('Apr');
    await expect(worked.getByRole('combobox', { name: 'Month' })).toHaveValue('04');
    await expect(page.getByRole('group', { name: /^Please check/ })).toHaveCount(0);
  });

  await test.step('the second step is announced by its heading', async () => {
    await pressOn(page, button(page, 'Continue'), 'Enter');
    await expect(page.getByRole('heading', { name: 'Step 2 of 2 Your skills' })).toBeFocused();
    await goTo(page, page.getByRole('combobox', { name: 'Add a skill' }));
    await page.keyboard.type('nurs');
    await expect(page.getByRole('listbox').getByRole('option').first()).toBeVisible();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await typeInto(page, field(page, 'Years of experience with Triage'), '4');
    await typeInto(page, field(page, /^Years of experience with .*[Nn]urs/), '7,5');
    await expectReadable(
      page,
      `
      - heading "Step 2 of 2 Your skills" [level=2]
      - combobox "Add a skill"
      - list "Your skills":
        - listitem:
          - textbox "Years of experience with Triage": "4"
          - button "Remove Triage"
        - listitem:
          - textbox /^Years of experience with .*/: 7,5
      - button "Back"
      - button "Finish profile"
      `,
    );
  });

  await test.step('the network is lost in the middle of the save: nothing is, also when the page is loaded again', async () => {
    await page.route(
      '**/candidates/work-history',
      async (route) => {
        await context.setOffline(true);
        await route.abort('internetdisconnected');
      },
      { times: 1 },
    );
    await pressOn(page, button(page, 'Finish profile'), 'Enter');
    await expect(main(page).getByRole('alert')).toContainText('You are offline. Nothing is lost');
    await expect(button(page, 'Try again')).toBeVisible();
    await context.setOffline(false);
    await page.reload();
    await expect(field(page, 'Years of experience with Triage')).toHaveValue('4');
    await pressOn(page, button(page, 'Finish profile'), 'Enter');
    await expect(page).not.toHaveURL('/candidate/create-profile');
  });

  await test.step('everything is in the profile, once', async () => {
    await page.goto('/candidate/edit-profile');
    const work = page.getByRole('region', { name: 'Work history', exact: true });
    await expect(work.getByRole('heading', { level: 3 })).toHaveText(['Senior ICU Nurse']);
    await expect(work.getByText('Apr 2018 – present')).toBeVisible();
    await expect(page.getByText('Registered nurse, intensive care').first()).toBeVisible();
    await expect(page.getByRole('region', { name: 'Your skills' }).getByText(/^Triage/)).toBeVisible();
  });
});

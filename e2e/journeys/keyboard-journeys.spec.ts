import type { Page } from '@playwright/test';
import { candidateHeaders } from '../platform/apply-by-api.ts';
import {
  expectPage,
  expectReadable,
  expectToHoldFocus,
  goTo,
  leaveByEscape,
  main,
  pressOn,
  typeInto,
} from '../platform/by-keyboard.ts';
import { employerAtWork } from '../platform/employer.ts';
import { jobCards } from '../platform/jobs.ts';
import { openFirstConversation } from '../platform/messages.ts';
import { invited } from '../platform/changes-fixture.ts';
import { expect, test } from '../platform/test.ts';

const PHONE = { width: 360, height: 740 };

const banner = (page: Page) => page.getByRole('banner');
const button = (page: Page, name: string | RegExp) => main(page).getByRole('button', { name });

test.describe('a candidate', () => {
  // So narrow that a job fills the page; beside its list it has a journey of its own.
  test.use({ signedIn: 'new', viewport: { width: 1100, height: 800 } });

  test('A42 JB-01 JB-10 JB-15 a job is searched for and applied to by keyboard and screen reader', async ({ page, request }) => {
    test.slow();
    const employer = await employerAtWork(request);
    const title = `Tide reader ${Date.now().toString(36)}`;
    await employer.call('POST', 'jobs', {
      title,
      description: '<p>Reads the tide.</p>',
      places: [{ city: 'Utrecht', state: null, country: 'NL' }],
      easyApply: false,
      employmentType: 'FT',
      questions: [{ id: 'why', kind: 'TEXT', label: 'Why you?', required: true, options: [] }],
    });
    await page.goto('/candidate/find-jobs');
    await expect(jobCards(page).first()).toBeVisible();

    await test.step('searches: the number of jobs is said, and the focus stays', async () => {
      const keyword = banner(page).getByRole('combobox', { name: 'Skills or job titles' });
      await typeInto(page, keyword, title);
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL(/[?&]keyword=Tide/);
      await expect(keyword).toBeFocused();
      await expect(main(page)).toMatchAriaSnapshot(`
        - complementary "Filters"
        - region "Search results":
          - heading "${title} jobs" [level=1]
          - status: /\\d+ jobs?/
          - combobox "Sort by"
          - list:
            - listitem:
              - article:
                - heading "${title}" [level=2]:
                  - link "${title}"
                - button "Save ${title}"
      `);
    });

    await test.step('opens the job: its facts come first', async () => {
      await pressOn(page, main(page).getByRole('link', { name: title, exact: true }), 'Enter');
      await expect(page).toHaveURL(/\/candidate\/job\//);
      await expectPage(page, title);
      await expect(main(page)).toMatchAriaSnapshot(`
        - article:
          - heading "${title}" [level=1]
          - term: Where
          - definition: /Utrecht/
          - term: How to apply
          - link "Apply now"
          - button "Save"
          - region "About the job":
            - heading "About the job" [level=2]
      `);
    });

    await test.step('what is missing in the application is listed, and said at its field', async () => {
      await pressOn(page, main(page).getByRole('link', { name: 'Apply now' }).first(), 'Enter');
      await expect(page).toHaveURL(/\/candidate\/application\//);
      await expectPage(page, `Apply for ${title}`);
      await pressOn(page, button(page, 'Continue'), 'Enter');
      const date = main(page).getByLabel('Availability start date');
      const missing = button(page, 'Choose the date from which you can start');
      await expect(main(page).getByRole('group', { name: 'Please check 5 fields' })).toBeFocused();
      await pressOn(page, missing, 'Enter');
      await expect(date).toBeFocused();
      await expect(date).toHaveAttribute('aria-invalid', 'true');
      await expect(date).toHaveAccessibleDescription(/Choose the date from which you can start/);
      await expectReadable(
        page,
        `
        - heading "Apply for ${title}" [level=1]
        - heading "Step 1 of 4 A few questions" [level=2]
        - textbox /^Availability start date/
        - radiogroup /^Availability/:
          - radio "Full Time"
          - radio "Part Time"
        - textbox /^Hours per day/
        - group /^Days of the week available/:
          - checkbox "Sunday"
        - textbox /^Why you/
        - button "Continue"
        `,
      );
    });

    await test.step('answers: each next step is said by its heading', async () => {
      await page.keyboard.type('02012030');
      await expect(main(page).getByLabel('Availability start date')).toHaveValue('2030-02-01');
      await pressOn(page, main(page).getByRole('radio', { name: 'Full Time' }), 'ArrowDown');
      await expect(main(page).getByRole('radio', { name: 'Part Time' })).toBeChecked();
      await typeInto(page, main(page).getByRole('textbox', { name: /^Hours per day/ }), '6');
      await pressOn(page, main(page).getByRole('checkbox', { name: 'Monday' }), 'Space');
      await typeInto(page, main(page).getByRole('textbox', { name: /^Why you/ }), 'I can read.');
      for (const next of [/^Step 2 of 4 Résumé/, /^Step 3 of 4 Ask for support/, /^Step 4 of 4 Check your application/]) {
        await pressOn(page, button(page, 'Continue'), 'Enter');
        await expect(main(page).getByRole('heading', { level: 2, name: next })).toBeFocused();
      }
    });

    await test.step('the review is read before it is sent', async () => {
      await expect(main(page)).toMatchAriaSnapshot(`
        - heading /Check your application/ [level=2]
        - heading "A few questions" [level=3]
        - 'button "Change: A few questions"'
        - term: Availability start date
        - definition: February 1, 2030
        - term: Why you?
        - definition: I can read.
        - heading "Résumé" [level=3]
        - button "Back"
        - button "Submit application"
      `);
      await pressOn(page, button(page, 'Submit application'), 'Enter');
      await expect(main(page).getByRole('heading', { name: 'Application sent' })).toBeFocused();
      await goTo(page, main(page).getByRole('link', { name: 'Go to My Jobs' }));
    });
  });

  test('A42 JB-20 RP-01 an interview is accepted by keyboard and screen reader, from the dashboard', async ({
    page,
    request,
  }) => {
    const employer = await employerAtWork(request);
    const headers = await candidateHeaders(page, () => page.goto('/candidate/dashboard'));
    await expect(page.getByRole('heading', { level: 1, name: /^Good (morning|afternoon|evening)/ })).toBeVisible();
    await invited({ request, employer, headers });

    await test.step('the invitation appears among what needs an answer', async () => {
      const invitation = main(page).getByRole('link', { name: 'Interview invitation' });
      await expect(invitation).toBeVisible();
      await expect(main(page)).toMatchAriaSnapshot(`
        - heading /^Good (morning|afternoon|evening)/ [level=1]
        - region "Needs your answer":
          - heading "Needs your answer" [level=2]
          - list "Needs your answer":
            - listitem:
              - heading "Interview invitation" [level=3]:
                - link "Interview invitation"
      `);
      await pressOn(page, invitation, 'Enter');
      await expect(page).toHaveURL(/\/candidate\/interviewDetails\?id=/);
      await expectPage(page, 'Meet the crew');
    });

    const decline = button(page, 'Decline');
    await test.step('what it is, when, and what can be answered is read in this order', async () => {
      await expect(main(page)).toMatchAriaSnapshot(`
        - heading "Meet the crew" [level=1]
        - region "When and where":
          - heading "When and where" [level=2]
          - paragraph:
            - time
          - term: Format
          - definition: By phone
          - button "Accept"
          - button "Propose other times"
          - button "Decline"
        - paragraph:
          - link "All interviews"
      `);
    });

    await test.step('to decline asks; Escape changes nothing, and the focus is where it was', async () => {
      await pressOn(page, decline, 'Enter');
      const question = page.getByRole('dialog', { name: 'Decline this interview?' });
      await expectToHoldFocus(question);
      await expectReadable(page, '- button "No"\n- button "Yes"', question);
      await leaveByEscape(page, question, decline);
    });

    await test.step('accepts: the focus is on the interview, which says that it is accepted', async () => {
      await page.keyboard.press('Shift+Tab');
      await page.keyboard.press('Shift+Tab');
      await expect(button(page, 'Accept')).toBeFocused();
      await page.keyboard.press('Enter');
      await expect(main(page).getByRole('heading', { level: 1 })).toBeFocused();
      await expect(page.getByRole('status').filter({ hasText: 'You accepted the interview.' })).toBeVisible();
      await expect(main(page)).toMatchAriaSnapshot(`
        - heading "Meet the crew" [level=1]
        - text: /Accepted/
        - region "When and where":
          - link "Add to calendar"
          - button "Propose other times"
      `);
      await goTo(page, main(page).getByRole('link', { name: 'Add to calendar' }));
    });
  });

  test.describe('on a phone', () => {
    test.use({ viewport: PHONE });

    test('A42 MS-04 MS-09 a message is answered by keyboard and screen reader on a phone', async ({ page, request }) => {
      const { employer, write, received } = await openFirstConversation(page, request);
      const burger = banner(page).getByRole('button', { name: 'Menu', exact: true });
      await expect(burger).toBeVisible();

      await test.step('the page of messages is in the menu, which Escape closes', async () => {
        const menu = page.getByRole('dialog', { name: 'Main navigation' });
        await pressOn(page, burger, 'Enter');
        await expectToHoldFocus(menu);
        await expect(menu).toMatchAriaSnapshot(`
          - dialog "Main navigation":
            - navigation "Main navigation":
              - link "Find Jobs"
            - navigation "Account":
              - link "Messages"
              - button "Logout"
        `);
        await leaveByEscape(page, menu, burger);
        await page.keyboard.press('Enter');
        await expectToHoldFocus(menu);
        await pressOn(page, menu.getByRole('link', { name: 'Messages' }), 'Enter');
        await expectPage(page, 'Messages');
      });

      await test.step('the conversation is opened from the list, and its heading has the focus', async () => {
        await expect(main(page)).toMatchAriaSnapshot(`
          - heading "Messages" [level=1]
          - region "Conversations":
            - searchbox "Search by name"
            - list:
              - listitem:
                - button /Welcome aboard\\./
        `);
        await pressOn(page, main(page).getByRole('listitem').getByRole('button').first(), 'Enter');
        await expect(main(page).getByRole('heading', { level: 2, name: employer.name })).toBeFocused();
        await expectReadable(
          page,
          `
          - button "Back to the conversations"
          - heading [level=2]
          - button /^More actions for /
          - log /^Messages with /:
            - list:
              - listitem:
                - heading "Today" [level=3]
              - listitem:
                - paragraph: Welcome aboard.
          - textbox /^Message to /
          - button "Attach a file"
          - button "Send" [disabled]
          `,
        );
      });

      const box = main(page).getByRole('textbox', { name: /^Message to / });
      await test.step('Enter sends what is typed, and the focus stays for the next message', async () => {
        await typeInto(page, box, 'Thank you!');
        await page.keyboard.press('Enter');
        await expect(page.getByRole('log').getByText('Thank you!')).toBeVisible();
        await expect.poll(received).toEqual(['Thank you!']);
        await expect(box).toBeFocused();
        await expect(box).toHaveValue('');
      });

      await test.step('A20 what the employer writes is announced, and the focus stays', async () => {
        await page.keyboard.type('One more');
        await write('When can you start?');
        await expect(page.getByRole('log').getByText('When can you start?')).toBeVisible();
        await expect(page.getByRole('status').filter({ hasText: /^New message from .*: When can you start\?$/ })).toBeAttached();
        await expect(box).toBeFocused();
        await expect(box).toHaveValue('One more');
      });
    });
  });
});

test.describe('a visitor with a phone', () => {
  test.use({ viewport: PHONE });

  test('A42 A10 AX-01 AX-03 AX-04 AX-06 reading settings are tried, left and saved by keyboard and screen reader', async ({
    page,
  }) => {
    await page.goto('/feature');
    const opener = banner(page).getByRole('button', { name: 'Reading and accessibility' });
    const panel = page.getByRole('dialog', { name: 'Reading and accessibility' });
    const focus = panel.getByRole('switch', { name: 'Reading focus' });
    const root = page.locator('html');
    await expect(opener).toBeVisible();

    await test.step('the panel has three switches, all off', async () => {
      await pressOn(page, opener, 'Enter');
      await expectToHoldFocus(panel);
      await expectReadable(
        page,
        `
        - dialog "Reading and accessibility":
          - heading "Reading and accessibility" [level=2]
          - button "Close reading and accessibility"
          - switch "Reading focus"
          - switch "Assistive toolbar"
          - switch "Simplified view"
          - button "Save"
          - button "Undo changes" [disabled]
        `,
        panel,
      );
    });

    await test.step('reading focus applies at once, says so, and shows its controls', async () => {
      await pressOn(page, focus, 'Space');
      await expect(panel.getByRole('status')).toHaveText('Reading focus is on. Save to keep it.');
      await expect(focus).toBeFocused();
      await expectReadable(
        page,
        `
        - dialog "Reading and accessibility":
          - switch "Reading focus" [checked]
          - radiogroup "Style":
            - radio "Bold" [checked]
            - radio "Underlined"
          - group "Colour":
            - radio "Black, white on dark" [checked]
          - combobox "Text size"
          - radiogroup "Emphasised letters":
            - radio "1, more letters"
            - radio "3" [checked]
            - radio "5, fewer letters"
          - switch "Assistive toolbar"
          - button "Save"
          - button "Undo changes"
          - button "Reset"
        `,
        panel,
      );
      await goTo(page, panel.getByRole('radio', { name: 'Bold' }));
      await page.keyboard.press('ArrowDown');
      await expect(root).toHaveAttribute('data-reading-focus', 'underline');
      await goTo(page, panel.getByRole('combobox', { name: 'Text size' }));
      await page.keyboard.type('20');
      await expect(root).toHaveCSS('font-size', '20px');
    });

    await test.step('Escape closes the panel and takes back what was not saved', async () => {
      await leaveByEscape(page, panel, opener);
      await expect(root).toHaveCSS('font-size', '16px');
      await expect(root).not.toHaveAttribute('data-reading-focus');
    });

    await test.step('what is saved stays', async () => {
      await page.keyboard.press('Enter');
      await expectToHoldFocus(panel);
      await pressOn(page, focus, 'Space');
      await pressOn(page, panel.getByRole('button', { name: 'Save' }), 'Enter');
      await expect(page.getByRole('status').filter({ hasText: 'Your preferences are saved.' })).toBeVisible();
      await leaveByEscape(page, panel, opener);
      await expect(root).toHaveAttribute('data-reading-focus', 'bold');
    });
  });
});

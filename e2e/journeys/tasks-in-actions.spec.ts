import type { APIRequestContext, Page } from '@playwright/test';
import { main } from '../platform/by-keyboard.ts';
import { applied, inDays, invited, postedJob } from '../platform/changes-fixture.ts';
import { countedActions } from '../platform/counted-actions.ts';
import { employerAtWork, type Employer } from '../platform/employer.ts';
import { jobCards } from '../platform/jobs.ts';
import { resumeFile } from '../platform/resume-file.ts';
import type { SignedUp } from '../platform/sign-up-by-form.ts';
import { expect, test } from '../platform/test.ts';

/** Where a task is done: a page on which it begins, and who can prepare it. */
interface Start {
  page: Page;
  request: APIRequestContext;
  employer: Employer;
  headers: SignedUp['headers'];
}

type Act = ReturnType<typeof countedActions>['act'];

interface Task {
  name: string;
  /** The most actions it may take in a wide window, and on a phone. */
  most: Readonly<Record<Screen, number>>;
  /** Prepares it and opens the page where it begins, which is not counted. */
  begin: (start: Start) => Promise<unknown>;
  /** Does it by what is on the screen, until it is done. */
  perform: (page: Page, act: Act, screen: Screen) => Promise<void>;
}

const SCREENS = {
  wide: { viewport: { width: 1280, height: 800 }, hasTouch: false },
  phone: { viewport: { width: 360, height: 740 }, hasTouch: true },
} as const;
type Screen = keyof typeof SCREENS;

const dialog = (page: Page) => page.getByRole('dialog');
const button = (page: Page, name: string | RegExp) => main(page).getByRole('button', { name });
const link = (page: Page, name: string | RegExp) => main(page).getByRole('link', { name });

const LEAST_PAY = 60_000;

async function openDashboard(page: Page): Promise<void> {
  await page.goto('/candidate/dashboard');
  await expect(page.getByRole('heading', { level: 1, name: /^Good (morning|afternoon|evening)/ })).toBeVisible();
}

async function applyAndOpenDashboard(start: Start): Promise<void> {
  await applied(start);
  await openDashboard(start.page);
}

/** A job that asks the four usual questions, for somebody who has a résumé. */
async function openJobWithResume({ page, request, employer, headers }: Start): Promise<void> {
  const job = await employer.call<{ id: string }>('POST', 'jobs', {
    title: `Night nurse ${Date.now().toString(36)}`,
    description: '<p>Looks after people at night.</p>',
    places: [{ city: 'Utrecht', state: null, country: 'NL' }],
    employmentType: 'FT',
  });
  const stored = await request.post('/api/v1/candidates/resume', {
    headers,
    multipart: {
      title: 'My résumé',
      file: await resumeFile(page.context()),
    },
  });
  expect(stored.ok(), await stored.text()).toBe(true);
  await page.goto(`/candidate/job/${job.id}`);
}

const TASKS: readonly Task[] = [
  {
    name: 'JB-01 JB-10 from the list of jobs to a remote job of a nurse that pays at least 60,000 dollars a year',
    most: { wide: 5, phone: 8 },
    begin: async ({ page, employer }) => {
      await employer.call('POST', 'jobs', {
        title: `Telehealth nurse ${Date.now().toString(36)}`,
        description: '<p>Advises people by telephone.</p>',
        workMode: 'R',
        remote: true,
        employmentType: 'FT',
        pay: { currency: 'USD', min: 80_000, max: 90_000, unit: 'YEAR' },
      });
      await page.goto('/candidate/find-jobs');
      await expect(jobCards(page).first()).toBeVisible();
    },
    perform: async (page, act, screen) => {
      if (screen === 'phone') await act({ press: page.getByRole('button', { name: 'Search jobs' }) });
      await act({ fill: page.getByRole('combobox', { name: 'Skills or job titles' }), text: 'remote nurse' });
      await act({ key: 'Enter' });
      await expect(page.getByRole('button', { name: /^Remove filter: Remote/ }).first()).toBeVisible();
      if (screen === 'phone') await act({ press: button(page, /^Filters/) });
      const pay = page.getByRole('group', { name: 'Pay' });
      await act({ fill: pay.getByLabel('At least'), text: String(LEAST_PAY) });
      await act({ key: 'Enter' });
      await expect(page).toHaveURL(new RegExp(`payMin=${LEAST_PAY}`));
      if (screen === 'phone') await act({ press: dialog(page).getByRole('button', { name: /^Show \d+ jobs?$/ }) });
      await expect(jobCards(page).filter({ hasNotText: 'Remote' })).toHaveCount(0);
      await act({ press: jobCards(page).getByRole('link', { name: /nurse/i }).first() });
      await expect(main(page).getByRole('heading', { level: 1, name: /nurse/i })).toBeVisible();
    },
  },
  {
    name: 'JB-15 JB-16 from the page of a job to a sent application with a résumé',
    most: { wide: 8, phone: 8 },
    begin: openJobWithResume,
    perform: async (page, act) => {
      await act({ press: link(page, 'Apply now').first() });
      await act({ fill: main(page).getByLabel('Availability start date'), text: '2030-02-01' });
      await act({ press: main(page).getByRole('radio', { name: 'Full Time' }) });
      await act({ press: button(page, 'Continue') });
      await act({ press: main(page).getByRole('radio', { name: 'My résumé' }) });
      await act({ press: button(page, 'Continue') });
      await act({ press: button(page, 'Continue') });
      await act({ press: button(page, 'Submit application') });
      await expect(main(page).getByRole('heading', { name: 'Application sent' })).toBeVisible();
    },
  },
  {
    name: 'JB-15 JB-16 from the page of a job with Easy Apply to a sent application',
    most: { wide: 3, phone: 3 },
    begin: async ({ page, employer }) => page.goto(`/candidate/job/${await postedJob({ employer })}`),
    perform: async (page, act) => {
      await act({ press: link(page, 'Easy Apply').first() });
      await act({ press: main(page).getByRole('radio', { name: 'Full Time' }) });
      await act({ press: button(page, 'Submit application') });
      await expect(main(page).getByRole('heading', { name: 'Application sent' })).toBeVisible();
    },
  },
  {
    name: 'JB-17 RP-01 from the dashboard to a withdrawn application',
    most: { wide: 3, phone: 3 },
    begin: applyAndOpenDashboard,
    perform: async (page, act) => {
      await act({ press: main(page).getByRole('link', { name: /^Lock keeper/ }) });
      await act({ press: button(page, 'Withdraw application') });
      await act({ press: dialog(page).getByRole('button', { name: 'Withdraw' }) });
      await expect(main(page).getByText('Withdrawn', { exact: true }).first()).toBeVisible();
    },
  },
  {
    name: 'JB-17 RP-01 from the dashboard to an application that was sent',
    most: { wide: 1, phone: 1 },
    begin: applyAndOpenDashboard,
    perform: async (page, act) => {
      await act({ press: main(page).getByRole('link', { name: /^Lock keeper/ }) });
      await expect(page).toHaveURL(/\/candidate\/job-details\//);
      await expect(main(page).getByRole('heading', { level: 1, name: /^Lock keeper/ })).toBeVisible();
    },
  },
  {
    name: 'JB-22 from the list of a search to a saved search',
    most: { wide: 2, phone: 2 },
    begin: async ({ page }) => {
      await page.goto('/candidate/find-jobs?keyword=nurse&remote=true');
      await expect(jobCards(page).first()).toBeVisible();
    },
    perform: async (page, act) => {
      await act({ press: button(page, 'Save this search') });
      await act({ press: dialog(page).getByRole('button', { name: 'Save search' }) });
      await expect(page.getByText('Search saved.').first()).toBeVisible();
    },
  },
  {
    name: 'JB-20 RP-01 from the dashboard to another time that is proposed for an interview',
    most: { wide: 5, phone: 5 },
    begin: async (start) => {
      await invited(start);
      await openDashboard(start.page);
    },
    perform: async (page, act) => {
      await act({ press: link(page, 'Interview invitation') });
      await act({ press: button(page, 'Propose other times') });
      await act({ fill: dialog(page).getByLabel('Date'), text: inDays(5) });
      await act({ fill: dialog(page).getByLabel('Time', { exact: true }), text: '14:00' });
      await act({ press: dialog(page).getByRole('button', { name: 'Send this time' }) });
      await expect(main(page).getByText('Other times proposed')).toBeVisible();
    },
  },
  {
    name: 'JB-19 from the page of a job to a mail that refers it',
    most: { wide: 3, phone: 3 },
    begin: async ({ page, employer }) => page.goto(`/candidate/job/${await postedJob({ employer })}`),
    perform: async (page, act) => {
      await act({ press: button(page, 'Refer someone') });
      await act({ fill: dialog(page).getByLabel('Their email address'), text: 'friend@example.com' });
      await act({ press: dialog(page).getByRole('button', { name: 'Send email' }) });
      await expect(dialog(page).getByText('An email is on its way to friend@example.com.')).toBeVisible();
    },
  },
];

for (const screen of Object.keys(SCREENS) as Screen[])
  test.describe(screen, () => {
    test.use({ signedIn: 'new', ...SCREENS[screen] });

    for (const { name, most, begin, perform } of TASKS)
      test(name, async ({ page, request, newcomer }) => {
        const { headers } = await newcomer();
        await begin({ page, request, headers, employer: await employerAtWork(request) });
        const { act, total } = countedActions(page, { task: `${name}, ${screen}`, isTouch: SCREENS[screen].hasTouch });
        await perform(page, act, screen);
        expect(total()).toBeLessThanOrEqual(most[screen]);
      });
  });

import type { Page } from '@playwright/test';
import { fillRegistration, newPerson } from '../platform/account.ts';
import { expectNoAxeViolation } from '../platform/axe.ts';
import { combinations, IS_FULL_RUN } from '../platform/combinations.ts';
import { jobCards, searchJobs } from '../platform/jobs.ts';
import { expectStableLayout, meterLayoutShift } from '../platform/layout-shift.ts';
import { settled } from '../platform/settled.ts';
import { expect, test } from '../platform/test.ts';

interface PageUnderTest {
  name: string;
  signedIn: boolean;
  open(page: Page): Promise<void>;
}

async function openJob(page: Page, address: (id: string) => string): Promise<void> {
  const [job] = await searchJobs(page.request, {});
  await page.goto(address(job?.id ?? ''));
}

async function firstHeading(page: Page, name: string | RegExp): Promise<void> {
  await expect(page.getByRole('heading', { name }).first()).toBeVisible();
}

const PAGES: PageUnderTest[] = [
  {
    name: 'the landing page',
    signedIn: false,
    async open(page) {
      await page.goto('/');
      await firstHeading(page, 'Find work that fits the way you work');
      await expect(page.getByRole('main').getByRole('combobox', { name: 'Skills or job titles' })).toBeVisible();
      await firstHeading(page, 'Search jobs on mobile');
    },
  },
  {
    name: 'the home page',
    signedIn: false,
    async open(page) {
      await page.goto('/home');
      await firstHeading(page, 'Your next job, one clear step at a time');
      await expect(page.getByRole('main').getByRole('combobox', { name: 'Skills or job titles' })).toBeVisible();
      await firstHeading(page, 'How it works');
    },
  },
  {
    name: 'the features page',
    signedIn: false,
    async open(page) {
      await page.goto('/feature');
      await firstHeading(page, 'Candidate Features');
    },
  },
  {
    name: 'a legal page',
    signedIn: false,
    async open(page) {
      await page.goto('/ukprivacypolicy');
      await firstHeading(page, 'Lawful bases');
    },
  },
  {
    name: 'the job list',
    signedIn: false,
    async open(page) {
      await page.goto('/job-list');
      await expect(jobCards(page).first()).toBeVisible();
    },
  },
  {
    name: 'a job',
    signedIn: false,
    async open(page) {
      await openJob(page, (id) => `/job/${id}`);
      await firstHeading(page, 'About the job');
    },
  },
  {
    name: 'the public application',
    signedIn: false,
    async open(page) {
      await openJob(page, (id) => `/application/${id}`);
      await firstHeading(page, 'A few questions');
    },
  },
  {
    name: 'the sign-in page',
    signedIn: false,
    async open(page) {
      await page.goto('/signin');
      await firstHeading(page, 'Sign in');
    },
  },
  {
    name: 'the registration page',
    signedIn: false,
    async open(page) {
      await page.goto('/signup');
      await firstHeading(page, 'Create your account');
    },
  },
  {
    name: 'the page to reset a password',
    signedIn: false,
    async open(page) {
      await page.goto('/forgotpassword');
      await page.getByRole('link', { name: 'Forgot your password?' }).click();
      await firstHeading(page, 'Reset your password');
    },
  },
  {
    name: 'the page that waits for the code',
    signedIn: false,
    async open(page) {
      await page.goto('/signup');
      await fillRegistration(page, newPerson());
      await firstHeading(page, 'Confirm your email');
    },
  },
  {
    name: 'the page to create a profile',
    signedIn: true,
    async open(page) {
      await page.goto('/candidate/create-profile');
      await firstHeading(page, 'Create your profile');
      await expect(page.getByLabel('Full name')).toHaveValue(/\w/);
    },
  },
  {
    name: 'the own profile',
    signedIn: true,
    async open(page) {
      await page.goto('/candidate/edit-profile');
      await firstHeading(page, 'My Profile');
      await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
    },
  },
  {
    name: 'the preview of the profile',
    signedIn: true,
    async open(page) {
      await page.goto('/candidate/public');
      await firstHeading(page, 'Preview of your profile');
    },
  },
  {
    name: 'the checklist',
    signedIn: true,
    async open(page) {
      await page.goto('/candidate/add-checklist');
      await firstHeading(page, 'Checklist');
    },
  },
  {
    name: 'the reports',
    signedIn: true,
    async open(page) {
      await page.goto('/candidate/analytics?keyword=job-density&skill=any');
      await firstHeading(page, 'Job Density');
      await expect(page.getByRole('region', { name: 'Jobs by location' }).locator('circle').first()).toBeVisible();
    },
  },
  {
    name: 'find jobs',
    signedIn: true,
    async open(page) {
      await page.goto('/candidate/find-jobs');
      await expect(jobCards(page).first()).toBeVisible();
      await expect(page.getByRole('button', { name: /^Notifications/ })).toBeVisible();
    },
  },
  {
    name: 'the application',
    signedIn: true,
    async open(page) {
      await openJob(page, (id) => `/candidate/application/${id}`);
      await firstHeading(page, 'A few questions');
    },
  },
  {
    name: 'my jobs',
    signedIn: true,
    async open(page) {
      await page.goto('/candidate/my-jobs');
      await firstHeading(page, 'My Jobs');
      await expect(page.getByRole('tab').first()).toContainText(/\d/);
    },
  },
  {
    name: 'interviews',
    signedIn: true,
    async open(page) {
      await page.goto('/candidate/interviews');
      await firstHeading(page, 'No interviews yet');
    },
  },
  {
    name: 'my referrals',
    signedIn: true,
    async open(page) {
      await page.goto('/candidate/my-referrals');
      await firstHeading(page, 'My Referrals');
    },
  },
  {
    name: 'saved searches',
    signedIn: true,
    async open(page) {
      await page.goto('/candidate/saved-searches');
      await firstHeading(page, 'Saved searches');
    },
  },
  {
    name: 'notification preferences',
    signedIn: true,
    async open(page) {
      await page.goto('/candidate/notification-preferences');
      await firstHeading(page, 'Notification preferences');
      await expect(page.getByRole('group', { name: 'Job alerts' })).toBeVisible();
    },
  },
  {
    name: 'the dashboard',
    signedIn: true,
    async open(page) {
      await page.goto('/candidate/dashboard');
      await firstHeading(page, /^Hello/);
      await firstHeading(page, 'Career coach');
    },
  },
];

interface Look {
  scheme: 'light' | 'dark';
  width: number;
}

async function wear(page: Page, { scheme, width }: Look): Promise<void> {
  await page.emulateMedia({ colorScheme: scheme, reducedMotion: 'reduce' });
  await page.setViewportSize({ width, height: 800 });
}

/** What stands out at the right of a page that scrolls sideways. */
function standsOut(): string[] {
  const { scrollWidth, clientWidth } = document.documentElement;
  const outside = [...document.querySelectorAll('body *')].filter(
    (element) => element.getBoundingClientRect().right > clientWidth + 1,
  );
  return scrollWidth > clientWidth ? outside.slice(0, 5).map((element) => element.outerHTML.slice(0, 160)) : [];
}

/**
 * Each page in each scheme and at each width. A full run opens it afresh for each of the six looks; otherwise it is opened
 * once, and changes from look to look as it does when a window is made narrower or the evening comes; axe then sees it
 * once in each scheme.
 */
const LOOKS = Object.groupBy(
  combinations({ page: PAGES.map(({ name }) => name), width: [360, 768, 1280], scheme: ['light', 'dark'] }),
  ({ page }) => page,
);

for (const { name, signedIn, open } of PAGES) {
  const looks = LOOKS[name] ?? [];
  const visits = IS_FULL_RUN ? looks.map((look) => [look]) : [looks];
  test.describe(name, () => {
    test.use({ signedIn });

    for (const visit of visits) {
      const title = visit.map(({ scheme, width }) => `${scheme} at ${width} px`).join(', ');
      test(`SH-24 SH-30 ${name} has no axe violation, nothing jumps, nothing scrolls sideways: ${title}`, async ({ page }) => {
        const [first, ...others] = visit;
        if (!first) return;
        const seen = new Set([first.scheme]);
        await wear(page, first);
        await meterLayoutShift(page);
        await open(page);
        await settled(page);
        expect(await page.evaluate(standsOut), `at ${first.width} px`).toEqual([]);
        await expectNoAxeViolation(page);
        await expectStableLayout(page);
        for (const look of others)
          await test.step(`${look.scheme} at ${look.width} px`, async () => {
            await wear(page, look);
            await settled(page);
            expect(await page.evaluate(standsOut), `at ${look.width} px`).toEqual([]);
            if (seen.has(look.scheme)) return;
            seen.add(look.scheme);
            await expectNoAxeViolation(page);
          });
      });
    }
  });
}

test('SH-13 the features page starts at the top, and at the section its address names', async ({ page }) => {
  await page.goto('/feature');
  await firstHeading(page, 'Benefits');
  await page.evaluate(() => window.scrollTo(0, 2000));
  await settled(page);
  expect(await page.evaluate(() => window.scrollY), 'the shell leaves the painted page where it is').toBe(2000);
  await page.waitForFunction(() => window.history.scrollRestoration === 'manual');
  expect(await page.evaluate(() => window.scrollY)).toBe(2000);
  await page.reload();
  await firstHeading(page, 'Benefits');
  await settled(page);
  expect(await page.evaluate(() => window.scrollY)).toBe(0);

  await page.evaluate(() => window.scrollTo(0, 2000));
  await page.getByRole('banner').getByRole('link', { name: 'Find Jobs' }).click();
  await expect(page).toHaveURL(/job-list/);
  await expect(jobCards(page).first()).toBeVisible();
  await page.goBack();
  await firstHeading(page, 'Benefits');
  await settled(page);
  expect(await page.evaluate(() => window.scrollY)).toBe(0);

  await page.goto('/feature#joblistings');
  await expect(page.getByRole('heading', { name: 'Intuitive job listings' })).toBeInViewport();
  await page.goto('/feature');
  await page.getByRole('link', { name: 'Learn more: Hiring Managers' }).click();
  await expect(page.getByRole('heading', { name: 'What’s different' })).toBeInViewport();
});

test('SH-12 SH-46 the footer opens the legal pages in windows of their own', async ({ page, context }) => {
  await page.goto('/');
  const legal = page.getByRole('navigation', { name: 'Legal' });
  for (const name of ['Terms of Use', 'Privacy Policy', 'UK Privacy Policy', 'Cookie Policy']) {
    const opened = context.waitForEvent('page');
    await legal.getByRole('link', { name, exact: true }).click();
    const shown = await opened;
    await expect(shown.getByRole('heading', { level: 1, name })).toBeVisible();
    await expect(shown.getByRole('heading', { level: 2 }).nth(2)).toBeVisible();
    await shown.close();
  }
});

test.describe('the notifications panel', () => {
  test.use({ signedIn: true });

  for (const scheme of ['light', 'dark'] as const) {
    test(`NT-01 the open panel in ${scheme} has no axe violation`, async ({ page }) => {
      await page.emulateMedia({ colorScheme: scheme, reducedMotion: 'reduce' });
      await page.goto('/candidate/my-jobs');
      await page.getByRole('button', { name: /^Notifications/ }).click();
      await expect(page.getByRole('heading', { name: 'Notifications', exact: true })).toBeVisible();
      await expectNoAxeViolation(page);
    });
  }
});

for (const { locale, direction, search } of [
  { locale: 'ar', direction: 'rtl', search: 'بحث' },
  { locale: 'es', direction: 'ltr', search: 'Buscar' },
]) {
  test.describe(`in ${locale}`, () => {
    test.use({ locale });

    test(`PF-09 the job list speaks ${locale} and runs ${direction}`, async ({ page }) => {
      await page.goto('/job-list');
      await expect(page.locator('html')).toHaveAttribute('dir', direction);
      await expect(page.locator('html')).toHaveAttribute('lang', locale);
      await expect(jobCards(page).first()).toBeVisible();
      await expect(page.getByRole('search').getByRole('button', { name: search, exact: true })).toBeVisible();
      await expectNoAxeViolation(page);
    });
  });
}

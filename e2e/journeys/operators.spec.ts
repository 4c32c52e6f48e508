import { DEMO_PASSWORD, DEMO_PEOPLE } from '@hirehq/shared-contracts/demo';
import { sendSignIn } from '../platform/account.ts';
import { expectNoAxeViolation } from '../platform/axe.ts';
import { settled } from '../platform/settled.ts';
import { expect, test } from '../platform/test.ts';

const PAGE = '/platform';
const NARROW = { width: 360, height: 740 };
const OF_ITS_FILES = /\/remotes\/platform\//;

test('PF-06 an operator signs in, sees what is live and how it loads, and what was done', async ({ page }) => {
  await page.goto(PAGE);
  await sendSignIn(page, { email: DEMO_PEOPLE.olga, password: DEMO_PASSWORD });
  await expect(page).toHaveURL(PAGE);
  await expect(page.getByRole('heading', { level: 2, name: /^Release set \d+$/ })).toBeVisible();
  const card = page.getByRole('article').filter({ has: page.getByRole('link', { name: 'jobs', exact: true }) });
  await expect(card).toContainText(/Entry[\d.]+ kB of 20.5 kB/);
  await settled(page);
  await expectNoAxeViolation(page);

  await test.step('also on a narrow screen, where nothing is wider than it', async () => {
    await page.setViewportSize(NARROW);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(NARROW.width);
  });

  await test.step('a remote, by keyboard', async () => {
    await card.getByRole('link', { name: 'jobs', exact: true }).focus();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { level: 1, name: 'jobs' })).toBeVisible();
    await expect(page.getByRole('region', { name: 'Versions' })).toContainText('Live');
    await settled(page);
    await expectNoAxeViolation(page);
  });

  await test.step('the history', async () => {
    await page.goto('/platform/history');
    await expect(page.getByRole('region', { name: 'Actions' })).toContainText('Published');
    await settled(page);
    await expectNoAxeViolation(page);
  });
});

test.describe('a candidate', () => {
  test.use({ signedIn: true });

  test('PF-06 is told that the page is not for them, and loads nothing of it on other pages', async ({ page }) => {
    await page.goto(PAGE);
    await expect(page.getByRole('heading', { level: 1, name: 'Your account has no permission for this page' })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Platform', exact: true })).toHaveCount(0);
    const loaded: string[] = [];
    page.on('request', (request) => void (OF_ITS_FILES.test(request.url()) && loaded.push(request.url())));
    await page.goto('/candidate/dashboard');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await settled(page);
    expect(loaded).toEqual([]);
  });
});

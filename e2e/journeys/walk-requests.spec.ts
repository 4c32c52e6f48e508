import type { Page } from '@playwright/test';
import { jobCards } from '../platform/jobs.ts';
import { settled } from '../platform/settled.ts';
import { expect, test } from '../platform/test.ts';

// So narrow that a job fills the page: beside the list there is no way back.
test.use({ signedIn: true, viewport: { width: 1100, height: 800 } });

/** What the page asks the services for, by the name of the operation or the path of the call. */
function watchRequests(page: Page) {
  let asked: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname === '/graphql') asked.push((request.postDataJSON() as { operationName: string }).operationName);
    // Loads of remotes are reported when the page is idle, whatever it shows then.
    else if (/\/api\/v1\/(?!load-reports)/.test(pathname))
      asked.push(`${request.method()} ${pathname.replace(/^.*\/api\/v1\//, '')}`);
  });
  return () => {
    const until = asked;
    asked = [];
    return until;
  };
}

test('JB-10 JB-15 list, job, back, My Jobs, job: the way back to the list comes from memory, at the same place', async ({
  page,
}, { annotations }) => {
  const asked = watchRequests(page);
  const tell = (step: string) => {
    const requests = asked();
    annotations.push({ type: step, description: `${requests.length}: ${requests.join(', ')}` });
    return requests;
  };
  const main = page.getByRole('main');
  const card = jobCards(page).nth(24);
  const heading = (title: string) => main.getByRole('heading', { level: 1, name: title });
  const top = async () => (await card.boundingBox())?.y ?? Number.NaN;

  await page.goto('/candidate/find-jobs?keyword=nurse');
  await main.getByRole('button', { name: 'Load more' }).click();
  await expect.poll(() => jobCards(page).count()).toBeGreaterThan(20);
  await card.scrollIntoViewIfNeeded();
  const saved = page.waitForResponse((response) => response.request().postData()?.includes('"SaveJob"') ?? false);
  await card.getByRole('button', { name: /^Save/ }).click();
  await saved;
  const title = (await card.getByRole('link').first().textContent()) ?? '';
  const from = await top();
  expect(await page.evaluate(() => window.scrollY)).toBeGreaterThan(500);
  tell('list');

  await card.getByRole('link', { name: title }).first().click();
  await expect(heading(title)).toBeVisible();
  await expect(main.getByRole('heading', { name: 'About the job' })).toBeVisible();
  tell('job');

  await main.getByRole('link', { name: /Back/ }).click();
  await expect(card).toContainText(title);
  await expect.poll(async () => Math.abs((await top()) - from)).toBeLessThanOrEqual(2);
  expect(await page.locator('[data-refreshing="true"]').count()).toBe(0);
  // That a list was seen is noted each time; nothing is asked.
  expect(tell('back to the list').filter((name) => name !== 'SeeJobList')).toEqual([]);

  await page.getByRole('navigation', { name: 'Main navigation' }).getByRole('link', { name: 'My Jobs' }).click();
  await expect(heading('My Jobs')).toBeVisible();
  await expect(main.getByRole('link', { name: title }).first()).toBeVisible();
  await settled(page);
  tell('My Jobs');

  await main.getByRole('link', { name: title }).first().click();
  await expect(heading(title)).toBeVisible();
  expect(tell('job of My Jobs')).toEqual([]);
});

import { routes } from '@hirehq/shared-contracts/routes';
import { ORIGIN } from '../platform/addresses.ts';
import { faultyFiles, liveMember, plantFault } from '../platform/release-faults.ts';
import { expect, test } from '../platform/test.ts';

test.use({ signedIn: true, expectedProblems: [/.*/] });

test('PF-03 a messaging remote that cannot be loaded leaves no dead control: each says so in its place, and Try again brings all back', async ({
  page,
}) => {
  const member = await liveMember(page, ORIGIN, 'messaging');
  const removeFault = await plantFault(page, faultyFiles(member, 'entry', 'messages'), (route) => route.fulfill({ status: 404 }));
  await page.goto(routes.dashboard());
  const icon = page.getByRole('banner').getByRole('button', { name: 'Messages: cannot be loaded right now. Try again' });
  const notices = page.locator('[data-remote="messaging"][role="alert"]');

  await test.step('the dashboard: one notice, the icon, and no window over the page', async () => {
    await expect(icon).toBeVisible({ timeout: 30_000 });
    await expect(notices).toHaveCount(1);
    await expect(notices).toContainText('Messages: cannot be loaded right now.');
    await expect(page.locator('[data-remote="messaging"]')).toHaveCount(2);
    await expect(page.getByRole('region', { name: /^Messages/ })).toHaveCount(0);
    await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByText('Part of this page could not be loaded')).toHaveCount(0);
  });

  await test.step('the page of messages: the same, with a second try and a way home', async () => {
    await page.goto(routes.messageList());
    const main = page.getByRole('main');
    await expect(main.getByRole('heading', { name: 'Something went wrong' })).toBeVisible({ timeout: 30_000 });
    await expect(main.getByRole('button', { name: 'Try again' })).toBeVisible();
    await expect(main.getByRole('button', { name: 'Back to Home Page' })).toBeVisible();
  });

  await test.step('a second try of one part brings the others back', async () => {
    // The page may be reloading by itself, because it lacks files.
    await expect(() => page.goto(routes.dashboard())).toPass();
    await expect(icon).toBeVisible({ timeout: 30_000 });
    await removeFault();
    await icon.click();
    await expect(page.getByRole('banner').getByRole('link', { name: /^Messages/ })).toBeVisible({ timeout: 20_000 });
    await expect(page.locator('[data-remote="messaging"]')).toHaveCount(0);
  });
});

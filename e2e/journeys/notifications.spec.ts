import { goToReview, submitReview } from '../platform/apply.ts';
import { answerQuestions, jobToApplyTo } from '../platform/jobs.ts';
import { settled } from '../platform/settled.ts';
import { expect, test } from '../platform/test.ts';

test.use({ signedIn: 'new' });

test('NT-01 NT-04 NT-06 an applicant is notified, opens the notification, and it is read in every tab', async ({
  page,
  context,
  request,
}) => {
  const job = await jobToApplyTo(request);
  await page.goto(`/candidate/application/${job.id}`);
  await answerQuestions(page);
  await goToReview(page);

  const bell = page.getByRole('button', { name: /^Notifications/ });
  await bell.click();
  const panel = page.getByRole('dialog', { name: 'Notifications' });
  await expect(panel.getByText("You don't have any notifications for now")).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(panel).toBeHidden();

  const second = await context.newPage();
  await second.goto('/candidate/my-jobs');
  const secondBell = second.getByRole('button', { name: /^Notifications/ });
  await expect(secondBell).toHaveAccessibleName('Notifications');

  await test.step('applies: both tabs count it', async () => {
    await submitReview(page);
    await expect(bell).toHaveAccessibleName('Notifications, 1 unread');
    await expect(secondBell).toHaveAccessibleName('Notifications, 1 unread');
  });

  await test.step('opens it', async () => {
    await bell.click();
    const entry = panel.getByRole('button').filter({ hasText: job.title });
    await expect(entry).toContainText('Unread:');
    await entry.click();
    await expect(page).toHaveURL(`/candidate/job-details/${job.id}?tab=applied`);
    await expect(page.getByRole('heading', { name: job.title }).first()).toBeVisible();
  });

  await test.step('it is read, here, in the other tab, and after a reload', async () => {
    await expect(bell).toHaveAccessibleName('Notifications');
    await expect(secondBell).toHaveAccessibleName('Notifications');
    await page.reload();
    await expect(bell).toHaveAccessibleName('Notifications');
    await bell.click();
    await expect(panel.getByRole('button').filter({ hasText: job.title })).not.toContainText('Unread:');
  });
});

test('NT-12 the gear of the panel leads to the preferences, which are saved at once and stay', async ({ page }) => {
  await page.goto('/candidate/my-jobs');
  await page.getByRole('button', { name: /^Notifications/ }).click();
  const panel = page.getByRole('dialog', { name: 'Notifications' });
  await panel.getByRole('link', { name: 'Notification preferences' }).click();
  await expect(page).toHaveURL('/candidate/notification-preferences');
  await expect(panel).toBeHidden();

  const email = page.getByRole('group', { name: 'Messages' }).getByRole('checkbox', { name: 'By email' });
  // A box shows its new state a moment after the click, when the change is on its way.
  await email.click();
  await expect(email).not.toBeChecked();
  const toast = page.getByText('Your preferences are saved.');
  await expect(toast).toBeVisible();
  await settled(page);
  const [header, told] = [await page.getByRole('banner').boundingBox(), await toast.boundingBox()];
  expect(told?.y, 'SH-35 a toast leaves the header free').toBeGreaterThan((header?.y ?? 0) + (header?.height ?? 0));
  const quiet = page.getByRole('switch', { name: 'Quiet hours' });
  await quiet.click();
  await expect(quiet).toBeChecked();
  const saved = page.waitForResponse((response) => response.request().postData()?.includes('23:30') ?? false);
  await page.getByRole('combobox', { name: 'From' }).selectOption('23:30');
  await saved;
  await page.reload();
  await expect(email).not.toBeChecked();
  await expect(page.getByRole('combobox', { name: 'From' })).toHaveValue('23:30');
  await expect(page.getByRole('combobox', { name: 'Time zone' })).toHaveValue('UTC');
});

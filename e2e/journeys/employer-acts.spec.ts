import type { Page } from '@playwright/test';
import { newPerson, sendRegistration } from '../platform/account.ts';
import { answerQuestions } from '../platform/jobs.ts';
import { employerAtWork, webhookReceiver } from '../platform/employer.ts';
import { expect, test } from '../platform/test.ts';

interface Application {
  id: string;
  candidateName: string;
  candidateId: string;
  enterpriseProcessStatus: string;
}

const bell = (page: Page) => page.getByRole('button', { name: /^Notifications/ });

/** The bell counts it, and lists it first. */
async function expectNews(page: Page, unread: number, text: string): Promise<void> {
  await expect(bell(page)).toHaveAccessibleName(`Notifications, ${unread} unread`);
  await bell(page).click();
  const panel = page.getByRole('dialog', { name: 'Notifications' });
  await expect(panel.getByRole('button').filter({ hasText: text })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(panel).toBeHidden();
}

test('SV-08 NT-08 JB-17 an employer posts a job and moves a candidate, who is told at once; the employer’s own system stays in step', async ({
  page,
  request,
}) => {
  test.setTimeout(120_000);
  const employer = await employerAtWork(request);
  const hooks = await webhookReceiver();
  const { secret } = await employer.call<{ secret: string }>('POST', 'webhooks', { url: hooks.url });
  hooks.trust(secret);
  const title = `Lighthouse keeper ${Date.now().toString(36)}`;
  const job = await employer.call<{ id: string }>('POST', 'jobs', {
    title,
    description: '<p>Keeps the light. <script>alert(1)</script></p>',
    places: [{ city: 'Utrecht', state: null, country: 'NL' }],
    workMode: 'O',
    employmentType: 'FT',
    questions: [{ id: 'nights', kind: 'RADIO', label: 'Do you work nights?', required: true, options: ['Yes', 'No'] }],
  });

  const person = newPerson();
  await test.step('the candidate finds the job, applies, and registers on the way', async () => {
    await page.goto(`/application/${job.id}`);
    await expect(page.getByText('Do you work nights?')).toBeVisible();
    await answerQuestions(page);
    await page.getByRole('button', { name: 'Continue' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Create an account' }).click();
    await sendRegistration(page, person);
    await expect(page).toHaveURL(/\/candidate\/application\//, { timeout: 20_000 });
    await page.getByRole('button', { name: 'Continue' }).click();
    await page.getByRole('button', { name: 'Submit application' }).click();
    await expect(bell(page)).toHaveAccessibleName('Notifications, 1 unread');
  });

  let application: Application | undefined;
  await test.step('the employer reads it', async () => {
    const { items } = await employer.call<{ items: Application[] }>('GET', `applications?jobId=${job.id}`);
    expect(items).toMatchObject([{ candidateName: person.name, enterpriseProcessStatus: 'R' }]);
    application = items[0];
  });
  if (!application) throw new Error('no application');
  const { id, candidateId } = application;

  await test.step('shortlists: the open page says so without a reload', async () => {
    await employer.call('POST', `applications/${id}/shortlist`, { note: 'We liked your answers.' });
    await expectNews(page, 2, `You have been shortlisted for ${title}`);
  });
  await test.step('writes, invites, offers', async () => {
    await employer.send(`messages/${candidateId}`, 'message', { text: 'When can you come?' });
    await expectNews(page, 3, `${employer.name} sent you a message.`);
    const day = new Date(Date.now() + 3 * 86_400_000).toISOString().slice(0, 10);
    await employer.call('POST', 'interviews', {
      applicationId: id,
      roundTitle: 'Meet the crew',
      scheduleStartDateTime: `${day}T09:00:00Z`,
      scheduleCompleteDateTime: `${day}T09:30:00Z`,
      timeZone: 'Europe/Amsterdam',
      mode: 'PHONE',
    });
    await expectNews(page, 4, `invites you to an interview for ${title}`);
    await employer.send(`applications/${id}/offer`, 'offer', { startDate: '2030-03-01', note: 'Welcome.' });
    await expectNews(page, 5, `offers you the position of ${title}`);
  });

  await test.step('a step that is none is refused with a sentence', async () => {
    await expect(employer.call('POST', `applications/${id}/onboard`, {})).rejects.toThrow(/409/);
  });

  await test.step('My Jobs has it under Offered', async () => {
    await page.goto('/candidate/my-jobs?tab=OFFERED');
    await expect(page.getByRole('main').getByRole('link', { name: title })).toBeVisible();
  });

  await test.step('what happened was delivered, signed', async () => {
    await expect
      .poll(() => hooks.received.filter(({ data }) => JSON.stringify(data).includes(id)).map(({ topic }) => topic))
      .toEqual(expect.arrayContaining(['application.submitted', 'application.changed', 'interview.changed']));
  });

  await test.step('closed, the job takes nothing more', async () => {
    await employer.call('POST', `jobs/${job.id}/close`);
    await expect.poll(() => hooks.received.some(({ topic }) => topic === 'job.closed')).toBe(true);
    await page.goto(`/candidate/job/${job.id}`);
    await expect(page.getByRole('main').getByRole('link', { name: /Apply/ })).toHaveCount(0);
  });
  await hooks.close();
});

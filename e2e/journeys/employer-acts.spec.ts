import type { Page } from '@playwright/test';
import { goToReview, submitReview } from '../platform/apply.ts';
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

test.use({ signedIn: 'new' });

test('SV-08 NT-06 NT-08 JB-17 JB-18 JB-20 an employer posts a job and moves a candidate, who is told at once and answers; the employer’s own system stays in step', async ({
  page,
  request,
  newcomer,
}) => {
  test.slow();
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

  const { person } = await newcomer();
  await test.step('the candidate applies', async () => {
    await page.goto(`/candidate/application/${job.id}`);
    await expect(page.getByText('Do you work nights?')).toBeVisible();
    await answerQuestions(page);
    await goToReview(page);
    await submitReview(page);
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
    await expectNews(page, 3, `${employer.name} has sent you a message.`);
    const day = new Date(Date.now() + 3 * 86_400_000).toISOString().slice(0, 10);
    await employer.call('POST', 'interviews', {
      applicationId: id,
      roundTitle: 'Meet the crew',
      scheduleStartDateTime: `${day}T09:00:00Z`,
      scheduleCompleteDateTime: `${day}T09:30:00Z`,
      timeZone: 'Europe/Amsterdam',
      mode: 'PHONE',
    });
    await expectNews(page, 4, `has invited you to an interview for ${title}`);
    await employer.send(`applications/${id}/offer`, 'offer', { startDate: '2030-03-01', note: 'Welcome.' });
    await expectNews(page, 5, `has offered you the ${title} position`);
  });

  await test.step('the candidate proposes another time, the employer takes it, the candidate accepts', async () => {
    await page.goto('/candidate/interviews');
    const card = page.getByRole('article').filter({ hasText: 'Meet the crew' });
    await card.getByRole('button', { name: 'Propose other times' }).click();
    const later = new Date(Date.now() + 5 * 86_400_000).toISOString().slice(0, 10);
    const form = page.getByRole('dialog', { name: 'Propose other times' });
    await form.getByLabel('Date').fill(later);
    await form.getByLabel('Time', { exact: true }).fill('14:00');
    await form.getByRole('button', { name: 'Send this time' }).click();
    await expect(card.getByText('Other times proposed')).toBeVisible();
    const { items } = await employer.call<{
      items: { id: string; proposedTimes: { startsAt: string; completesAt: string }[] }[];
    }>('GET', `interviews?applicationId=${id}`);
    const [interview] = items;
    expect(interview?.proposedTimes).toHaveLength(1);
    await employer.call('PUT', `interviews/${interview?.id}`, {
      roundTitle: 'Meet the crew',
      scheduleStartDateTime: `${later}T14:00:00Z`,
      scheduleCompleteDateTime: `${later}T14:30:00Z`,
      timeZone: 'Europe/Amsterdam',
      mode: 'PHONE',
    });
    await page.reload();
    await expect(card.getByText('Response needed')).toBeVisible();
    await card.getByRole('button', { name: 'Accept' }).click();
    await expect(card.getByText('Accepted')).toBeVisible();
    await expect
      .poll(async () => (await employer.call<{ status: string }>('GET', `interviews/${interview?.id}`)).status)
      .toBe('A');
  });

  await test.step('a step that is none is refused with a sentence', async () => {
    await expect(employer.call('POST', `applications/${id}/onboard`, {})).rejects.toThrow(/409/);
  });

  await test.step('the offer is opened from the bell and accepted', async () => {
    await bell(page).click();
    const panel = page.getByRole('dialog', { name: 'Notifications' });
    await panel.getByRole('button').filter({ hasText: 'has offered you the' }).click();
    await expect(page).toHaveURL(new RegExp(`/candidate/job-details/${job.id}`));
    await expect(page.getByText('Welcome.')).toBeVisible();
    await page.getByRole('button', { name: 'Accept offer' }).click();
    await page.getByRole('dialog', { name: 'Accept this offer?' }).getByRole('button', { name: 'Yes' }).click();
    await expect(page.getByText(/You accepted this offer/)).toBeVisible();
    await employer.call('POST', `applications/${id}/onboard`, {});
    await page.goto('/candidate/my-jobs?tab=ONBOARDED');
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

import type { APIRequestContext, Page } from '@playwright/test';
import { applyByApi } from './apply-by-api.ts';
import type { Employer } from './employer.ts';

/** Where a change is made: a signed-in candidate, and an employer who prepares things for them. */
export interface ChangesFixture {
  page: Page;
  request: APIRequestContext;
  employer: Employer;
  /** Of the candidate's own requests. */
  headers: Record<string, string>;
}

export async function postedJob({ employer }: Pick<ChangesFixture, 'employer'>): Promise<string> {
  const { id } = await employer.call<{ id: string }>('POST', 'jobs', {
    title: `Lock keeper ${Date.now().toString(36)}`,
    description: '<p>Opens and closes.</p>',
    places: [{ city: 'Utrecht', state: null, country: 'NL' }],
    employmentType: 'FT',
    easyApply: true,
  });
  return id;
}

interface Applied {
  jobId: string;
  applicationId: string;
  candidateId: string;
}

export async function applied(fixture: Omit<ChangesFixture, 'page'>): Promise<Applied> {
  const jobId = await postedJob(fixture);
  await applyByApi(fixture.request, fixture.headers, { jobId, answers: { availability: 'Full Time' } });
  const { items } = await fixture.employer.call<{ items: { id: string; candidateId: string }[] }>(
    'GET',
    `applications?jobId=${jobId}`,
  );
  return { jobId, applicationId: items[0]?.id ?? '', candidateId: items[0]?.candidateId ?? '' };
}

export async function openOffer(fixture: ChangesFixture): Promise<void> {
  const { jobId, applicationId } = await applied(fixture);
  await fixture.employer.call('POST', `applications/${applicationId}/shortlist`, {});
  await fixture.employer.send(`applications/${applicationId}/offer`, 'offer', { startDate: '2030-03-01', note: 'Welcome.' });
  await fixture.page.goto(`/candidate/job-details/${jobId}?tab=offer`);
}

export async function openConversation(fixture: ChangesFixture): Promise<void> {
  const { candidateId } = await applied(fixture);
  await fixture.employer.send(`messages/${candidateId}`, 'message', { text: 'Welcome aboard.' });
  await fixture.page.goto('/candidate/message-list');
  await fixture.page.getByRole('main').getByRole('listitem').getByRole('button').first().click();
}

export const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);

/** The candidate is invited to an interview; returns its id. */
export async function invited(fixture: Omit<ChangesFixture, 'page'>): Promise<string> {
  const { applicationId } = await applied(fixture);
  await fixture.employer.call('POST', `applications/${applicationId}/shortlist`, {});
  const { id } = await fixture.employer.call<{ id: string }>('POST', 'interviews', {
    applicationId,
    roundTitle: 'Meet the crew',
    scheduleStartDateTime: `${inDays(3)}T09:00:00Z`,
    scheduleCompleteDateTime: `${inDays(3)}T09:30:00Z`,
    timeZone: 'Europe/Amsterdam',
    mode: 'PHONE',
  });
  return id;
}

export async function openInterview(fixture: ChangesFixture): Promise<string> {
  const id = await invited(fixture);
  await fixture.page.goto(`/candidate/interviewDetails?id=${id}`);
  return id;
}

export async function openJob(fixture: ChangesFixture): Promise<void> {
  await fixture.page.goto(`/candidate/job/${await postedJob(fixture)}`);
}

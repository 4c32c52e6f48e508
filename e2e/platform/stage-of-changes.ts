import type { APIRequestContext, Page } from '@playwright/test';
import { applyByApi } from './apply-by-api.ts';
import type { Employer } from './employer.ts';

/** Where a change is made: a signed-in candidate, and an employer who prepares things for them. */
export interface Stage {
  page: Page;
  request: APIRequestContext;
  employer: Employer;
  /** Of the candidate's own requests. */
  headers: Record<string, string>;
}

export async function postedJob({ employer }: Pick<Stage, 'employer'>): Promise<string> {
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

export async function applied(stage: Omit<Stage, 'page'>): Promise<Applied> {
  const jobId = await postedJob(stage);
  await applyByApi(stage.request, stage.headers, { jobId, answers: { availability: 'Full Time' } });
  const { items } = await stage.employer.call<{ items: { id: string; candidateId: string }[] }>(
    'GET',
    `applications?jobId=${jobId}`,
  );
  return { jobId, applicationId: items[0]?.id ?? '', candidateId: items[0]?.candidateId ?? '' };
}

export async function openOffer(stage: Stage): Promise<void> {
  const { jobId, applicationId } = await applied(stage);
  await stage.employer.call('POST', `applications/${applicationId}/shortlist`, {});
  await stage.employer.send(`applications/${applicationId}/offer`, 'offer', { startDate: '2030-03-01', note: 'Welcome.' });
  await stage.page.goto(`/candidate/job-details/${jobId}?tab=offer`);
}

export async function openConversation(stage: Stage): Promise<void> {
  const { candidateId } = await applied(stage);
  await stage.employer.send(`messages/${candidateId}`, 'message', { text: 'Welcome aboard.' });
  await stage.page.goto('/candidate/message-list');
  await stage.page.getByRole('main').getByRole('listitem').getByRole('button').first().click();
}

export const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);

/** The candidate is invited to an interview; returns its id. */
export async function invited(stage: Omit<Stage, 'page'>): Promise<string> {
  const { applicationId } = await applied(stage);
  await stage.employer.call('POST', `applications/${applicationId}/shortlist`, {});
  const { id } = await stage.employer.call<{ id: string }>('POST', 'interviews', {
    applicationId,
    roundTitle: 'Meet the crew',
    scheduleStartDateTime: `${inDays(3)}T09:00:00Z`,
    scheduleCompleteDateTime: `${inDays(3)}T09:30:00Z`,
    timeZone: 'Europe/Amsterdam',
    mode: 'PHONE',
  });
  return id;
}

export async function openInterview(stage: Stage): Promise<string> {
  const id = await invited(stage);
  await stage.page.goto(`/candidate/interviewDetails?id=${id}`);
  return id;
}

export async function openJob(stage: Stage): Promise<void> {
  await stage.page.goto(`/candidate/job/${await postedJob(stage)}`);
}

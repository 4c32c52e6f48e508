import type { APIRequestContext, Page } from '@playwright/test';
import { applyByApi, candidateHeaders } from './apply-by-api.ts';
import { employerAtWork, type Employer } from './employer.ts';

/** A candidate and an employer that can write to each other. */
export interface FirstConversation {
  employer: Employer;
  candidateId: string;
  enterpriseId: string;
  jobId: string;
  jobTitle: string;
  /** The address of their conversation. */
  address: string;
  /** The employer writes. */
  write: (text: string) => Promise<void>;
  /** What the employer has received from the candidate, oldest first. */
  received: () => Promise<string[]>;
}

/** The signed-in candidate of the page applies for a new job of the demo employer; the page is open afterwards. */
export async function openFirstConversation(page: Page, request: APIRequestContext): Promise<FirstConversation> {
  const employer = await employerAtWork(request);
  const jobTitle = `Tide reader ${Date.now().toString(36)}`;
  const job = await employer.call<{ id: string }>('POST', 'jobs', {
    title: jobTitle,
    description: '<p>Reads the tide.</p>',
    places: [{ city: 'Utrecht', state: null, country: 'NL' }],
    easyApply: true,
    employmentType: 'FT',
    questions: [{ id: 'why', kind: 'TEXT', label: 'Why you?', required: true, options: [] }],
  });
  const headers = await candidateHeaders(page, () => page.goto('/candidate/my-jobs'));
  await applyByApi(request, headers, { jobId: job.id, answers: { availability: 'Full Time', why: 'I can read.' } });
  const { items } = await employer.call<{ items: { candidateId: string }[] }>('GET', `applications?jobId=${job.id}`);
  const candidateId = items[0]?.candidateId;
  if (!candidateId) throw new Error('the employer has no application');
  const write = (text: string) => employer.send<void>(`messages/${candidateId}`, 'message', { text });
  const received = async () => {
    const messages = await employer.call<{ message: string; byEnterprise: boolean }[]>('GET', `messages/${candidateId}`);
    return messages.filter(({ byEnterprise }) => !byEnterprise).map(({ message }) => message);
  };
  await write('Welcome aboard.');
  const listed = await request.get('/api/v1/candidates/messages/0/500', { headers });
  const { responsePayload } = (await listed.json()) as { responsePayload: { enterpriseId: string }[] };
  const enterpriseId = responsePayload[0]?.enterpriseId;
  if (!enterpriseId) throw new Error('the candidate has no conversation');
  const address = `/candidate/message-list?candidateId=${enterpriseId}&enterpriseId=${enterpriseId}`;
  return { employer, candidateId, enterpriseId, jobId: job.id, jobTitle, address, write, received };
}

import { expect, type APIRequestContext, type FrameLocator, type Page } from '@playwright/test';
import { ADOPTED_ATTRIBUTE } from '@hirehq/shared-contracts/first-paint';
import { SearchJobsDocument, type SearchJobsQuery, type SearchJobsQueryVariables } from '@hirehq/shared-contracts/graphql';

export type FoundJob = SearchJobsQuery['jobs']['nodes'][number];

/** Asks the platform as a visitor does: what there is to be found. */
export async function searchJobs(
  request: APIRequestContext,
  filter: SearchJobsQueryVariables['filter'],
): Promise<readonly FoundJob[]> {
  const variables: SearchJobsQueryVariables = { filter, sort: 'NEWEST', first: 50 };
  const response = await request.post('/graphql', {
    data: { query: SearchJobsDocument.text, operationName: SearchJobsDocument.name, variables },
  });
  expect(response.ok()).toBe(true);
  const { data } = (await response.json()) as { data: SearchJobsQuery };
  return data.jobs.nodes;
}

/** The newest job. */
export async function anyJob(request: APIRequestContext): Promise<FoundJob> {
  const [job] = await searchJobs(request, {});
  if (!job) throw new Error('the demo data have no job');
  return job;
}

const taken = new Set<string>();

/** An open job that asks for a review before sending, in a named city; another one each time. */
export async function jobToApplyTo(request: APIRequestContext): Promise<FoundJob & { place: NonNullable<FoundJob['place']> }> {
  const jobs = await searchJobs(request, { workModes: ['O', 'H'] });
  const job = jobs.find(({ id, easyApply, place, skills }) => !taken.has(id) && !easyApply && place?.city && skills.length > 0);
  if (!job?.place) throw new Error('no job of the demo data is fit for this test');
  taken.add(job.id);
  return { ...job, place: job.place };
}

/** The cards of a list that responds to input: those that came with the HTML of the page do not, also while the shell shows them itself. */
export const jobCards = (page: Page) =>
  page
    .getByRole('main')
    .and(page.locator(`:not(:has(template[data-part], [${ADOPTED_ATTRIBUTE}]))`))
    .getByRole('article');

/** Answers every question of the application on the screen. */
export async function answerQuestions(page: Page | FrameLocator): Promise<void> {
  const form = page.locator('form').filter({ has: page.getByRole('heading', { name: 'A few questions' }) });
  await form.getByLabel('Availability start date').fill('2030-02-01');
  await form.getByRole('radio', { name: 'Part Time' }).check();
  await form.getByLabel('Hours per day').fill('6');
  await form.getByRole('checkbox', { name: 'Monday' }).check();
  await form.getByRole('checkbox', { name: 'Thursday' }).check();
  for (const group of await form.getByRole('radiogroup').all()) {
    if ((await group.getByRole('radio', { checked: true }).count()) === 0) await group.getByRole('radio').first().check();
  }
  for (const field of await form.getByRole('textbox').all()) {
    const isAsked = (await field.getAttribute('aria-required')) === 'true';
    if (isAsked && (await field.inputValue()) === '') await field.fill('Four years, in two teams.');
  }
}

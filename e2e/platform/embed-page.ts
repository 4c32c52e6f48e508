import type { APIRequestContext, Locator, Page } from '@playwright/test';
import { employerAtWork } from './employer.ts';

/** What an employer copies into its pages, and what the employer is. */
export interface EmbedSetup {
  enterpriseId: string;
  developmentKey: string;
  lines: string;
  linesForLocalhost: string;
}

export const embedSetup = async (request: APIRequestContext): Promise<EmbedSetup> =>
  (await employerAtWork(request)).call<EmbedSetup>('GET', 'embed');

export const withAttributes = (lines: string, attributes: string): string =>
  lines.replace('<hirehq-embed', `<hirehq-embed ${attributes}`);

/** The lines for pages on localhost, with further attributes of the element. */
export const linesWith = async (request: APIRequestContext, attributes = ''): Promise<string> =>
  withAttributes((await embedSetup(request)).linesForLocalhost, attributes);

/** An element of the page; `place`: what it is in. */
export const embed = (page: Page, place = 'body'): Locator => page.locator(place).locator('hirehq-embed');
/** The first jobs, before the remote takes over. */
export const firstCards = (page: Page, place?: string): Locator => embed(page, place).locator('.card');
/** What the remote shows. */
export const remote = (page: Page, place?: string): Locator => embed(page, place).locator('.part:not([data-waiting])');
export const jobLinks = (page: Page, place?: string): Locator =>
  remote(page, place).getByRole('article').getByRole('heading').getByRole('link');

interface FirstJob {
  id: string;
  title: string;
}

/** A job of the employer to which people apply on the platform. */
export async function jobToApplyFor(request: APIRequestContext): Promise<FirstJob> {
  const { enterpriseId } = await embedSetup(request);
  const query = new URLSearchParams({ enterprise: enterpriseId, easyApply: 'true' });
  const response = await request.get(`/embed/v1/jobs?${query}`);
  const { jobs } = ((await response.json()) as { responsePayload: { jobs: FirstJob[] } }).responsePayload;
  const [job] = jobs;
  if (!job) throw new Error('the employer has no job to which people apply on the platform');
  return job;
}

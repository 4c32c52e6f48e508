import { randomUUID } from 'node:crypto';
import { expect, type APIRequestContext, type Page } from '@playwright/test';

const APPLY = 'mutation ApplyToJob($input: ApplyToJobInput!) { applyToJob(input: $input) { __typename } }';

/** Sends an application as a candidate's browser does; `headers` are those of the candidate's requests. */
export async function applyByApi(
  request: APIRequestContext,
  headers: Record<string, string>,
  { jobId, answers }: { jobId: string; answers: Readonly<Record<string, string>> },
): Promise<void> {
  const input = {
    jobId,
    requestId: randomUUID(),
    answers: Object.entries(answers).map(([questionId, value]) => ({ questionId, values: [value] })),
  };
  const response = await request.post('/graphql', {
    headers,
    data: { query: APPLY, operationName: 'ApplyToJob', variables: { input } },
  });
  expect(await response.text()).toContain('"ApplyToJobDone"');
}

/** The headers by which the services know the candidate of a page: of the first request that `open` makes it send. */
export async function candidateHeaders(page: Page, open: () => Promise<unknown>): Promise<Record<string, string>> {
  const asked = page.waitForRequest((request) => 'x-access-token' in request.headers());
  await open();
  const { authorization = '', 'x-access-token': idToken = '' } = (await asked).headers();
  return { authorization, 'x-access-token': idToken };
}

import type { Page, Request } from '@playwright/test';
import { routes } from '@hirehq/shared-contracts/routes';
import { settled } from '../platform/settled.ts';
import { expect, test } from '../platform/test.ts';

test.use({ signedIn: true });

/** Requested by the shell, and by forms that edit it: remotes do not share the data of the shell. */
const OF_THE_SHELL_TOO = '/api/v1/candidates/';

/** What a request reads, with everything it depends on; undefined for what changes or reports something. */
function readIn(request: Request): string | undefined {
  const { pathname, search } = new URL(request.url());
  if (pathname === '/graphql') {
    const { operationName, query, variables } = request.postDataJSON() as Record<string, unknown>;
    return /^\s*mutation\b/.test(String(query)) ? undefined : `${String(operationName)} ${JSON.stringify(variables)}`;
  }
  return request.method() === 'GET' && /\/api\/v1\//.test(pathname) ? pathname + search : undefined;
}

/** Loads the page and waits until its event stream is open and nothing loads any more. */
async function requestsOf(page: Page, path: string): Promise<string[]> {
  const reads: string[] = [];
  const note = (request: Request) => {
    const read = readIn(request);
    if (read !== undefined) reads.push(read);
  };
  page.on('request', note);
  const opened = page.waitForResponse((response) => new URL(response.url()).pathname === '/stream');
  await page.goto(path);
  expect((await opened).status()).toBe(200);
  await expect(page.getByRole('main').getByRole('heading').first()).toBeVisible();
  await settled(page);
  // What the stream says first has been acted upon once the page has responded to something after it.
  await page.getByRole('main').first().hover();
  await settled(page);
  page.off('request', note);
  return reads;
}

const PAGES = {
  dashboard: routes.dashboard(),
  'find jobs': routes.findJobs(),
  'my jobs': routes.myJobs(),
  messages: routes.messageList(),
  'own profile': routes.editProfile(),
  settings: routes.settings(),
  'saved searches': routes.savedSearches(),
} as const;

for (const [name, path] of Object.entries(PAGES))
  test(`MS-08 PF-01 the page ${name} requests nothing twice while it loads`, async ({ page }) => {
    const reads = await requestsOf(page, path);
    expect(reads.length).toBeGreaterThan(0);
    const twice = reads.filter((read, index) => reads.indexOf(read) !== index);
    expect(twice.filter((read) => read !== OF_THE_SHELL_TOO)).toEqual([]);
  });

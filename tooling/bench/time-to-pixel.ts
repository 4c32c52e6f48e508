import { execFile } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { Page } from '@playwright/test';
import { withServices, type RunningServices } from './running-services.ts';
import { builtReleases, launchBrowser } from './under-test.ts';

const SERVICES = join(import.meta.dirname, '../../services');
const JOBS = 200;
/** An employer may send a candidate 30 messages a minute. */
const PAUSE_MS = 2_100;
const ANY_JOB = 'query { jobs(filter: {}, sort: NEWEST, first: 1) { nodes { enterprise { id } } } }';
const APPLY = 'mutation ($input: ApplyToJobInput!) { applyToJob(input: $input) { __typename } }';

export interface TimedMessage {
  /** From the start of the employer's call to its response. */
  callMs: number;
  /** From the start of the employer's call to the frame that shows it. */
  pixelMs: number;
}

async function graphql<Data>(
  origin: string,
  query: string,
  variables: object,
  headers: Record<string, string> = {},
): Promise<Data> {
  const response = await fetch(`${origin}/graphql`, {
    method: 'POST',
    headers: { ...headers, 'content-type': 'application/json' },
    body: JSON.stringify({ query, variables }),
  });
  return ((await response.json()) as { data: Data }).data;
}

/** Calls of an employer of the demo data. */
async function employerOf({ origin, environment }: RunningServices) {
  const { jobs } = await graphql<{ jobs: { nodes: { enterprise: { id: string } }[] } }>(origin, ANY_JOB, {});
  const { stdout } = await promisify(execFile)(
    process.execPath,
    [join(SERVICES, 'src/commands/employer-key.ts'), jobs.nodes[0]?.enterprise.id ?? '', '--all-scopes'],
    { cwd: SERVICES, env: environment },
  );
  const key = /^hq_\S+$/m.exec(stdout)?.[0];
  if (!key) throw new Error(`no key in: ${stdout}`);
  return async <Payload>(method: 'GET' | 'POST', path: string, body?: object | FormData): Promise<Payload> => {
    const isForm = body instanceof FormData;
    const response = await fetch(`${origin}/employer/v1/${path}`, {
      method,
      headers: {
        authorization: `Bearer ${key}`,
        'idempotency-key': randomUUID(),
        ...(body && !isForm && { 'content-type': 'application/json' }),
      },
      ...(body && { body: isForm ? body : JSON.stringify(body) }),
    });
    if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`);
    return ((await response.json()) as { responsePayload: Payload }).responsePayload;
  };
}

/** Signs in as a demo candidate; returns the headers of the page's requests. */
export async function signIn(page: Page, { origin, output }: RunningServices): Promise<Record<string, string>> {
  const [, email = '', password = ''] = /demo accounts: (\S+@\S+)\s*\/\s*([^\s,]+)/.exec(output()) ?? [];
  const asked = page.waitForRequest((request) => 'x-access-token' in request.headers());
  await page.goto(`${origin}/candidate/my-jobs`);
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign in' }).click();
  const { authorization = '', 'x-access-token': idToken = '' } = (await asked).headers();
  return { authorization, 'x-access-token': idToken };
}

/** The time of the first frame after the bell's count has changed, in milliseconds since 1970. */
const nextCount = (page: Page): Promise<number> =>
  page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        const bell = document.querySelector('.nt-bell');
        const observer = new MutationObserver(() => {
          observer.disconnect();
          requestAnimationFrame(() => resolve(performance.timeOrigin + performance.now()));
        });
        if (bell) observer.observe(bell, { attributes: true, attributeFilter: ['aria-label'] });
      }),
  );

/** Times messages of an employer from the call to the bell of a page that has the event stream. */
export async function timeToPixel(messages: number): Promise<{ times: TimedMessage[]; browser: string }> {
  const browser = await launchBrowser();
  const environment = { HIREHQ_AUTOPILOT: 'off', HIREHQ_EMPLOYER_RATE_LIMIT: '0' };
  try {
    const times = await withServices({ jobs: JOBS, releases: builtReleases(), environment }, async (running) => {
      const page = await browser.newPage({ viewport: { width: 1280, height: 800 }, locale: 'en-US', reducedMotion: 'reduce' });
      const opened = page.waitForResponse((response) => new URL(response.url()).pathname === '/stream');
      const headers = await signIn(page, running);
      const call = await employerOf(running);
      const { id: jobId } = await call<{ id: string }>('POST', 'jobs', {
        title: 'Signal keeper',
        description: '<p>Keeps the signals.</p>',
        places: [{ city: 'Utrecht', state: null, country: 'NL' }],
        employmentType: 'FT',
        easyApply: true,
      });
      const input = { jobId, requestId: randomUUID(), answers: [{ questionId: 'availability', values: ['Full Time'] }] };
      await opened;
      await page.locator('.nt-bell').waitFor();
      const applied = nextCount(page);
      await graphql(running.origin, APPLY, { input }, headers);
      await applied;
      const { items } = await call<{ items: { candidateId: string }[] }>('GET', `applications?jobId=${jobId}`);

      const timed: TimedMessage[] = [];
      // The first ones warm up.
      for (let number = -5; number < messages; number += 1) {
        // Each message is measured on a page that is idle again.
        await page.waitForTimeout(PAUSE_MS);
        const shown = nextCount(page);
        const form = new FormData();
        form.append('message', new Blob([JSON.stringify({ text: `Message ${number}` })], { type: 'application/json' }));
        const sentAt = Date.now();
        await call('POST', `messages/${items[0]?.candidateId}`, form);
        const callMs = Date.now() - sentAt;
        const pixelMs = (await shown) - sentAt;
        if (number >= 0) timed.push({ callMs, pixelMs });
      }
      return timed;
    });
    return { times, browser: browser.version() };
  } finally {
    await browser.close();
  }
}

import type { Browser } from '@playwright/test';
import { PAGE_IDS } from '@hirehq/shared-contracts/page';
import {
  LOAD_REPORTS_PATH,
  releaseSetSchema,
  VISIT_TICKET_HEADER,
  type LoadReport,
  type ReleaseSet,
} from '@hirehq/shared-contracts/release';
import { CANARY_COOKIES } from '@hirehq/shared-contracts/storage-keys';
import type { StorageState } from '../account.ts';
import { expect } from '../test.ts';

const jsonIn = (html: string, id: string): unknown => {
  const [, text = 'null'] = new RegExp(`id="${id}"[^>]*>([^<]*)<`).exec(html) ?? [];
  return JSON.parse(text);
};

/** The release set in the HTML of a page. */
export const setIn = (html: string): ReleaseSet => releaseSetSchema.parse(jsonIn(html, PAGE_IDS.releaseSet));

const ticketIn = (html: string) => (jsonIn(html, PAGE_IDS.config) as { visitTicket?: string }).visitTicket ?? '';

/** What is visited: a page whose parts are of one remote. */
export interface Visited {
  origin: string;
  path: string;
  remote: string;
  /** Id of the route. */
  part: string;
  /** Heading of the page in every version that works. */
  headings: RegExp;
}

/** The version of the remote in the page of somebody new, the ticket of the visit and the cookie by which they are known. */
async function openPage({ origin, path, remote }: Visited) {
  const response = await fetch(origin + path, { headers: { accept: 'text/html' } });
  const html = await response.text();
  const { name } = CANARY_COOKIES.visitor;
  const [, visitor = ''] = new RegExp(`${name}=([^;]+)`).exec(response.headers.getSetCookie().join('\n')) ?? [];
  return {
    version: setIn(html).remotes[remote]?.current.version ?? '',
    ticket: ticketIn(html),
    cookie: { name, value: visitor },
  };
}

/** What a browser reports of a page that works. */
async function reportLoaded({ origin, path, remote, part }: Visited, version: string, ticket: string): Promise<void> {
  const report: LoadReport = {
    traceId: 'visitor',
    remote,
    part,
    outcome: 'ok',
    attempts: [{ version, outcome: 'ok', ms: 50 }],
    page: path,
    at: new Date().toISOString(),
    isFetched: true,
  };
  const response = await fetch(origin + LOAD_REPORTS_PATH, {
    method: 'POST',
    headers: { 'content-type': 'application/json', [VISIT_TICKET_HEADER]: ticket },
    body: JSON.stringify([report]),
  });
  expect(response.status).toBe(204);
}

/** Opens the page in a browser as this visitor; whatever version they have, they see a page. Resolves once all is reported. */
async function visitInBrowser(browser: Browser, visited: Visited, state: StorageState): Promise<LoadReport[]> {
  const { origin, path, headings, remote, part } = visited;
  const context = await browser.newContext({ storageState: state, locale: 'en-US' });
  try {
    const page = await context.newPage();
    const reports: LoadReport[] = [];
    page.on('request', (request) => {
      if (new URL(request.url()).pathname === LOAD_REPORTS_PATH) reports.push(...(request.postDataJSON() as LoadReport[]));
    });
    await page.goto(origin + path);
    await expect(page.getByRole('heading', { level: 1, name: headings })).toBeVisible();
    await expect(page.getByRole('main').locator('[data-fallback]')).toHaveCount(0);
    // As when it is left; a failure may have been reported before.
    await page.evaluate(() => window.dispatchEvent(new Event('pagehide')));
    const ofPart = () => reports.filter((report) => report.remote === remote && report.part === part);
    await expect.poll(() => ofPart().length).toBeGreaterThan(0);
    return ofPart();
  } finally {
    await context.close();
  }
}

/**
 * Somebody new opens the page. With the version that is tried out it is loaded in a browser, which reports what happens; with the live
 * one it is reported as loaded.
 */
export async function visitAsNewcomer(
  browser: Browser,
  visited: Visited,
  { candidate, tried }: { candidate: StorageState; tried: string },
): Promise<LoadReport[]> {
  const { version, ticket, cookie } = await openPage(visited);
  if (version !== tried) {
    await reportLoaded(visited, version, ticket);
    return [];
  }
  const known = { ...cookie, domain: new URL(visited.origin).hostname, path: '/', expires: -1, httpOnly: true, secure: false };
  const state = { ...candidate, cookies: [...candidate.cookies, { ...known, sameSite: 'Lax' as const }] };
  return visitInBrowser(browser, visited, state);
}

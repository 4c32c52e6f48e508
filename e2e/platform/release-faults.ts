import type { Page, Request, Route } from '@playwright/test';
import { combinations } from './combinations.ts';
import { PAGE_IDS } from '@hirehq/shared-contracts/page';
import {
  LOAD_REPORTS_PATH,
  releaseSetSchema,
  releaseUrl,
  secondBase,
  type LoadCause,
  type LoadPhase,
  type LoadReport,
  type ReleaseMember,
} from '@hirehq/shared-contracts/release';

const FILES = ['entry', 'exposed', 'css', 'chunk'] as const satisfies LoadPhase[];
export type FaultyFile = (typeof FILES)[number];

interface Fault {
  name: string;
  cause: LoadCause;
  respond: (route: Route) => Promise<void>;
}

const HTML = '<!doctype html><title>hireHQ</title><p>Not what was asked for.</p>';

const FAULTS: Fault[] = [
  {
    name: '404',
    cause: 'not-found',
    respond: (route) => route.fulfill({ status: 404, contentType: 'application/json', body: '{}' }),
  },
  {
    name: '500',
    cause: 'server-error',
    respond: (route) => route.fulfill({ status: 500, contentType: 'text/plain', body: 'broken' }),
  },
  { name: 'no response', cause: 'timeout', respond: async () => undefined },
  {
    name: 'HTML with status 200',
    cause: 'not-javascript',
    respond: (route) => route.fulfill({ status: 200, contentType: 'text/html', body: HTML }),
  },
  {
    name: 'tampered bytes',
    cause: 'tampered',
    async respond(route) {
      const response = await route.fetch();
      await route.fulfill({ response, body: `${await response.text()}\n/* one more */` });
    },
  },
];

const FAULT_MATRIX = combinations({ file: FILES, fault: FAULTS, before: ['a good version', 'no version'] });

/** Which file of a remote has which fault, where there is a version before to step back to, and where there is none. */
export const faultsWith = (before: 'a good version' | 'no version') =>
  FAULT_MATRIX.filter((row) => row.before === before).map(({ file, fault }) => ({ file, ...fault }));

/** The versions of a remote that are live on a platform. */
export async function liveMember(page: Page, origin: string, remote: string): Promise<ReleaseMember> {
  const response = await page.request.get(`${origin}/job-list`, { headers: { accept: 'text/html' } });
  const text = new RegExp(`id="${PAGE_IDS.releaseSet}">([^<]*)<`).exec(await response.text())?.[1];
  const member = releaseSetSchema.parse(JSON.parse(text ?? '')).remotes[remote];
  if (!member) throw new Error(`${remote} is not live at ${origin}`);
  return member;
}

/** Addresses, both of each, of the files of one kind that the current version of a remote needs for a page. */
export function faultyFiles({ current }: ReleaseMember, file: FaultyFile, page: string): string[] {
  const remote = current.parts['remote'];
  const part = current.parts[page];
  const files = {
    entry: [current.entry],
    exposed: remote?.js ?? [],
    css: [...(remote?.css ?? []), ...(part?.css ?? [])],
    chunk: part?.js ?? [],
  }[file];
  if (files.length === 0) throw new Error(`${page} of ${current.remote} has no file for '${file}'`);
  return ['/remotes', secondBase('/remotes')].flatMap((base) => files.map((name) => releaseUrl(base, current, name)));
}

/** Makes requests for the given files fail; the returned function removes the fault. */
export async function plantFault(page: Page, files: readonly string[], respond: Fault['respond']): Promise<() => Promise<void>> {
  const isFaulty = (url: URL) => files.includes(url.pathname);
  const responding = new Set<Promise<void>>();
  const handler = async (route: Route) => {
    const response = respond(route);
    responding.add(response);
    await response;
  };
  await page.route(isFaulty, handler);
  return async () => {
    // A request whose interception ends before its response was sent is answered twice.
    await Promise.all(responding);
    await page.unroute(isFaulty, handler);
  };
}

/** What a request reports of a part of a remote, if it does. */
function reportIn(request: Request, remote: string, part: string): LoadReport | undefined {
  if (request.method() !== 'POST' || new URL(request.url()).pathname !== LOAD_REPORTS_PATH) return undefined;
  const reports = request.postDataJSON() as LoadReport[];
  return reports.find((report) => report.remote === remote && report.part === part);
}

/** The next report about a part of a remote; ask before the load starts. */
export async function nextReport(page: Page, remote: string, part: string): Promise<LoadReport> {
  let report: LoadReport | undefined;
  await page.waitForRequest((request) => (report ??= reportIn(request, remote, part)) !== undefined, { timeout: 45_000 });
  if (!report) throw new Error(`no load report of ${remote}/${part}`);
  return report;
}

/** The report as the services keep it for the operator. */
export async function storedReport(page: Page, origin: string, traceId: string): Promise<LoadReport | undefined> {
  const response = await page.request.get(`${origin}/ops/load-reports?limit=1000`);
  const { reports } = (await response.json()) as { reports: { report: LoadReport }[] };
  return reports.find(({ report }) => report.traceId === traceId)?.report;
}

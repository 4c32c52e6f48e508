import type { LoadAttempt, LoadReport } from '@hirehq/shared-contracts/release';
import { CANARY_COOKIES } from '@hirehq/shared-contracts/storage-keys';
import type { MakeCanaryPort } from '../../releases/index.ts';

type CanaryPort = ReturnType<MakeCanaryPort>;

export const LIVE = '1.0.0';
export const CANARY = '2.0.0';

export type Experience = 'ok' | 'not loaded' | 'crashed' | 'slow';

const attempts: Readonly<Record<Experience, (version: string) => LoadAttempt[]>> = {
  ok: (version) => [{ version, outcome: 'ok', ms: 50 }],
  'not loaded': (version) => [{ version, outcome: 'failed', phase: 'entry', cause: 'not-found', ms: 20 }],
  crashed: (version) => [{ version, outcome: 'failed', phase: 'mount', cause: 'threw', ms: 20 }],
  slow: (version) => [{ version, outcome: 'ok', ms: 5_000 }],
};

export function reportOf(version: string, outcome: Experience, remote = 'jobs'): LoadReport {
  const isLoaded = outcome === 'ok' || outcome === 'slow';
  return {
    traceId: 't',
    remote,
    part: 'jobList',
    outcome: isLoaded ? 'ok' : 'stepped-back',
    attempts: attempts[outcome](version),
    page: '/job-list',
    at: '2026-05-04T12:00:00Z',
    isFetched: true,
  };
}

export interface Visitor {
  isCanary: boolean;
  version: string;
  ticket: string | undefined;
  /** The cookies it has after its first page. */
  cookies: string;
  /** Sends the load reports of its page. */
  reports: (...outcomes: Experience[]) => Promise<void>;
}

/** Opens a page, as a new visitor unless cookies are given. */
export async function visit(
  port: CanaryPort,
  { cookies, address = '127.0.0.1', sequence = 1 }: { cookies?: string; address?: string; sequence?: number } = {},
): Promise<Visitor> {
  const page = await port.ofPage({ cookies, sequence, versions: { jobs: LIVE, shell: LIVE } });
  const isCanary = page.releases.some(({ version }) => version === CANARY);
  const version = isCanary ? CANARY : LIVE;
  const set = page.cookies
    .map((cookie) => cookie.split(';')[0])
    .find((cookie) => cookie?.startsWith(CANARY_COOKIES.visitor.name));
  return {
    isCanary,
    version,
    ticket: page.visitTicket,
    cookies: set ?? cookies ?? '',
    reports: (...outcomes) =>
      port.count({ ticket: page.visitTicket, address, reports: outcomes.map((outcome) => reportOf(version, outcome)) }),
  };
}

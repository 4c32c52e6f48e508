import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { JobPageDocument, type Operation, SearchJobsDocument } from '@hirehq/shared-contracts/graphql';
import { SaveApplicationDraftDocument } from '@hirehq/mfe-jobs/src/apply/features/apply-to-job/application-draft.graphql.ts';
import { ApplyToJobDocument } from '@hirehq/mfe-jobs/src/apply/features/apply-to-job/apply-to-job.graphql.ts';
import { SaveJobDocument } from '@hirehq/mfe-jobs/src/shared/save-job/save-job.graphql.ts';
import { MyJobsDocument } from '@hirehq/mfe-jobs/src/track/features/track-jobs/my-jobs.graphql.ts';
import type { ChaosJobs, Written } from './chaos-data.store.ts';

interface Asked {
  path: string;
  method: 'GET' | 'POST' | 'PUT';
  body?: string | FormData;
  /** The stored row according to the response to a write; undefined for other responses. */
  written?: (response: unknown) => Written | undefined;
}

/** One request and its outcome. */
export interface Sent {
  /** When it was due, in milliseconds of `performance`. */
  due: number;
  /** 0 if there was no response; undefined while it is pending. */
  status: number | undefined;
  retryAfter: boolean;
  /** True for the expected response. */
  isGood: boolean;
  /** Content of a response that was neither the expected one nor 503. */
  said: string | undefined;
  written: Written | undefined;
}

export interface ChaosCandidate {
  id: string;
  headers: Record<string, string>;
}

const RESPONSE_WITHIN_MS = 20_000;

const ANSWERS = [
  { questionId: 'availabilityStartDate', values: ['2100-01-01'] },
  { questionId: 'availability', values: ['Full Time'] },
  { questionId: 'hoursPerDay', values: ['8'] },
  { questionId: 'daysAvailable', values: ['Monday'] },
];

const graphql = <Result, Variables>(operation: Operation<Result, Variables>, variables: Variables) => ({
  path: '/graphql',
  method: 'POST' as const,
  body: JSON.stringify({ query: operation.text, variables }),
});

export function application(jobId: string): Asked {
  return {
    ...graphql(ApplyToJobDocument, { input: { jobId, requestId: randomUUID(), answers: ANSWERS } }),
    written: (response) => {
      const { data } = response as { data?: { applyToJob?: { application?: { id: string } } } };
      const id = data?.applyToJob?.application?.id;
      return id === undefined ? undefined : { kind: 'application', id };
    },
  };
}

function bookmark(candidateId: string, jobId: string): Asked {
  return {
    ...graphql(SaveJobDocument, { jobId, saved: true }),
    written: (response) =>
      (response as { data?: { saveJob?: { job?: { saved: boolean } } } }).data?.saveJob?.job?.saved
        ? { kind: 'bookmark', candidateId, jobId }
        : undefined,
  };
}

function draft(jobId: string): Asked {
  const requestId = randomUUID();
  return {
    ...graphql(SaveApplicationDraftDocument, { input: { jobId, requestId, answers: ANSWERS } }),
    written: (response) => {
      const { data } = response as { data?: { saveApplicationDraft?: { draft?: { requestId: string } } } };
      return data?.saveApplicationDraft?.draft ? { kind: 'draft', requestId } : undefined;
    },
  };
}

function message(candidateId: string, enterpriseId: string): Asked {
  const body = new FormData();
  const parties = { messageTo: enterpriseId, messageFrom: candidateId, byEnterprise: false, enterpriseId };
  body.set('messages', JSON.stringify({ message: 'Hello', messageType: 'TEXT', requestId: randomUUID(), ...parties }));
  return {
    path: '/api/v1/candidates/messages/general',
    method: 'PUT',
    body,
    written: (response) => {
      const id = (response as { responsePayload?: { id?: string } }).responsePayload?.id;
      return id === undefined ? undefined : { kind: 'message', id };
    },
  };
}

/** Ten requests: five reads, two bookmarks, a draft, an application and a message; no two write to the same row. */
function requestOf(turn: number, { id }: ChaosCandidate, { enterpriseId, jobIds }: ChaosJobs, round: number): Asked {
  const jobId = jobIds[round % jobIds.length] ?? '';
  switch (turn % 10) {
    case 0:
      return graphql(JobPageDocument, { id: jobId });
    case 2:
      return graphql(SearchJobsDocument, { filter: { keyword: 'nurse' }, sort: 'RELEVANCE', first: 20, after: null });
    case 4:
      return { path: '/api/v1/candidates/notifications/unread/C', method: 'GET' };
    case 6:
      return { path: '/api/v1/candidates/', method: 'GET' };
    case 8:
      return graphql(MyJobsDocument, { tab: 'APPLIED', first: 5, after: null });
    case 1:
    case 5:
      return bookmark(id, jobId);
    case 3:
      return draft(jobId);
    case 7:
      return application(jobId);
    default:
      return message(id, enterpriseId);
  }
}

/** Sends one request and reads its response; never throws. */
export async function ask(origin: string, headers: Record<string, string>, asked: Asked): Promise<Omit<Sent, 'due'>> {
  try {
    const { path, method, body, written } = asked;
    const response = await fetch(origin + path, {
      method,
      headers: { ...headers, ...(typeof body === 'string' && { 'content-type': 'application/json' }) },
      ...(body !== undefined && { body }),
      signal: AbortSignal.timeout(RESPONSE_WITHIN_MS),
    });
    const text = await response.text();
    const parsed: unknown = response.ok ? JSON.parse(text) : undefined;
    const stored = parsed === undefined ? undefined : written?.(parsed);
    const isGood = response.ok && !(parsed as { errors?: unknown }).errors && (written === undefined || stored !== undefined);
    return {
      status: response.status,
      retryAfter: response.headers.has('retry-after'),
      isGood,
      said: isGood || response.status === 503 ? undefined : `${path}: ${text.slice(0, 300)}`,
      written: stored,
    };
  } catch (error) {
    return { status: 0, retryAfter: false, isGood: false, said: String(error), written: undefined };
  }
}

export interface Traffic {
  /** Every request so far, in the order they were due. */
  sent: readonly Sent[];
  /** Stops sending; resolves once all requests have completed. */
  stop(): Promise<void>;
}

interface TrafficOptions {
  origins: readonly string[];
  candidates: readonly ChaosCandidate[];
  jobs: ChaosJobs;
  /** Sends this many requests per second, regardless of responses. */
  rate: number;
}

export function startTraffic({ origins, candidates, jobs, rate }: TrafficOptions): Traffic {
  const sent: Sent[] = [];
  const underWay = new Set<Promise<void>>();
  const started = performance.now();
  let stopped = false;

  function send(turn: number): void {
    const entry: Sent = {
      due: started + (turn / rate) * 1000,
      status: undefined,
      retryAfter: false,
      isGood: false,
      said: undefined,
      written: undefined,
    };
    sent.push(entry);
    // A candidate's turns are `candidates.length` apart, so each of them is a different job.
    const candidate = candidates[turn % candidates.length] as ChaosCandidate;
    const round = Math.floor(turn / candidates.length);
    const acknowledged = ask(
      origins[turn % origins.length] ?? '',
      candidate.headers,
      requestOf(turn + round, candidate, jobs, round),
    )
      .then((response) => void Object.assign(entry, response))
      .finally(() => underWay.delete(acknowledged));
    underWay.add(acknowledged);
  }

  const loop = (async () => {
    for (let turn = 0; !stopped; await sleep(2)) {
      const due = Math.ceil(((performance.now() - started) / 1000) * rate);
      for (; turn < due; turn += 1) send(turn);
    }
    await Promise.all(underWay);
  })();

  return {
    sent,
    stop() {
      stopped = true;
      return loop;
    },
  };
}

import type { Database } from '../../platform/database/database.ts';
import { createStream } from '../../platform/events/stream.store.ts';
import { notifyCandidate } from '../../modules/candidate/notifications/index.ts';
import { percentile } from '../load-generator.ts';

const PATH = '/api/v1/candidates/notifications/unread/C';
const UNREAD = 50;
const POLLS = 300;

/** Milliseconds and bytes of a poll whose response is sent, and milliseconds of one whose response is unchanged. */
export interface MeasuredPoll {
  unread: number;
  fullP50: number;
  fullBytes: number;
  unchangedP50: number;
}

async function timed(
  url: string,
  headers: Record<string, string>,
  status: number,
): Promise<{ ms: number; bytes: number; tag: string }> {
  const startedAt = performance.now();
  const response = await fetch(url, { headers });
  const body = await response.text();
  const ms = performance.now() - startedAt;
  if (response.status !== status) throw new Error(`${url} responded with status ${response.status}, not ${status}`);
  return { ms, bytes: body.length, tag: response.headers.get('etag') ?? '' };
}

/** Polls the unread notifications of one candidate, in turn with and without the tag of the last response. */
export async function measurePoll(
  db: Database,
  origin: string,
  { candidateId, headers }: { candidateId: string; headers: Record<string, string> },
): Promise<MeasuredPoll> {
  const told = { candidateId, kind: 'message', link: '/candidate/dashboard', values: { company: 'Harbour Ltd' } } as const;
  // What is measured is shown in the page; no email and no push message is queued.
  const services = { stream: createStream(), work: { enqueue: () => Promise.resolve() } };
  for (let number = 0; number < UNREAD; number += 1)
    await db.transaction().execute((trx) => notifyCandidate(services, trx, { ...told, at: new Date() }));
  const url = origin + PATH;
  const { tag, bytes } = await timed(url, headers, 200);
  const [full, unchanged]: [number[], number[]] = [[], []];
  for (let turn = 0; turn < POLLS; turn += 1) {
    full.push((await timed(url, headers, 200)).ms);
    unchanged.push((await timed(url, { ...headers, 'if-none-match': tag }, 304)).ms);
  }
  return { unread: UNREAD, fullP50: percentile(full, 0.5), fullBytes: bytes, unchangedP50: percentile(unchanged, 0.5) };
}

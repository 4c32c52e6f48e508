import { randomUUID } from 'node:crypto';
import { Agent, get, type ClientRequest } from 'node:http';
import { setTimeout } from 'node:timers/promises';
import { ApplyToJobDocument } from '@hirehq/mfe-jobs/src/apply/features/apply-to-job/apply-to-job.graphql.ts';
import { percentile, send, type Outcome } from './load-generator.ts';
import { POLLED, type Candidates } from './load-traffic.ts';

const POLL_EVERY_MS = 10_000;
const agent = new Agent({ keepAlive: true, maxSockets: 5000 });

interface OpenStream {
  /** When an event of the topic arrived, in milliseconds of `performance`; undefined until then. */
  heardAt: (topic: string) => number | undefined;
  isOpen: () => boolean;
  close(): void;
}

function openStream(origin: string, headers: Record<string, string>): Promise<OpenStream> {
  return new Promise((resolve, reject) => {
    const heard = new Map<string, number>();
    let open = true;
    const asked: ClientRequest = get(`${origin}/stream`, { headers, agent }, (response) => {
      response.setEncoding('utf8').on('data', (chunk: string) => {
        for (const [, topic = ''] of chunk.matchAll(/^event: ([^@\n]+)/gm))
          if (!heard.has(topic)) heard.set(topic, performance.now());
      });
      response.on('close', () => (open = false));
      if (response.statusCode !== 200) return reject(new Error(`The stream responded with status ${response.statusCode}`));
      resolve({ heardAt: (topic) => heard.get(topic), isOpen: () => open, close: () => asked.destroy() });
    });
    asked.on('error', (error) => (open ? reject(error) : undefined));
  });
}

export interface Streamed {
  streams: number;
  polling: number;
  seconds: number;
  /** Streams that stayed open throughout. */
  streamsKept: number;
  polls: number;
  failedPolls: number;
  pollP99: number;
  /** Events sent while all were connected, and how many of them arrived. */
  sent: number;
  arrived: number;
  /** Milliseconds from the stored application to the event on the stream. */
  arrivalP99: number;
}

async function inBatches<T, U>(items: readonly T[], size: number, work: (item: T) => Promise<U>): Promise<U[]> {
  const results: U[] = [];
  for (let index = 0; index < items.length; index += size)
    results.push(...(await Promise.all(items.slice(index, index + size).map(work))));
  return results;
}

const ANSWERS = [
  { questionId: 'availabilityStartDate', values: [new Date(Date.now() + 86_400_000).toISOString().slice(0, 10)] },
  { questionId: 'availability', values: ['Full Time'] },
  { questionId: 'hoursPerDay', values: ['8'] },
  { questionId: 'daysAvailable', values: ['Monday'] },
];

/** False for a job with questions of its own. */
async function applyToOne(origin: string, headers: Record<string, string>, jobId: string | undefined): Promise<boolean> {
  const response = await fetch(`${origin}/graphql`, {
    method: 'POST',
    headers: { ...headers, 'content-type': 'application/json' },
    body: JSON.stringify({
      query: ApplyToJobDocument.text,
      variables: { input: { jobId, requestId: randomUUID(), answers: ANSWERS } },
    }),
  });
  return (await response.text()).includes('"ApplyToJobDone"');
}

/** Half of the candidates have an open stream, half poll every ten seconds; some of those with a stream apply to a job. */
export async function streamAndPoll(
  origin: string,
  candidates: Candidates,
  jobIds: readonly string[],
  seconds: number,
): Promise<Streamed> {
  const middle = Math.floor(candidates.headers.length / 2);
  const [streaming, polling] = [candidates.headers.slice(0, middle), candidates.headers.slice(middle)];
  const streams = await inBatches(streaming, 25, (headers) => openStream(origin, headers));

  const until = performance.now() + seconds * 1000;
  const polls: Outcome[] = [];
  const poller = async (headers: Record<string, string>, number: number) => {
    await setTimeout((number / polling.length) * POLL_EVERY_MS);
    while (performance.now() < until) {
      const at = performance.now();
      for (const path of POLLED) {
        const asked = performance.now();
        const response = await send(origin, { method: 'GET', path, headers, body: undefined });
        polls.push({ ...response, ms: performance.now() - asked, at: asked });
      }
      await setTimeout(Math.max(0, Math.min(until, at + POLL_EVERY_MS) - performance.now()));
    }
  };
  const arrivals: (number | undefined)[] = [];
  const applicants = async () => {
    await setTimeout(2000);
    for (const [number, headers] of streaming.slice(0, seconds * 2).entries()) {
      const isStored = await applyToOne(origin, headers, jobIds[number % jobIds.length]);
      if (!isStored) continue;
      const stored = performance.now();
      for (let waited = 0; waited < 1000 && streams[number]?.heardAt('notification.received') === undefined; waited += 1)
        await setTimeout(10);
      const heard = streams[number]?.heardAt('notification.received');
      arrivals.push(heard === undefined ? undefined : Math.max(0, heard - stored));
      if (performance.now() > until) break;
    }
  };
  await Promise.all([applicants(), ...polling.map(poller)]);
  const streamsKept = streams.filter((stream) => stream.isOpen()).length;
  for (const stream of streams) stream.close();
  const arrived = arrivals.filter((ms) => ms !== undefined);
  return {
    streams: streams.length,
    polling: polling.length,
    seconds,
    streamsKept,
    polls: polls.length,
    failedPolls: polls.filter(({ status }) => status !== 200).length,
    pollP99: percentile(
      polls.map(({ ms }) => ms),
      0.99,
    ),
    sent: arrivals.length,
    arrived: arrived.length,
    arrivalP99: percentile(arrived, 0.99),
  };
}

import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { machine, table, type Say, type Section } from './write-section.ts';
import { quantile } from './median.ts';
import { timeToPixel } from './time-to-pixel.ts';

const MEASURE = join(import.meta.dirname, '../../services/src/bench/streams.ts');
const STREAMS = 2_000;
const EVENTS = 100;
const SECONDS = 20;
const MESSAGES = 60;

/** The JSON that services/src/bench/streams.ts prints. */
interface Measured {
  rest: { memory: number; cores: number };
  open: { memory: number; cores: number };
  sending: { memory: number; cores: number; sent: number; arrived: number; p50: number; p95: number; p99: number };
  poll: { unread: number; fullP50: number; fullBytes: number; unchangedP50: number };
  restart: {
    downMs: number;
    allBackMs: number;
    peakPerSecond: number;
    refused: number;
    polls: number;
    quietP95: number;
    meanwhileP95: number;
    failed: number;
  };
}

const count = (value: number) => value.toLocaleString('en-US');
const seconds = (ms: number) => (ms / 1000).toFixed(1);

async function measureMany(): Promise<Measured> {
  const args = ['--streams', String(STREAMS), '--events', String(EVENTS), '--seconds', String(SECONDS)];
  const { stdout } = await promisify(execFile)(process.execPath, [MEASURE, ...args], { maxBuffer: 2 ** 24 });
  return JSON.parse(stdout.slice(stdout.indexOf('{'))) as Measured;
}

/** Time from an employer's call to the screen, the cost of many open streams, and their return after a kill. */
export async function measureStream(say: Say): Promise<Section> {
  say(`${MESSAGES} messages of an employer to a page in a browser`);
  const { times, browser } = await timeToPixel(MESSAGES);
  const [calls, pixels] = [times.map(({ callMs }) => callMs), times.map(({ pixelMs }) => pixelMs)];
  say(`${count(STREAMS)} open streams on one process, about three minutes`);
  const { rest, open, sending, poll, restart } = await measureMany();
  const text = `${machine(`Chromium ${browser}`, 'embedded PostgreSQL')}

From the moment an employer's system sends a message (\`POST employer/v1/messages/…\`) to the frame in which the bell of an open page counts it, and
to the response of that call: ${MESSAGES} messages, one at a time, milliseconds.

${table(
  ['until', 'p50', 'p95'],
  [
    ['the response of the call', Math.round(quantile(calls, 0.5)), Math.round(quantile(calls, 0.95))],
    ['the bell', Math.round(quantile(pixels, 0.5)), Math.round(quantile(pixels, 0.95))],
  ],
)}

${count(STREAMS)} candidates with an open stream each on one process, their clients on the same machine; cores and megabytes of the process for ${SECONDS} s. A heartbeat is due
every 4 s on each stream.

${table(
  ['', 'cores', 'MB'],
  [
    ['no stream', rest.cores, rest.memory],
    [`${count(STREAMS)} streams at rest`, open.cores, open.memory],
    [`${EVENTS} events a second`, sending.cores, sending.memory],
  ],
)}

${count(sending.arrived)} of ${count(sending.sent)} events arrived: p50 ${sending.p50} ms, p95 ${sending.p95} ms, p99 ${sending.p99} ms after they were sent.

Without a stream a page polls its unread notifications. With ${poll.unread} of them a response has ${(poll.fullBytes / 1024).toFixed(1)} KB before compression and takes ${poll.fullP50} ms (p50); one that is
unchanged (304) takes ${poll.unchangedP50} ms, ${(poll.unchangedP50 / poll.fullP50).toFixed(2)}× of that.

The process is killed (\`kill -9\`) and started again; its clients behave as pages do, and all of them are visible. It responds again after ${seconds(restart.downMs)} s. From then until all ${count(STREAMS)}
streams are open it takes ${seconds(restart.allBackMs)} s, ${count(restart.peakPerSecond)} in the busiest second; ${count(restart.refused)} are refused and come later, and ${count(restart.polls)} polls are sent. A call of a candidate that
is sent twenty times a second has p95 ${restart.meanwhileP95} ms meanwhile, ${restart.quietP95} ms before (${(restart.meanwhileP95 / restart.quietP95).toFixed(1)}×); ${count(restart.failed)} of these calls are refused or fail.`;
  return { title: 'Event stream', text };
}

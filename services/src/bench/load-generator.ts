import { Agent, request } from 'node:http';
import { setTimeout } from 'node:timers/promises';
import type { Asked } from './load-traffic.ts';

const RESPONSE_WITHIN_MS = 20_000;

export interface Outcome {
  /** 0 if there was no response. */
  status: number;
  retryAfter: boolean;
  /** Milliseconds from when the request was due. */
  ms: number;
  /** Due time, in milliseconds from the start of the run. */
  at: number;
}

export interface Load {
  seconds: number;
  /** Responses with 200 per second. */
  goodput: number;
  asked: number;
  shed: number;
  shedWithRetryAfter: number;
  /** Neither 200 nor 503. */
  failed: number;
  /** Milliseconds, of responses with 200. */
  p50: number;
  p99: number;
}

export const loadAgent = new Agent({ keepAlive: true, maxSockets: 2000 });

/** Sends one request and reads the complete response; never throws. */
export function send(
  origin: string,
  { method, path, headers, body }: Asked,
  agent: Agent = loadAgent,
): Promise<{ status: number; retryAfter: boolean }> {
  return new Promise((resolve) => {
    const nothing = () => resolve({ status: 0, retryAfter: false });
    const sent = request(origin + path, { method, headers, agent, timeout: RESPONSE_WITHIN_MS }, (response) => {
      response.resume();
      response.on('end', () =>
        resolve({ status: response.statusCode ?? 0, retryAfter: response.headers['retry-after'] !== undefined }),
      );
      response.on('error', nothing);
    });
    sent.on('timeout', () => sent.destroy());
    sent.on('error', nothing);
    sent.end(body);
  });
}

export function percentile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((one, other) => one - other);
  return Number((sorted[Math.min(sorted.length - 1, Math.ceil(share * sorted.length) - 1)] ?? 0).toFixed(1));
}

export function loadOf(outcomes: readonly Outcome[], seconds: number): Load {
  const good = outcomes.filter(({ status }) => status === 200);
  const shed = outcomes.filter(({ status }) => status === 503);
  const times = good.map(({ ms }) => ms);
  return {
    seconds,
    goodput: Math.round(good.length / seconds),
    asked: Math.round(outcomes.length / seconds),
    shed: shed.length,
    shedWithRetryAfter: shed.filter(({ retryAfter }) => retryAfter).length,
    failed: outcomes.length - good.length - shed.length,
    p50: percentile(times, 0.5),
    p99: percentile(times, 0.99),
  };
}

type Next = (turn: number) => Asked;

/** Closed loop: this many clients, each of which sends the next request after the response. */
export async function closedLoop(origin: string, next: Next, clients: number, seconds: number): Promise<Outcome[]> {
  const outcomes: Outcome[] = [];
  const started = performance.now();
  let turn = 0;
  const client = async () => {
    while (performance.now() - started < seconds * 1000) {
      const at = performance.now();
      const response = await send(origin, next(turn++));
      outcomes.push({ ...response, ms: performance.now() - at, at: at - started });
    }
  };
  await Promise.all(Array.from({ length: clients }, client));
  return outcomes;
}

/** Open loop: this many requests per second regardless of responses; latency counts from the due time. */
export async function openLoop(origin: string, next: Next, rate: number, seconds: number): Promise<Outcome[]> {
  const outcomes: Outcome[] = [];
  const underWay: Promise<void>[] = [];
  const started = performance.now();
  const total = Math.round(rate * seconds);
  for (let turn = 0; turn < total;) {
    const due = Math.min(total, Math.ceil(((performance.now() - started) / 1000) * rate));
    for (; turn < due; turn += 1) {
      const at = (turn / rate) * 1000;
      underWay.push(
        send(origin, next(turn)).then(
          (response) => void outcomes.push({ ...response, ms: performance.now() - started - at, at }),
        ),
      );
    }
    await setTimeout(2);
  }
  await Promise.all(underWay);
  return outcomes;
}

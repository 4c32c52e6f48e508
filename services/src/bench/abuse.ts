import { Agent } from 'node:http';
import { pathToFileURL } from 'node:url';
import { setTimeout } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { SearchJobsDocument } from '@hirehq/shared-contracts/graphql';
import { JOBS_PAGE_SIZE } from '@hirehq/shared-contracts/page-data';
import { GRAPHQL_LIMITS } from '../platform/http/graphql/graphql-limits.ts';
import { heaviestQuery, type HeavyQuery } from './heaviest-query.ts';
import { openIdleSockets } from './idle-sockets.ts';
import { loadAgent, openLoop, percentile, send, type Outcome } from './load-generator.ts';
import type { Asked } from './load-traffic.ts';
import type { Values } from './random-query.ts';

interface Options {
  /** URL with an IPv4 address. */
  origin: string;
  halves: readonly ('sockets' | 'queries')[];
  /** Divides durations and attempts, for a quick run. */
  quick: number;
}

/** Latency of a visitor's searches during other traffic. */
export interface SearchesMeanwhile {
  name: string;
  p50: number;
  p95: number;
  asked: number;
  /** Responses other than 200. */
  refused: number;
  /** Accepted and refused requests of the abusers, or closed sockets. */
  abuse: { served: number; refused: number };
}

export interface Abuse {
  searches: SearchesMeanwhile[];
  heaviest: HeavyQuery | null;
  heaviestLight: HeavyQuery | null;
}

const SOCKETS = 2000;
const ABUSERS = 50;
const SEARCHES_A_SECOND = 5;
const SECONDS = 30;
const KEYWORDS = ['engineer', 'nurse', 'manager', 'driver', 'data', 'care', 'sales', 'teacher', 'electrician', 'baker'];
const JSON_HEADERS = { 'content-type': 'application/json' };

const graphql = (query: string, variables: unknown = {}): Asked => ({
  method: 'POST',
  path: '/graphql',
  headers: JSON_HEADERS,
  body: JSON.stringify({ query, variables }),
});

const search = (turn: number): Asked =>
  graphql(SearchJobsDocument.text, {
    filter: { keyword: KEYWORDS[turn % KEYWORDS.length] },
    sort: 'RELEVANCE',
    first: JOBS_PAGE_SIZE,
    after: null,
  });

async function valuesOf(origin: string): Promise<Values> {
  const { headers, body, method } = graphql('{ jobs(filter: {}, first: 50) { nodes { id } } }');
  const response = await fetch(`${origin}/graphql`, { method, headers, ...(body !== undefined && { body }) });
  const { data } = (await response.json()) as { data: { jobs: { nodes: { id: string }[] } } };
  return {
    id: data.jobs.nodes.map(({ id }) => id),
    after: [null],
    keyword: [
      ...KEYWORDS,
      'senior data engineer',
      'enginer manger nurce desinger',
      'zxqv blorp flug',
      'rn k8s js ml hr pm ux qa',
    ],
    jobTitle: ['nurse', 'data engineer', 'product manager'],
    skills: [[1001, 3001], Array.from({ length: 15 }, (_, index) => 1001 + index)],
    city: ['London', 'Utrecht', 'Chicago'],
    state: ['California'],
    country: ['GB', 'US', 'NL'],
    radiusKm: [25, 200],
    remoteFrom: ['NL', 'US'],
    companyTag: ['none'],
    timeZone: ['UTC', 'Europe/Berlin'],
    employmentTypes: [['FT', 'NS'], ['PT']],
    workModes: [['R', 'H', 'O']],
    experienceLevels: [['EL'], ['NS']],
    first: [5, 12, 20, 50],
  };
}

async function timed(origin: string, text: string): Promise<number | undefined> {
  const started = performance.now();
  const { status } = await send(origin, graphql(text));
  return status === 200 ? performance.now() - started : undefined;
}

/** Repeats the query; after a refusal, a tenth of a second later. */
async function abuser(
  origin: string,
  { localAddress, text, isOver, outcomes }: { localAddress: string; text: string; isOver: () => boolean; outcomes: number[] },
): Promise<void> {
  const agent = new Agent({ keepAlive: true, maxSockets: 1, localAddress });
  while (!isOver()) {
    const { status } = await send(origin, graphql(text), agent);
    outcomes.push(status);
    if (status !== 200) await setTimeout(100);
  }
  agent.destroy();
}

const told = (name: string, outcomes: readonly Outcome[], abuse: SearchesMeanwhile['abuse']): SearchesMeanwhile => {
  const times = outcomes.filter(({ status }) => status === 200).map(({ ms }) => ms);
  return {
    name,
    p50: percentile(times, 0.5),
    p95: percentile(times, 0.95),
    asked: outcomes.length,
    refused: outcomes.length - times.length,
    abuse,
  };
};

/** Measures a visitor's searches in a quiet system and during each kind of abuse. */
export async function measureAbuse({ origin, halves, quick }: Options): Promise<Abuse> {
  const seconds = Math.max(4, Math.round(SECONDS / quick));
  const searches = () => openLoop(origin, search, SEARCHES_A_SECOND, seconds);
  const found: SearchesMeanwhile[] = [];
  const measured: Abuse = { searches: found, heaviest: null, heaviestLight: null };
  await openLoop(origin, search, SEARCHES_A_SECOND, 4);

  async function withQueries(name: string, { text }: HeavyQuery, addresses: number): Promise<void> {
    const outcomes: number[] = [];
    let over = false;
    const isOver = () => over;
    const abusers = Array.from({ length: ABUSERS }, (_, number) =>
      abuser(origin, { localAddress: `127.0.0.${10 + (number % addresses)}`, text, isOver, outcomes }),
    );
    await setTimeout(1000);
    const meanwhile = await searches();
    over = true;
    await Promise.all(abusers);
    const served = outcomes.filter((status) => status === 200).length;
    found.push(told(name, meanwhile, { served, refused: outcomes.length - served }));
  }

  if (halves.includes('queries')) {
    const values = await valuesOf(origin);
    const time = (text: string) => timed(origin, text);
    measured.heaviest = await heaviestQuery({ limit: GRAPHQL_LIMITS.cost, values, time, quick });
    measured.heaviestLight = await heaviestQuery({ limit: GRAPHQL_LIMITS.lightCost, values, time, quick });
  }
  found.push(told('quiet', await searches(), { served: 0, refused: 0 }));
  if (measured.heaviest) await withQueries(`${ABUSERS} heaviest queries`, measured.heaviest, ABUSERS);
  if (measured.heaviestLight) await withQueries(`${ABUSERS} heaviest light queries of one address`, measured.heaviestLight, 1);
  if (halves.includes('sockets')) {
    const sockets = await openIdleSockets(origin, SOCKETS);
    try {
      const meanwhile = await searches();
      found.push(told(`${SOCKETS} idle sockets`, meanwhile, { served: sockets.open(), refused: sockets.closed() }));
      if (measured.heaviest)
        await withQueries(`${SOCKETS} idle sockets and ${ABUSERS} heaviest queries`, measured.heaviest, ABUSERS);
    } finally {
      sockets.close();
    }
  }
  return measured;
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const { values } = parseArgs({
    options: {
      origin: { type: 'string' },
      quick: { type: 'string', default: '1' },
      sockets: { type: 'boolean', default: false },
      queries: { type: 'boolean', default: false },
    },
  });
  if (!values.origin) throw new Error('Pass --origin with a 127.0.0.1 URL of running services.');
  const halves = (['sockets', 'queries'] as const).filter((half) => values[half] || values.sockets === values.queries);
  const measured = await measureAbuse({ origin: values.origin, halves, quick: Number(values.quick) });
  loadAgent.destroy();
  process.stdout.write(`${JSON.stringify(measured, undefined, 2)}\n`);
  process.exit(0);
}

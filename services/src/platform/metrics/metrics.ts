import { Counter, Gauge, Histogram, Registry, collectDefaultMetrics, type GaugeConfiguration } from 'prom-client';
import { cachedRead } from '../caching/cached-read.ts';
import { connectionPoolOf, type Database } from '../database/database.ts';
import { outboxAge, pendingWork } from './pending-work.store.ts';

/** Seconds of requests and of GraphQL fields. */
const SECONDS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];
/** Seconds from a change to the moment in which its event is written to an open page. */
const DELIVERY_SECONDS = [0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 15, 60];
/** What is read from the database is read once for scrapes that follow each other. */
const READ_EVERY_MS = 5_000;

/** A response that was sent. */
export interface EndedRequest {
  method: string;
  /** The pattern of the route: never an address, which may name a person. */
  route: string;
  status: number;
  seconds: number;
}

/** What a process measures of itself, by the names and in the units of Prometheus. */
export interface Metrics {
  requestEnded(request: EndedRequest): void;
  /** A request that was refused with an error of this code. */
  refused(code: string): void;
  /** A field of Query or Mutation: 'Query.jobs'. */
  fieldEnded(field: string, result: 'ok' | 'refused' | 'failed', seconds: number): void;
  /** An event of a stream, written to an open page so many seconds after it was stored. */
  delivered(seconds: number): void;
  /** All of them in the text format of Prometheus. */
  text(): Promise<string>;
  contentType: string;
}

/** What is measured when somebody asks. */
export interface MeasuredNow {
  openStreams: () => number;
  /** Sequence of the release set that pages are served from; null before the first. */
  liveSet: () => Promise<number | null>;
}

const readWaiting = cachedRead({ ttlMs: READ_EVERY_MS }, async (db) => ({
  work: await pendingWork(db),
  outbox: await outboxAge(db),
}));

/** The metrics of one process. `now` is set once the app is assembled. */
export function createMetrics(db: Database): Metrics & { measureNow(now: MeasuredNow): void } {
  const registry = new Registry();
  const registers = [registry];
  collectDefaultMetrics({ register: registry });
  const requests = new Histogram({
    name: 'hirehq_http_request_duration_seconds',
    help: 'Seconds from a request to the end of its response, by route.',
    labelNames: ['method', 'route', 'status'],
    buckets: SECONDS,
    registers,
  });
  const fields = new Histogram({
    name: 'hirehq_graphql_field_duration_seconds',
    help: 'Seconds of a field of Query or Mutation.',
    labelNames: ['field', 'result'],
    buckets: SECONDS,
    registers,
  });
  const refusals = new Counter({
    name: 'hirehq_refusals_total',
    help: 'Requests that were refused, by error code.',
    labelNames: ['code'],
    registers,
  });
  const deliveries = new Histogram({
    name: 'hirehq_stream_delivery_seconds',
    help: 'Seconds from the change to the moment in which its event is written to an open page.',
    buckets: DELIVERY_SECONDS,
    registers,
  });
  let measured: MeasuredNow | undefined;
  /** A gauge that is read when somebody asks. */
  const measuredNow = <Label extends string>(gauge: Omit<GaugeConfiguration<Label>, 'registers'>) =>
    registry.registerMetric(new Gauge({ ...gauge, registers: [] }));
  const waiting = () => readWaiting(db).catch(() => undefined);

  measuredNow({
    name: 'hirehq_streams_open',
    help: 'Open event streams.',
    collect() {
      this.set(measured?.openStreams() ?? 0);
    },
  });
  measuredNow({
    name: 'hirehq_release_set',
    help: 'Sequence of the release set that pages are served from; 0 before the first.',
    async collect() {
      this.set((await measured?.liveSet()) ?? 0);
    },
  });
  measuredNow({
    name: 'hirehq_database_connections',
    help: 'Connections of the pool: in use, idle, and requests that wait for one.',
    labelNames: ['state'],
    collect() {
      const pool = connectionPoolOf(db);
      if (!pool) return;
      this.set({ state: 'used' }, pool.totalCount - pool.idleCount);
      this.set({ state: 'idle' }, pool.idleCount);
      // One that is about to get an idle connection, as the queries of this scrape, does not wait.
      const isExhausted = pool.idleCount === 0 && pool.totalCount >= pool.options.max;
      this.set({ state: 'waiting' }, isExhausted ? pool.waitingCount : 0);
    },
  });
  measuredNow({
    name: 'hirehq_database_up',
    help: 'Whether the database responds: 1 or 0.',
    async collect() {
      this.set((await waiting()) ? 1 : 0);
    },
  });
  measuredNow({
    name: 'hirehq_work_pending',
    help: 'Background work that is due and not under way, by kind; none while the database is away.',
    labelNames: ['kind'],
    async collect() {
      this.reset();
      for (const { kind, jobs } of (await waiting())?.work ?? []) this.set({ kind }, jobs);
    },
  });
  measuredNow({
    name: 'hirehq_outbox_age_seconds',
    help: 'Seconds since the oldest event that waits for its delivery was stored; 0 if none waits, NaN while the database is away.',
    async collect() {
      this.set((await waiting())?.outbox ?? NaN);
    },
  });

  return {
    requestEnded: ({ method, route, status, seconds }) => requests.observe({ method, route, status }, seconds),
    refused: (code) => refusals.inc({ code }),
    fieldEnded: (field, result, seconds) => fields.observe({ field, result }, seconds),
    delivered: (seconds) => deliveries.observe(seconds),
    measureNow(now) {
      measured = now;
    },
    text: () => registry.metrics(),
    contentType: registry.contentType,
  };
}

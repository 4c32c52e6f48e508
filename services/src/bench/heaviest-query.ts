import { GraphQLError, buildSchema, parse } from 'graphql';
import { SDL } from '@hirehq/shared-contracts/graphql/schema';
import { costOf } from '../platform/http/graphql/graphql-cost.ts';
import { GRAPHQL_LIMITS } from '../platform/http/graphql/graphql-limits.ts';
import { randomQuery, seeded, type Values } from './random-query.ts';

export interface HeavyQuery {
  text: string;
  cost: number;
  /** Milliseconds of one request on an idle system. */
  ms: number;
}

/** Sends a query; returns its duration in milliseconds, undefined if it was refused. */
type Time = (text: string) => Promise<number | undefined>;

interface Search {
  limit: number;
  values: Values;
  time: Time;
  /** Divides the number of attempts. */
  quick: number;
}

const SCHEMA = buildSchema(SDL);
/** Fields that visitors may request. */
const ROOTS = ['jobs', 'job', 'countries'];
const PARTS = 240;
const KEPT = 24;
const TRIES = 120;

const documentOf = (parts: readonly string[]) => `{ ${parts.map((part, index) => `r${index}: ${part}`).join(' ')} }`;

function costWithin(text: string, limit: number): number | undefined {
  try {
    return costOf(SCHEMA, parse(text, { maxTokens: GRAPHQL_LIMITS.tokens }), {}, limit).cost;
  } catch (error) {
    // It would be refused.
    if (error instanceof GraphQLError) return undefined;
    throw error;
  }
}

/** The median of three requests. */
async function timeOf(text: string, { limit, time }: Search): Promise<HeavyQuery | undefined> {
  const cost = costWithin(text, limit);
  if (cost === undefined) return undefined;
  const times: number[] = [];
  for (let run = 0; run < 3; run += 1) {
    const ms = await time(text);
    if (ms === undefined) return undefined;
    times.push(ms);
  }
  return { text, cost, ms: times.toSorted((one, other) => one - other)[1] ?? 0 };
}

/**
 * Searches for the slowest accepted query of a visitor: random root fields of the
 * schema are timed individually; then the slowest of them, and those that are slowest for their cost, are combined and
 * exchanged as long as the request gets slower.
 */
export async function heaviestQuery(search: Search): Promise<HeavyQuery> {
  const timed: (HeavyQuery & { part: string })[] = [];
  for (let seed = 0; seed < PARTS / search.quick; seed += 1) {
    const random = seeded(seed);
    const { text } = randomQuery({
      schema: SCHEMA,
      roots: ROOTS,
      values: search.values,
      random,
      density: 0.2 + random() * 0.7,
      plain: true,
    });
    const part = text.replace(/^query \{ r\d+: /, '').replace(/ \}$/, '');
    const found = await timeOf(documentOf([part]), search);
    if (found) timed.push({ ...found, part });
  }
  const best = (of: (each: HeavyQuery) => number) => timed.toSorted((one, other) => of(other) - of(one)).slice(0, KEPT / 2);
  const pool = [...best(({ ms }) => ms), ...best(({ ms, cost }) => ms / (cost + 500))].map(({ part }) => part);
  const random = seeded(1);
  const oneOfPool = () => pool[Math.floor(random() * pool.length)] ?? '';
  let parts = [pool[0] ?? ''];
  let heaviest = await timeOf(documentOf(parts), search);
  for (let tries = 0; tries < TRIES / search.quick; tries += 1) {
    const kept =
      parts.length < GRAPHQL_LIMITS.rootFields && random() < 0.7
        ? parts
        : parts.toSpliced(Math.floor(random() * parts.length), 1);
    const next = [...kept, oneOfPool()];
    const found = await timeOf(documentOf(next), search);
    if (!found || found.ms <= (heaviest?.ms ?? 0)) continue;
    parts = next;
    heaviest = found;
  }
  if (!heaviest) throw new Error('No query was accepted.');
  return heaviest;
}

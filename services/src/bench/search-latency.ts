// Measures each kind of query with the current size of the database: `--runs N`, `--only TEXT` for the kinds whose name contains it, `--beside` for what is
// compared with other engines: searches at the same time, and how far totals are from exact ones.
import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import { sql } from 'kysely';
import type { JobFilter } from '@hirehq/shared-contracts/graphql/types';
import { exactTotal, jobsByIds, searchJobs, similarJobs } from '../modules/engine/jobs/index.ts';
import { findPlaces } from '../modules/engine/places/index.ts';
import { suggestTerms } from '../modules/engine/skills/index.ts';
import { readConfig } from '../platform/config.ts';
import type { Database } from '../platform/database/database.ts';
import { openDatabase } from '../platform/database/open-database.ts';
import { measureTogether, type Together } from './engines/together.ts';
import { measure, type Latency } from './latency.ts';
import { MIXED_KINDS, mixedSearch, SEARCH_KINDS, TYPED, TYPED_PLACES, type SearchKind } from './search-queries.ts';

interface SearchLatency {
  jobs: number;
  /** Megabytes of the database. */
  megabytes: number;
  /** By kind of query; a search is a page of twenty with its rows, total and facets. */
  kinds: Record<string, Latency>;
}

/** How far estimated totals are from the exact ones, in percent. */
interface TotalsOff {
  median: number;
  worst: number;
}

const PAGE = 20;
const pick = <T>(items: readonly T[], turn: number): T => items[turn % items.length] as T;

/** Searches of one kind; preceding pages that are needed for the cursor are loaded once and cached. */
function searchOf(db: Database, { filters, sort, page, synonyms }: SearchKind): (turn: number) => Promise<unknown> {
  const cursors = new Map<number, string | null>();
  const find = (turn: number, after: string | null) =>
    searchJobs(db, { filter: pick(filters, turn), sort, after, first: PAGE, synonyms, now: new Date() });
  return async (turn) => {
    const variant = turn % filters.length;
    if (!cursors.has(variant)) {
      let after: string | null = null;
      for (let turned = 1; turned < page; turned++) after = (await find(turn, after)).endCursor ?? after;
      cursors.set(variant, after);
    }
    const found = await find(turn, cursors.get(variant) ?? null);
    return Promise.all([found.counts(), jobsByIds(db, found.ids)]);
  };
}

const firstPage = async (db: Database, filter: JobFilter, sort: SearchKind['sort']) =>
  searchJobs(db, { filter, sort, after: null, first: PAGE, synonyms: false, now: new Date() });

/** First pages of all kinds, eight at the same time. */
const searchesTogether = (db: Database, runs: number): Promise<Together> =>
  measureTogether(
    async (turn) => {
      const { filter, kind } = mixedSearch(turn);
      const found = await firstPage(db, filter, kind.sort);
      await Promise.all([found.counts(), jobsByIds(db, found.ids)]);
    },
    { runs: runs * MIXED_KINDS.length, atOnce: 8 },
  );

async function totalsOff(db: Database): Promise<Record<string, TotalsOff>> {
  const kinds: Record<string, TotalsOff> = {};
  for (const { name, filters, sort } of MIXED_KINDS) {
    const off: number[] = [];
    for (const filter of filters) {
      const [{ total }, exact] = [await (await firstPage(db, filter, sort)).counts(), await exactTotal(db, filter, new Date())];
      off.push((100 * Math.abs(total - exact)) / Math.max(exact, 1));
    }
    const sorted = off.toSorted((one, other) => one - other);
    const at = (index: number) => Number((sorted[index] ?? 0).toFixed(1));
    kinds[name] = { median: at(Math.floor(sorted.length / 2)), worst: at(sorted.length - 1) };
  }
  return kinds;
}

export async function measureSearchLatency(db: Database, { runs = 60, only = '' } = {}): Promise<SearchLatency> {
  const kinds: Record<string, Latency> = {};
  for (const kind of SEARCH_KINDS.filter(({ name }) => name.includes(only)))
    kinds[kind.name] = await measure(searchOf(db, kind), { runs, variants: kind.filters.length });
  if ('similar jobs'.includes(only)) {
    const ids = (await sql<{ id: string }>`select job_id as id from job_search order by job_id limit 20`.execute(db)).rows;
    kinds['similar jobs'] = await measure((turn) => similarJobs(db, [pick(ids, turn).id], { limit: 4, now: new Date() }), {
      runs,
      variants: ids.length,
    });
  }
  if ('suggestions'.includes(only))
    kinds['suggestions'] = await measure((turn) => suggestTerms(db, pick(TYPED, turn), false), { runs, variants: TYPED.length });
  if ('places'.includes(only))
    kinds['places'] = await measure((turn) => findPlaces(db, pick(TYPED_PLACES, turn)), { runs, variants: TYPED_PLACES.length });
  const { rows } = await sql<{ jobs: number; megabytes: number }>`
    select (select count(*)::int from job_search) as jobs, (pg_database_size(current_database()) / 1048576)::int as megabytes`.execute(
    db,
  );
  return { jobs: rows[0]?.jobs ?? 0, megabytes: rows[0]?.megabytes ?? 0, kinds };
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const { values } = parseArgs({
    options: {
      runs: { type: 'string', default: '60' },
      only: { type: 'string', default: '' },
      beside: { type: 'boolean', default: false },
    },
  });
  const { db, close } = await openDatabase(readConfig(process.env));
  try {
    const measured = await measureSearchLatency(db, { runs: Number(values.runs), only: values.only });
    const more = values.beside ? { together: await searchesTogether(db, Number(values.runs)), totals: await totalsOff(db) } : {};
    process.stdout.write(`${JSON.stringify({ ...measured, ...more }, undefined, 2)}\n`);
  } finally {
    await close();
  }
}

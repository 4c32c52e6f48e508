import { sql, type RawBuilder } from 'kysely';
import { cachedRead } from '../../../../platform/caching/cached-read.ts';
import type { Database } from '../../../../platform/database/database.ts';
import { jsonText } from '../../../../platform/database/json-text.ts';
import { indexedTexts, queriedText } from './searchable-text.ts';

/** How the words and places of a job are indexed, and how its title is read. Increased when that changes: jobs with a lower number are indexed again in the background. */
export const INDEX_VERSION = 5;

/** The text search configuration of the index: whole words, without English stop words. */
export const INDEXED = sql.lit('job_words');
/** The one of version 0, which had English stems. */
const INDEXED_BEFORE = sql.lit('english');

/** True while some jobs have yet to be indexed again; cached for half a minute. */
export const hasOutdatedJobs = cachedRead({ ttlMs: 30_000 }, async (db): Promise<boolean> => {
  const { rows } = await sql<{ outdated: boolean }>`
    select exists (select from job_search where index_version < ${sql.lit(INDEX_VERSION)}) as outdated`.execute(db);
  return rows[0]?.outdated ?? false;
});

/** A query of any of the words, by each of the texts; null for one without words. */
export async function anyWordQueries(db: Database, texts: readonly string[]): Promise<Map<string, string | null>> {
  const isOutdated = await hasOutdatedJobs(db);
  const before = isOutdated ? sql`to_tsvector(${INDEXED_BEFORE}, text)` : sql`''::tsvector`;
  const asked = [...new Set(texts)].map((text) => ({ text, indexed: indexedTexts(text) }));
  const { rows } = await sql<{ text: string; query: string | null }>`
    select text, (
        select string_agg('''' || replace(replace(word, '\\', '\\\\'), '''', '''''') || '''', ' | ')
        from unnest(tsvector_to_array(to_tsvector(${INDEXED}, indexed) || ${before})) word
      ) as query
    from json_to_recordset(${jsonText(asked)}::json) as asked (text text, indexed text)`.execute(db);
  return new Map(rows.map(({ text, query }) => [text, query]));
}

/** A text as queries of the index have it, in SQL: adjacent words, or all of them anywhere. */
export interface IndexedQuery {
  phrase: RawBuilder<unknown>;
  anywhere: RawBuilder<unknown>;
}

/**
 * The queries for texts of folded words. While some jobs are indexed in the version before, they are found in that one too, so that
 * a search finds all jobs while they are indexed again.
 */
export async function indexedQueries(db: Database): Promise<(text: string) => IndexedQuery> {
  const isOutdated = await hasOutdatedJobs(db);
  return (text) => {
    const words = queriedText(text);
    const [phrase, anywhere] = [sql`phraseto_tsquery(${INDEXED}, ${words})`, sql`plainto_tsquery(${INDEXED}, ${words})`];
    return isOutdated
      ? {
          phrase: sql`(${phrase} || phraseto_tsquery(${INDEXED_BEFORE}, ${text}))`,
          anywhere: sql`(${anywhere} || plainto_tsquery(${INDEXED_BEFORE}, ${text}))`,
        }
      : { phrase, anywhere };
  };
}

import { sql } from 'kysely';
import { lock } from '../../../platform/database/advisory-locks.ts';
import type { Database, Transaction } from '../../../platform/database/database.ts';
import { liftTimeLimit } from '../../../platform/database/time-limit.ts';
import type { TermRelationTable } from '../../../platform/database/tables/skills.ts';
import { foldings, foldText } from '@hirehq/shared-contracts/fold-text';

/** One skill or title of a taxonomy. */
export interface TaxonomyEntry {
  /** The taxonomy's own identifier, stable between versions. */
  uri: string;
  name: string;
  synonyms: readonly string[];
  /** The group of a skill; unused for titles. */
  field: string;
  healthcare: boolean;
  /** True if the name occurs in job texts, so that jobs may be tagged with it. */
  inTexts?: boolean;
}

export interface Taxonomy {
  /** 'esco', 'onet' */
  source: string;
  skills: readonly TaxonomyEntry[];
  titles: readonly TaxonomyEntry[];
  /** Relations between entries, by uri; those of missing entries are skipped. */
  relations: readonly { from: string; relation: TermRelationTable['relation']; to: string }[];
}

export interface TaxonomyCounts {
  skills: number;
  titles: number;
  /** Number of entries that were merged into an existing skill or title. */
  merged: number;
  terms: number;
  relations: number;
}

const BATCH = 5000;
const LONGEST_TERM = 120;
const MOST_SYNONYMS = 300;
const BRACKETS = /\s*\(([^()]*)\)\s*/;

async function inBatches<T>(rows: readonly T[], store: (json: string) => Promise<unknown>): Promise<void> {
  for (let at = 0; at < rows.length; at += BATCH) await store(JSON.stringify(rows.slice(at, at + BATCH)));
}

/** The spellings under which a name may already exist: as it is, and without the part in brackets. */
const waysToWrite = (name: string): string[] =>
  [...new Set([name, name.replace(BRACKETS, ' ')].flatMap(foldings))].filter(Boolean);

/** Folded terms of an entry: 'CEO (Chief Executive Officer)' has two. */
function termsOf({ name, synonyms }: TaxonomyEntry): Set<string> {
  const ways = [name, ...synonyms.slice(0, MOST_SYNONYMS)].flatMap((text) => {
    const inside = BRACKETS.exec(text)?.[1];
    // A word in brackets is an explanation; an abbreviation, or its long form, is another term.
    const short = text.replace(BRACKETS, ' ');
    return inside && (isAbbreviation(inside) || isAbbreviation(short.trim())) ? [short, inside] : [text];
  });
  return new Set(ways.flatMap(foldings).filter((text) => text.length > 1 && text.length <= LONGEST_TERM));
}
/** Skills of imported taxonomies with which texts may be tagged. */
export async function skillsInTexts(db: Database): Promise<{ id: number; name: string }[]> {
  return db
    .selectFrom('skill')
    .select(['id', 'name'])
    .where('id', 'in', (query) =>
      query
        .selectFrom('taxonomy_entry')
        .select('of_id')
        .where('kind', '=', 'S')
        .where('made', '=', true)
        .where('in_texts', '=', true),
    )
    .orderBy('id')
    .execute();
}

const isAbbreviation = (text: string) => /^[A-Z][A-Z&/-]{1,7}$/.test(text);

interface Known {
  ofUri: Map<string, { id: number; made: boolean }>;
  ofName: Map<string, number>;
  next: () => number;
}

async function knownOf(trx: Transaction, source: string, kind: 'S' | 'T', count: number): Promise<Known> {
  const entries = await trx
    .selectFrom('taxonomy_entry')
    .select(['uri', 'of_id', 'made'])
    .where('source', '=', source)
    .where('kind', '=', kind)
    .execute();
  const { rows: names } = await sql<{ id: number; name: string }>`
    select id, name from ${sql.table(kind === 'S' ? 'skill' : 'job_title')} order by id desc`.execute(trx);
  const { rows } = await sql<{ id: number }>`select nextval('taxonomy_id')::int as id from generate_series(1, ${count})`.execute(
    trx,
  );
  const free = rows.map(({ id }) => id);
  return {
    ofUri: new Map(entries.map(({ uri, of_id, made }) => [uri, { id: of_id, made }])),
    // In descending order of id, so that of two with the same name our own, with the lower id, is kept.
    ofName: new Map(names.map(({ id, name }) => [foldText(name), id])),
    next: () => free.pop() ?? 0,
  };
}

interface Placed {
  entry: TaxonomyEntry;
  id: number;
  /** False if it was merged into an existing entry. */
  made: boolean;
}

function place(entries: readonly TaxonomyEntry[], known: Known): Placed[] {
  return entries.map((entry) => {
    const before = known.ofUri.get(entry.uri);
    const same = waysToWrite(entry.name)
      .map((name) => known.ofName.get(name))
      .find((id) => id !== undefined);
    const id = before?.id ?? same ?? known.next();
    for (const name of waysToWrite(entry.name)) if (!known.ofName.has(name)) known.ofName.set(name, id);
    return { entry, id, made: before?.made ?? same === undefined };
  });
}

async function storeKind(trx: Transaction, source: string, kind: 'S' | 'T', entries: readonly TaxonomyEntry[]) {
  const placed = place(entries, await knownOf(trx, source, kind, entries.length));
  const made = [
    ...new Map(
      placed
        .filter((each) => each.made)
        .map(({ entry, id }) => [id, { id, name: entry.name, field: entry.field, healthcare: entry.healthcare }]),
    ).values(),
  ];
  await inBatches(made, (json) =>
    kind === 'S'
      ? sql`insert into skill (id, name, field, healthcare) select id, name, field, healthcare from json_to_recordset(${json}::json) as r (id int, name text, field text, healthcare boolean)
          on conflict (id) do update set name = excluded.name, field = excluded.field, healthcare = excluded.healthcare`.execute(
          trx,
        )
      : sql`insert into job_title (id, name, healthcare) select id, name, healthcare from json_to_recordset(${json}::json) as r (id int, name text, healthcare boolean)
          on conflict (id) do update set name = excluded.name, healthcare = excluded.healthcare`.execute(trx),
  );
  await inBatches(
    placed.map((each) => ({
      source,
      uri: each.entry.uri,
      kind,
      of_id: each.id,
      made: each.made,
      in_texts: each.entry.inTexts ?? false,
    })),
    (json) =>
      sql`insert into taxonomy_entry select * from json_populate_recordset(null::taxonomy_entry, ${json}::json) on conflict (source, uri) do update set kind = excluded.kind, of_id = excluded.of_id, made = excluded.made, in_texts = excluded.in_texts`.execute(
        trx,
      ),
  );
  const terms = placed.flatMap(({ entry, id, made: isMade }) => {
    const name = foldText(entry.name);
    return [...termsOf(entry)].map((folded) => ({ kind, of_id: id, folded, is_name: isMade && folded === name }));
  });
  await inBatches(terms, (json) =>
    sql`insert into term select * from json_populate_recordset(null::term, ${json}::json) on conflict do nothing`.execute(trx),
  );
  await inBatches(terms, (json) =>
    sql`insert into search_word (word)
      select distinct word from json_to_recordset(${json}::json) as r (folded text), regexp_split_to_table(folded, '[^[:alnum:]]+') word
      where length(word) between 3 and 40 on conflict do nothing`.execute(trx),
  );
  return { placed, terms: terms.length, merged: placed.filter((each) => !each.made).length };
}

/** Stores or updates a taxonomy in one transaction. Entries that candidates have chosen keep their ids. */
export async function storeTaxonomy(db: Database, taxonomy: Taxonomy): Promise<TaxonomyCounts> {
  const { source } = taxonomy;
  const counts = await db.transaction().execute(async (trx) => {
    await liftTimeLimit(trx);
    await lock(trx, 'skillCatalogue');
    const skills = await storeKind(trx, source, 'S', taxonomy.skills);
    const titles = await storeKind(trx, source, 'T', taxonomy.titles);
    const where = new Map<string, { kind: 'S' | 'T'; id: number }>([
      ...skills.placed.map(({ entry, id }) => [entry.uri, { kind: 'S' as const, id }] as const),
      ...titles.placed.map(({ entry, id }) => [entry.uri, { kind: 'T' as const, id }] as const),
    ]);
    const relations = taxonomy.relations.flatMap(({ from, relation, to }) => {
      const [a, b] = [where.get(from), where.get(to)];
      if (!a || !b || (a.kind === b.kind && a.id === b.id)) return [];
      return { source, from_kind: a.kind, from_id: a.id, relation, to_kind: b.kind, to_id: b.id };
    });
    await replaceRelations(trx, source, relations);
    return {
      skills: taxonomy.skills.length,
      titles: taxonomy.titles.length,
      merged: skills.merged + titles.merged,
      terms: skills.terms + titles.terms,
      relations: relations.length,
    };
  });
  for (const table of ['term', 'search_word', 'term_relation', 'skill', 'job_title'])
    await sql`analyze ${sql.id(table)}`.execute(db);
  return counts;
}

export async function replaceRelations(trx: Transaction, source: string, relations: readonly TermRelationTable[]): Promise<void> {
  await trx.deleteFrom('term_relation').where('source', '=', source).execute();
  await inBatches(relations, (json) =>
    sql`insert into term_relation select * from json_populate_recordset(null::term_relation, ${json}::json) on conflict do nothing`.execute(
      trx,
    ),
  );
}

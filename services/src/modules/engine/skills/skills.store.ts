import { sql } from 'kysely';
import { lock } from '../../../platform/database/advisory-locks.ts';
import type { Database, Transaction } from '../../../platform/database/database.ts';
import { liftTimeLimit } from '../../../platform/database/time-limit.ts';
import { jsonText } from '../../../platform/database/json-text.ts';
import type { TermTable } from '../../../platform/database/tables/skills.ts';

export interface FoundTerm {
  kind: 'S' | 'T';
  id: number;
  name: string;
  min_years: number | null;
  max_years: number | null;
}

interface Entry {
  id: number;
  name: string;
  healthcare: boolean;
}

interface Catalogue {
  skills: readonly (Entry & { field: string })[];
  titles: readonly Entry[];
  terms: readonly TermTable[];
  digest: string;
}

/** The digest of the catalogue that was stored last. */
export async function storedDigest(db: Database): Promise<string | undefined> {
  const row = await db.selectFrom('stored_catalogue').select('digest').where('name', '=', 'own').executeTakeFirst();
  return row?.digest;
}

export async function storeCatalogue(trx: Transaction, catalogue: Catalogue): Promise<void> {
  // Sorted, so that two processes that start at the same time do not deadlock.
  await liftTimeLimit(trx);
  await lock(trx, 'skillCatalogue');
  await sql`
    insert into skill (id, name, field, healthcare)
    select id, name, field, healthcare from json_to_recordset(${JSON.stringify(catalogue.skills)}::json) as r (id int, name text, field text, healthcare boolean)
    on conflict (id) do update set name = excluded.name, field = excluded.field, healthcare = excluded.healthcare
    where (skill.name, skill.field, skill.healthcare) is distinct from (excluded.name, excluded.field, excluded.healthcare)`.execute(
    trx,
  );
  await sql`
    insert into job_title (id, name, healthcare)
    select id, name, healthcare from json_to_recordset(${JSON.stringify(catalogue.titles)}::json) as r (id int, name text, healthcare boolean)
    on conflict (id) do update set name = excluded.name, healthcare = excluded.healthcare
    where (job_title.name, job_title.healthcare) is distinct from (excluded.name, excluded.healthcare)`.execute(trx);
  await sql`
    insert into term (kind, of_id, folded, is_name)
    select kind, of_id, folded, is_name from json_to_recordset(${JSON.stringify(catalogue.terms)}::json) as r (kind text, of_id int, folded text, is_name boolean)
    on conflict do nothing`.execute(trx);
  await sql`
    insert into search_word (word)
    select distinct word from json_to_recordset(${JSON.stringify(catalogue.terms)}::json) as r (folded text), regexp_split_to_table(folded, '[^[:alnum:]]+') word
    where length(word) > 2 on conflict do nothing`.execute(trx);
  await trx
    .insertInto('stored_catalogue')
    .values({ name: 'own', digest: catalogue.digest })
    .onConflict((conflict) => conflict.column('name').doUpdateSet({ digest: catalogue.digest }))
    .execute();
}

/** Ids below this belong to our own catalogue, with which open jobs are tagged. */
const FIRST_IMPORTED = 1_000_000;

type Step = 'prefix' | 'words' | 'trigram' | 'edits';

/** Terms similar to the typed text by one comparison, best first; each skill or title once, under its name. */
export async function termsLike(
  db: Database,
  step: Step,
  typed: string,
  { healthcare, limit }: { healthcare: boolean; limit: number },
): Promise<FoundTerm[]> {
  const near = {
    // A single letter has too many matches, so only names count.
    prefix: sql`select kind, of_id, case when folded = ${typed} then 0 when is_name then 1 else 2 end::real as rank from term where folded >= ${typed} and folded < ${`${typed}\u{10FFFF}`} ${typed.length > 1 ? sql`` : sql`and is_name`}`,
    // A later word of the term starts with the text: 'nurse' in 'registered nurse'.
    words: sql`select kind, of_id, case when is_name then 1 else 2 end::real as rank from term where folded like ${`% ${typed.replace(/[\\%_]/g, String.raw`\$&`)}%`}`,
    trigram: sql`select kind, of_id, (1 - greatest(similarity(folded, ${typed}), word_similarity(${typed}, folded) * 0.9))::real as rank from term where folded % ${typed} or ${typed} <% folded`,
    edits: sql`select kind, of_id, levenshtein_less_equal(left(folded, 60), ${typed.slice(0, 60)}, 2)::real as rank from term where folded >= ${typed.slice(0, 1)} and folded < ${`${typed.slice(0, 1)}\u{10FFFF}`} and abs(length(folded) - ${typed.length}) <= 2 and levenshtein_less_equal(left(folded, 60), ${typed.slice(0, 60)}, 2) <= 2`,
  }[step];
  const { rows } = await sql<FoundTerm>`
    with near as (${near}), best as (select kind, of_id, min(rank) as rank from near group by kind, of_id),
    named as (
      select best.kind, best.of_id as id, coalesce(skill.name, job_title.name) as name, best.rank
      from best
      left join skill on best.kind = 'S' and skill.id = best.of_id
      left join job_title on best.kind = 'T' and job_title.id = best.of_id
      where ${healthcare} = false or coalesce(skill.healthcare, job_title.healthcare)
      order by best.rank, best.of_id >= ${FIRST_IMPORTED}, length(coalesce(skill.name, job_title.name)), 3, best.kind, best.of_id
      limit ${limit}
    )
    select named.kind, named.id, named.name, fewest.min_years, most.max_years
    from named
    left join lateral (
      select min_years from job_skill where skill_id = named.id and min_years is not null
        and exists (select from job_search where job_search.job_id = job_skill.job_id)
      order by min_years limit 1
    ) fewest on named.kind = 'S'
    left join lateral (
      select coalesce(max_years, min_years) as max_years from job_skill where skill_id = named.id and min_years is not null
        and exists (select from job_search where job_search.job_id = job_skill.job_id)
      order by coalesce(max_years, min_years) desc limit 1
    ) most on named.kind = 'S'
    order by named.rank, named.id >= ${FIRST_IMPORTED}, length(named.name), named.name, named.kind, named.id`.execute(db);
  return rows;
}

/** More synonyms of a phrase than this cost more time than they are worth. */
const MOST_SYNONYMS = 24;

/** Synonyms of the given folded phrases: phrase → names of the same skill or title (`kind`: of one of both only), simplest first. */
export async function synonymsOf(
  db: Database,
  phrases: readonly string[],
  kind?: FoundTerm['kind'],
): Promise<Map<string, string[]>> {
  if (phrases.length === 0) return new Map();
  const { rows } = await sql<{ phrase: string; other: string }>`
    select phrase, other from (
      select said.folded as phrase, other.folded as other,
        row_number() over (partition by said.folded order by min((said.of_id >= ${FIRST_IMPORTED})::int), max(said.is_name::int) desc, max(other.is_name::int) desc, length(other.folded), other.folded) as place
      from term said join term other on other.kind = said.kind and other.of_id = said.of_id and other.folded <> said.folded
      where said.folded = any(${[...phrases]}::text[]) and ${kind ? sql`said.kind = ${kind}` : sql`true`}
      group by said.folded, other.folded
    ) ways where place <= ${MOST_SYNONYMS} order by phrase, place`.execute(db);
  return rows.reduce(
    (map, { phrase, other }) => map.set(phrase, [...(map.get(phrase) ?? []), other]),
    new Map<string, string[]>(),
  );
}

/** Unknown word → the most similar known word; no entry if none is similar enough. */
export async function correctionsOf(db: Database, words: readonly string[]): Promise<Map<string, string>> {
  const swaps = words.flatMap((word) => swapped(word).map((other) => ({ typed: word, other })));
  const { rows } = await sql<{ typed: string; word: string }>`
    select typed, nearest.word from unnest(${[...words]}::text[]) as words (typed)
    cross join lateral (
      select word from (
        (select word, 0::real as rank from search_word where length(typed) > 3 and word >= typed and word < typed || U&'\\+10FFFF' order by length(word) limit 1)
        union all
        (select word, 0.5 from search_word where word = any(array(select swap.other from json_to_recordset(${jsonText(swaps)}::json) as swap (typed text, other text) where swap.typed = words.typed)) limit 1)
        union all
        (select word, (levenshtein_less_equal(left(word, 40), left(typed, 40), 2) + 1 - similarity(word, typed))::real from search_word
         where (word % typed or (word >= left(typed, 2) and word < left(typed, 2) || U&'\\+10FFFF')) and abs(length(word) - length(typed)) <= 2 and levenshtein_less_equal(left(word, 40), left(typed, 40), 2) <= 2
         order by 2 limit 1)
        union all
        (select word, 4 - similarity(word, typed) from search_word where word % typed order by 2 limit 1)
      ) near order by rank limit 1
    ) nearest
    where not exists (select from search_word known where known.word = typed)`.execute(db);
  return new Map(rows.map(({ typed, word }) => [typed, word]));
}

/** All variants of the word with two neighbouring letters swapped. */
function swapped(word: string): string[] {
  const letters = Array.from(word);
  return Array.from({ length: Math.max(0, Math.min(letters.length, 40) - 1) }, (_, at) =>
    [...letters.slice(0, at), letters[at + 1], letters[at], ...letters.slice(at + 2)].join(''),
  );
}

/** Shorter words are no use, and longer ones are none. */
const isSearchWord = (word: string) => word.length > 2 && word.length <= 40;

/** Words that a search may correct others to. */
export async function addSearchWords(trx: Transaction, given: ReadonlySet<string>): Promise<void> {
  const words = [...given].filter(isSearchWord);
  if (words.length === 0) return;
  await sql`insert into search_word (word) select word from unnest(${words.toSorted()}::text[]) word on conflict do nothing`.execute(
    trx,
  );
}

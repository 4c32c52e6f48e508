import { sql, type Kysely } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  // A taxonomy may bring a name that a later catalogue of ours has too; which one is meant is told by the id.
  await sql`alter table skill drop constraint skill_name_key`.execute(db);
  await sql`alter table job_title drop constraint job_title_name_key`.execute(db);
  await sql`create sequence taxonomy_id start 1000000`.execute(db);
  // What stands where in an imported taxonomy, so that the next import of it finds the same skill or title again.
  await sql`
    create table taxonomy_entry (
      source text not null,
      uri text not null,
      kind text not null check (kind in ('S', 'T')),
      of_id int not null,
      made boolean not null,
      primary key (source, uri)
    )`.execute(db);
  await sql`
    create table term_relation (
      source text not null,
      from_kind text not null check (from_kind in ('S', 'T')),
      from_id int not null,
      relation text not null check (relation in ('broader', 'related', 'essential', 'optional')),
      to_kind text not null check (to_kind in ('S', 'T')),
      to_id int not null,
      primary key (from_kind, from_id, relation, to_kind, to_id, source)
    )`.execute(db);
  await sql`create index term_relation_back on term_relation (to_kind, to_id, relation)`.execute(db);
  await sql`create index term_name_prefix on term (folded) where is_name`.execute(db);
  // Nearly right spellings are looked for among words that begin alike.
  await sql`create index search_word_beginning on search_word (left(word, 2))`.execute(db);
}

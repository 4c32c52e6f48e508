import { sql, type Kysely } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const extension of ['pg_trgm', 'btree_gin', 'fuzzystrmatch']) {
    await sql`create extension if not exists ${sql.id(extension)}`.execute(db);
  }

  await sql`
    create table skill (
      id int primary key,
      name text not null unique,
      field text not null,
      healthcare boolean not null default false
    )`.execute(db);
  await sql`
    create table job_title (
      id int primary key,
      name text not null unique,
      healthcare boolean not null default false
    )`.execute(db);
  // One row a way of saying it: the name itself and each synonym, folded to lower case without accents.
  await sql`
    create table term (
      kind text not null check (kind in ('S', 'T')),
      of_id int not null,
      folded text collate "C" not null,
      is_name boolean not null,
      primary key (kind, of_id, folded)
    )`.execute(db);
  await sql`create index term_prefix on term (folded)`.execute(db);
  await sql`create index term_trigrams on term using gin (folded gin_trgm_ops)`.execute(db);
  await sql`create table search_word (word text collate "C" primary key)`.execute(db);
  await sql`create index search_word_trigrams on search_word using gin (word gin_trgm_ops)`.execute(db);

  await sql`
    create table place (
      id text primary key,
      kind text not null check (kind in ('city', 'state', 'country')),
      name text not null,
      state_code text,
      state_name text,
      country_code text not null,
      country_name text not null,
      population int not null,
      latitude real,
      longitude real,
      time_zone text
    )`.execute(db);
  await sql`
    create table place_name (
      folded text collate "C" not null,
      place_id text not null references place (id) on delete cascade,
      population int not null,
      primary key (folded, place_id)
    )`.execute(db);
  await sql`create index place_name_one_letter on place_name (left(folded, 1), population desc)`.execute(db);
  await sql`create index place_name_two_letters on place_name (left(folded, 2), population desc)`.execute(db);
  await sql`create index place_name_trigrams on place_name using gin (folded gin_trgm_ops)`.execute(db);
}

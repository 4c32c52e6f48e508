import { sql, type Kysely } from 'kysely';

/** Load reports counted by hour, for longer than the reports themselves are kept; and what browsers load of a compressed file. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table load_count (
      hour timestamptz not null,
      remote text not null,
      version text not null,
      measure text not null,
      value text not null,
      count int not null,
      primary key (remote, hour, version, measure, value),
      foreign key (remote, version) references release (remote, version) on delete cascade
    )`.execute(db);
  await sql`create index load_count_hour on load_count (hour)`.execute(db);
  await sql`alter table stored_file add column brotli_size int`.execute(db);
}

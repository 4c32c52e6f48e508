import { sql, type Kysely } from 'kysely';

/** Source maps of releases, whose bytes are in the file store, so that every process finds them. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table release_map (
      remote text not null,
      version text not null,
      path text not null,
      hash text not null,
      key text not null,
      primary key (remote, version, path),
      foreign key (remote, version) references release (remote, version) on delete cascade
    )`.execute(db);
}

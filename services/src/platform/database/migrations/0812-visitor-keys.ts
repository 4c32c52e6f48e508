import { sql, type Kysely } from 'kysely';

/** Public keys of employers' tokens about their visitors, and which tokens were used: a hash and an end, nothing of the visitor. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table visitor_key (
      enterprise_id uuid not null references enterprise (id) on delete cascade,
      kid text not null,
      label text not null,
      algorithm text not null,
      public_key text not null,
      created_at timestamptz not null,
      primary key (enterprise_id, kid)
    )`.execute(db);
  await sql`
    create table used_visitor_token (
      enterprise_id uuid not null references enterprise (id) on delete cascade,
      token_hash text not null,
      expires_at timestamptz not null,
      primary key (enterprise_id, token_hash)
    )`.execute(db);
  await sql`create index used_visitor_token_end on used_visitor_token (expires_at)`.execute(db);
}

import { sql, type Kysely } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create index talent_pool_member_of_candidate on talent_pool_member (candidate_id, joined_at desc)`.execute(db);
}

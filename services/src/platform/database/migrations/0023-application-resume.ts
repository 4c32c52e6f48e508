import { sql, type Kysely } from 'kysely';

/** A résumé that is removed stays with the application it was sent with. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create index application_of_resume on application (resume_id) where resume_id is not null`.execute(db);
  await sql`alter table application add foreign key (resume_id) references resume on delete set null`.execute(db);
}

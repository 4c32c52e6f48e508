import { sql, type Kysely } from 'kysely';

/** What an employer's systems and a candidate's tabs edit, by table: only a change of these columns is a new version. */
const EDITED: Readonly<Record<string, readonly string[]>> = {
  interview: [
    'round_title',
    'status',
    'starts_at',
    'completes_at',
    'time_zone',
    'mode',
    'location',
    'link',
    'instructions',
    'round_completed',
    'rating_of_panel_by_candidate',
    'rating_of_candidate_by_panel',
    'closure_status',
    'proposed_times',
    'proposal_note',
  ],
  employer_mail: ['email_address', 'proven_at'],
  message_absence: ['until', 'note'],
  checklist: ['ratings', 'tasks', 'files'],
};

/** Versions of records that have had none, as those of 0765. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const [table, columns] of Object.entries(EDITED)) {
    // First with a constant, which rewrites no row.
    await sql`alter table ${sql.table(table)} add column version bigint not null default 0`.execute(db);
    await sql`alter table ${sql.table(table)} alter column version set default nextval('record_version')`.execute(db);
    const of = (row: 'old' | 'new') => sql.join(columns.map((column) => sql.ref(`${row}.${column}`)));
    await sql`
      create trigger next_version before update on ${sql.table(table)} for each row
      when (row(${of('old')}) is distinct from row(${of('new')})) execute function next_record_version()`.execute(db);
  }
}

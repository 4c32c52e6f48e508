import { sql, type Kysely } from 'kysely';

/** What people edit, by table: only a change of these columns is a new version. */
const EDITED: Readonly<Record<string, readonly string[]>> = {
  candidate: [
    'first_name',
    'last_name',
    'profile_title',
    'address',
    'city',
    'state',
    'country',
    'zip_code',
    'employer_name',
    'job_title',
    'overall_years_of_experience',
  ],
  work_history: ['title', 'worked_with', 'worked_from', 'worked_till'],
  education: ['level', 'institution', 'field_of_study', 'studied_from', 'studied_till'],
  licence: ['name', 'issuer', 'number', 'region', 'issued_on', 'expires_on'],
  candidate_skill: ['years_of_experience'],
  saved_search: ['name', 'alerts'],
  webhook: ['url', 'topics', 'description', 'active'],
  enterprise: [
    'establishment_name',
    'about',
    'domain_names',
    'theme',
    'exclusive_candidate_theme',
    'logo_file',
    'exclusive_candidate_logo_file',
    'favicon_file',
  ],
};

/**
 * The version of each record that two people or two tabs can edit. It comes from one sequence, so that a record that was removed
 * and added again never has the version of its predecessor, and is set by triggers, so that no statement can forget it.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create sequence record_version`.execute(db);
  await sql`
    create function next_record_version() returns trigger language plpgsql as $$
    begin
      new.version := nextval('record_version');
      return new;
    end $$`.execute(db);
  for (const table of [...Object.keys(EDITED), 'job']) {
    // First with a constant, which rewrites no row.
    await sql`alter table ${sql.table(table)} add column version bigint not null default 0`.execute(db);
    await sql`alter table ${sql.table(table)} alter column version set default nextval('record_version')`.execute(db);
  }
  for (const [table, columns] of Object.entries(EDITED)) {
    const of = (row: 'old' | 'new') => sql.join(columns.map((column) => sql.ref(`${row}.${column}`)));
    await sql`
      create trigger next_version before update on ${sql.table(table)} for each row
      when (row(${of('old')}) is distinct from row(${of('new')})) execute function next_record_version()`.execute(db);
  }
  // Skills of a job are rows of another table: any write of the job may have changed them.
  await sql`create trigger next_version before update on job for each row execute function next_record_version()`.execute(db);
  // A domain has no effect before it is proven, but belongs to the list that is replaced as one.
  await sql`
    create function next_version_of_domains() returns trigger language plpgsql as $$
    begin
      update enterprise set version = nextval('record_version') where id = coalesce(new.enterprise_id, old.enterprise_id);
      return null;
    end $$`.execute(db);
  await sql`
    create trigger next_version_of_employer after insert or delete on employer_domain for each row
    execute function next_version_of_domains()`.execute(db);
  await sql`
    create trigger next_version_of_order after update on employer_domain for each row
    when (old.position is distinct from new.position) execute function next_version_of_domains()`.execute(db);
  // Languages are saved as one list.
  await sql`alter table candidate add column languages_version bigint not null default 0`.execute(db);
}

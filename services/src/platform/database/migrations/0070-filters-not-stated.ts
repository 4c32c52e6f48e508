import { sql, type Kysely } from 'kysely';

/**
 * What a job does not state is a key like what it states (NS), and a remote job has one for each country it can be done
 * from (`remote:NL`), or `remote:*` where it names none.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create function job_facet_keys(employment text, mode text, level text, remote boolean, easy boolean, company text, pay_year real, places text[])
    returns text[] language sql immutable parallel safe
    return array_remove(array[
      'employment:' || coalesce(employment, 'NS'), 'mode:' || coalesce(mode, 'NS'), 'level:' || coalesce(level, 'NS'),
      case when remote then 'remote' end, case when easy then 'easy' end, 'company:' || company,
      case when pay_year is null then 'pay:NS' end], null)
      || case
        when not remote then '{}'
        when exists (select from unnest(places) place where place like 'c:%')
          then array(select 'remote:' || substr(place, 3) from unnest(places) place where place like 'c:%' order by 1)
        else array['remote:*'] end`.execute(db);
  await sql`set local maintenance_work_mem = '256MB'`.execute(db);
  for (const [table, first] of [
    ['job_search', 'posted_hour'],
    ['job_sample', 'slot'],
  ] as const) {
    // Made again once at the end: keeping it true row by row costs many times that.
    await sql`drop index ${sql.id(`${table}_terms`)}`.execute(db);
    // `set expression as` says the same on PostgreSQL 17 and newer.
    await sql`
      alter table ${sql.id(table)} drop column facet_keys, add column facet_keys text[] not null generated always as
        (job_facet_keys(employment_type, work_mode, experience_level, remote, easy_apply, company_tag, pay_year_max, place_keys))
        stored`.execute(db);
    await sql`
      create index ${sql.id(`${table}_terms`)} on ${sql.id(table)}
      using gin (${sql.id(first)}, body_vector, title_vector, skill_ids, place_keys, place_ids, facet_keys) with (fastupdate = off)`.execute(
      db,
    );
    await sql`analyze ${sql.id(table)}`.execute(db);
  }
}

import { sql, type Kysely } from 'kysely';

/**
 * Employers prove their domains. Those that are stored already count as proven (`kept`), and yield to whoever proves one;
 * of a domain that several enterprises have, the oldest enterprise keeps it, which is the one candidates saw.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table employer_domain (
      enterprise_id uuid not null references enterprise on delete cascade,
      domain text not null,
      position int not null,
      state text not null check (state in ('unproven', 'proven', 'failing', 'lost')),
      proven_by text check (proven_by in ('dns', 'file', 'operator', 'kept')),
      challenge text not null,
      claimed_at timestamptz not null,
      proven_at timestamptz,
      checked_at timestamptz,
      failing_since timestamptz,
      next_check_at timestamptz,
      problem text,
      primary key (enterprise_id, domain),
      constraint employer_domain_proven check (state not in ('proven', 'failing') or (proven_by is not null and proven_at is not null))
    )`.execute(db);
  await sql`create unique index employer_domain_once on employer_domain (domain) where state in ('proven', 'failing')`.execute(
    db,
  );
  await sql`create index employer_domain_due on employer_domain (next_check_at) where next_check_at is not null`.execute(db);
  await sql`
    insert into employer_domain (enterprise_id, domain, position, state, proven_by, challenge, claimed_at, proven_at)
    select distinct on (domain)
      enterprise.id, domain, position, 'proven', 'kept', replace(gen_random_uuid()::text, '-', ''), now(), now()
    from enterprise, unnest(domain_names) with ordinality as kept (domain, position)
    order by domain, enterprise.created_at, enterprise.id`.execute(db);
  await sql`
    update enterprise set domain_names = array(
      select domain from employer_domain where enterprise_id = enterprise.id order by position
    ) where domain_names <> '{}'`.execute(db);
}

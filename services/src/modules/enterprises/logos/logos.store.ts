import { sql, type Selectable, type Updateable } from 'kysely';
import type { Database, Transaction } from '../../../platform/database/database.ts';
import type { EmployerLogoTable, LogoOrigin } from '../../../platform/database/tables/enterprises.ts';

export type LogoRow = Selectable<EmployerLogoTable>;

export interface ProposedLogo {
  enterpriseId: string;
  url: string;
}

/**
 * The addresses of logos that a feed names; a new one is fetched next. What an employer says itself stays, as does what another feed
 * named and could be fetched: two feeds would replace each other's for ever.
 */
export async function proposeLogos(
  db: Database,
  { source, logos, now }: { source: string; logos: readonly ProposedLogo[]; now: Date },
): Promise<void> {
  if (logos.length === 0) return;
  await sql`
    insert into employer_logo (enterprise_id, found_in, source, url, next_fetch_at)
    select distinct on (id) id, 'FEED', ${source}, url, ${now}
    from unnest(${logos.map(({ enterpriseId }) => enterpriseId)}::uuid[], ${logos.map(({ url }) => url)}::text[]) as named (id, url)
    on conflict (enterprise_id) do update
      set found_in = 'FEED', source = excluded.source, url = excluded.url, etag = null, last_modified = null, problem = null,
        failures = 0, next_fetch_at = excluded.next_fetch_at
      where employer_logo.url is distinct from excluded.url and employer_logo.found_in <> 'API'
        and (employer_logo.found_in = 'DOMAIN' or employer_logo.source = excluded.source or employer_logo.failures > 0)`.execute(
    db,
  );
}

/** The address that the employer names itself. */
export async function putOwnAddress(trx: Transaction, { enterpriseId, url }: ProposedLogo, now: Date): Promise<void> {
  const set = { found_in: 'API' as const, source: null, url, etag: null, last_modified: null, problem: null, failures: 0 };
  await trx
    .insertInto('employer_logo')
    .values({ enterprise_id: enterpriseId, next_fetch_at: now, ...set })
    .onConflict((conflict) =>
      conflict
        .column('enterprise_id')
        .doUpdateSet({ ...set, next_fetch_at: now })
        .where('employer_logo.url', 'is distinct from', url),
    )
    .execute();
}

/** A new version of the brand, which lists the address. */
export async function renewBrandVersion(trx: Transaction, enterpriseId: string): Promise<void> {
  await sql`update enterprise set version = nextval('record_version') where id = ${enterpriseId}`.execute(trx);
}

export async function logoOf(db: Database, enterpriseId: string): Promise<LogoRow | undefined> {
  return db.selectFrom('employer_logo').selectAll().where('enterprise_id', '=', enterpriseId).executeTakeFirst();
}

export async function deleteLogo(trx: Transaction, enterpriseId: string): Promise<LogoRow | undefined> {
  return trx.deleteFrom('employer_logo').where('enterprise_id', '=', enterpriseId).returningAll().executeTakeFirst();
}

export async function updateLogo(db: Database, enterpriseId: string, set: Updateable<EmployerLogoTable>): Promise<void> {
  await db.updateTable('employer_logo').set(set).where('enterprise_id', '=', enterpriseId).execute();
}

/** The picture that candidates see, and the first domain in effect; the row is locked in a transaction. */
export async function shownLogo(db: Database, enterpriseId: string) {
  return db
    .selectFrom('enterprise')
    .select(['logo_file', sql<string | null>`domain_names[1]`.as('domain')])
    .where('id', '=', enterpriseId)
    .forUpdate()
    .executeTakeFirst();
}

/** Adds employers with a proven domain and no logo to those whose home page is looked at. */
export async function addDomains(db: Database, { now, most }: { now: Date; most: number }): Promise<void> {
  await sql`
    insert into employer_logo (enterprise_id, found_in, next_fetch_at)
    select id, 'DOMAIN', ${now} from enterprise
    where domain_names <> '{}' and logo_file is null
      and not exists (select from employer_logo logo where logo.enterprise_id = enterprise.id)
    limit ${most}
    on conflict do nothing`.execute(db);
}

/** Employers whose logos are due, and postpones them until `until`, so that no other process fetches them as well. */
export async function takeDueLogos(
  trx: Transaction,
  { now, until, from, most }: { now: Date; until: Date; from: readonly LogoOrigin[]; most: number },
): Promise<string[]> {
  const { rows } = await sql<{ enterprise_id: string }>`
    update employer_logo set next_fetch_at = ${until} where enterprise_id in (
      select enterprise_id from employer_logo
      where next_fetch_at <= ${now} and found_in = any(${[...from]}::text[])
      order by next_fetch_at limit ${most} for update skip locked)
    returning enterprise_id`.execute(trx);
  return rows.map((row) => row.enterprise_id);
}

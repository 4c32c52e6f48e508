import { sql, type Selectable, type Updateable } from 'kysely';
import { lock } from '../../../platform/database/advisory-locks.ts';
import type { Database, Transaction } from '../../../platform/database/database.ts';
import type { EmployerDomainTable } from '../../../platform/database/tables/employers.ts';

export type DomainRow = Selectable<EmployerDomainTable>;

/** Domains that are in effect. */
const EFFECTIVE = ['proven', 'failing'] as const;

export async function domainsOf(db: Database, enterpriseId: string): Promise<DomainRow[]> {
  return db
    .selectFrom('employer_domain')
    .selectAll()
    .where('enterprise_id', '=', enterpriseId)
    .orderBy('position')
    .orderBy('domain')
    .execute();
}

export async function ownDomain(db: Database, enterpriseId: string, domain: string): Promise<DomainRow | undefined> {
  return db
    .selectFrom('employer_domain')
    .selectAll()
    .where('enterprise_id', '=', enterpriseId)
    .where('domain', '=', domain)
    .executeTakeFirst();
}

/** The employer for which the domain is in effect. */
export async function domainHolderOf(db: Database, domain: string): Promise<DomainRow | undefined> {
  return db
    .selectFrom('employer_domain')
    .selectAll()
    .where('domain', '=', domain)
    .where('state', 'in', EFFECTIVE)
    .executeTakeFirst();
}

/** Serialises changes to domains until the transaction ends. */
export async function lockDomains(trx: Transaction): Promise<void> {
  await lock(trx, 'employerDomains');
}

export interface DomainClaim {
  enterpriseId: string;
  domain: string;
  position: number;
  challenge: string;
  now: Date;
}

export async function insertClaim(
  trx: Transaction,
  { enterpriseId, domain, position, challenge, now }: DomainClaim,
): Promise<void> {
  await trx
    .insertInto('employer_domain')
    .values({ enterprise_id: enterpriseId, domain, position, state: 'unproven', challenge, claimed_at: now })
    .execute();
}

type Named = Pick<DomainRow, 'enterprise_id' | 'domain'>;

/** Changes a domain, and with it what candidates see of its employer. */
export async function updateDomain(trx: Transaction, row: Named, set: Updateable<EmployerDomainTable>): Promise<void> {
  await trx
    .updateTable('employer_domain')
    .set(set)
    .where('enterprise_id', '=', row.enterprise_id)
    .where('domain', '=', row.domain)
    .execute();
  await showEffective(trx, row.enterprise_id);
}

/** False if the employer has no such domain. */
export async function deleteDomain(trx: Transaction, { enterprise_id, domain }: Named): Promise<boolean> {
  const result = await trx
    .deleteFrom('employer_domain')
    .where('enterprise_id', '=', enterprise_id)
    .where('domain', '=', domain)
    .executeTakeFirst();
  await showEffective(trx, enterprise_id);
  return result.numDeletedRows > 0n;
}

/** Copies the domains in effect to `enterprise`, where other modules read them. */
async function showEffective(trx: Transaction, enterpriseId: string): Promise<void> {
  await sql`
    update enterprise set domain_names = array(
      select domain from employer_domain
      where enterprise_id = ${enterpriseId} and state in ('proven', 'failing') order by position, domain
    ) where id = ${enterpriseId}`.execute(trx);
}

/** Returns a domain whose check is due and postpones its next check until `until`, so that no other process checks it as well. */
export async function takeDueDomain(
  trx: Transaction,
  { now, until }: { now: Date; until: Date },
): Promise<DomainRow | undefined> {
  return trx
    .updateTable('employer_domain')
    .set({ next_check_at: until })
    .where(sql<boolean>`(enterprise_id, domain) = (
      select enterprise_id, domain from employer_domain where next_check_at <= ${now}
      order by next_check_at limit 1 for update skip locked)`)
    .returningAll()
    .executeTakeFirst();
}

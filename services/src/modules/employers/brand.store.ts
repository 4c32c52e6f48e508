import { sql } from 'kysely';
import type { Theme } from '@hirehq/shared-contracts/rest';
import { jsonb, type Database, type Transaction } from '../../platform/database/database.ts';

export async function enterpriseRow(db: Database, id: string) {
  return db.selectFrom('enterprise').selectAll().where('id', '=', id).executeTakeFirst();
}

export interface BrandChanges {
  establishmentName?: string | undefined;
  about?: string | null | undefined;
  theme?: Theme | null | undefined;
  exclusiveCandidateTheme?: Theme | null | undefined;
}

export async function updateBrand(db: Database, id: string, changes: BrandChanges): Promise<void> {
  const { establishmentName, about, theme, exclusiveCandidateTheme } = changes;
  const column = (value: Theme | null) => (value === null ? null : jsonb(value)) as never;
  const set = {
    ...(establishmentName !== undefined && { establishment_name: establishmentName }),
    ...(about !== undefined && { about }),
    ...(theme !== undefined && { theme: column(theme) }),
    ...(exclusiveCandidateTheme !== undefined && { exclusive_candidate_theme: column(exclusiveCandidateTheme) }),
  };
  if (Object.keys(set).length > 0) await db.updateTable('enterprise').set(set).where('id', '=', id).execute();
}

/** The domains of these that another enterprise has. */
export async function domainsOfOthers(trx: Transaction, id: string, domains: readonly string[]): Promise<string[]> {
  // Two employers who ask for one domain at the same time come one after the other.
  await sql`select pg_advisory_xact_lock(hashtextextended('employer domains', 0))`.execute(trx);
  const { rows } = await sql<{ domain: string }>`
    select distinct domain from enterprise, unnest(domain_names) domain
    where id <> ${id} and domain_names && ${[...domains]}::text[] and domain = any(${[...domains]}::text[])`.execute(trx);
  return rows.map((row) => row.domain);
}

export async function setDomains(trx: Transaction, id: string, domains: readonly string[]): Promise<void> {
  await trx
    .updateTable('enterprise')
    .set({ domain_names: [...domains] })
    .where('id', '=', id)
    .execute();
}

type PictureColumn = 'logo_file' | 'exclusive_candidate_logo_file' | 'favicon_file';

export async function setPicture(db: Database, id: string, column: PictureColumn, key: string): Promise<void> {
  await db
    .updateTable('enterprise')
    .set({ [column]: key })
    .where('id', '=', id)
    .execute();
}

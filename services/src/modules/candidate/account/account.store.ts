import type { Locale } from '@hirehq/shared-contracts/page';
import type { Database } from '../../../platform/database/database.ts';

/** What the settings and their mails need of a candidate. */
export interface AccountHolder {
  candidateId: string;
  email: string;
  /** Of their tokens. */
  issuer: string;
  subject: string;
  locale: Locale | null;
}

export async function accountHolder(db: Database, candidateId: string): Promise<AccountHolder | undefined> {
  return db
    .selectFrom('candidate')
    .select(['id as candidateId', 'email_address as email', 'issuer', 'subject', 'locale'])
    .where('id', '=', candidateId)
    .executeTakeFirst();
}

export async function setLocale(db: Database, candidateId: string, locale: Locale): Promise<void> {
  await db.updateTable('candidate').set({ locale }).where('id', '=', candidateId).execute();
}

import { sql, type Updateable } from 'kysely';
import type { NeuroClassification } from '@hirehq/shared-contracts/codes';
import type { Locale } from '@hirehq/shared-contracts/page';
import { isBlank, typedText } from '@hirehq/shared-contracts/typed-text';
import type { NewCandidate } from '../../../platform/candidate-records.ts';
import { isUuid } from '../../../platform/ids/is-uuid.ts';
import { newId } from '../../../platform/ids/new-id.ts';
import type { Database } from '../../../platform/database/database.ts';
import { mailboxOf } from '../../../platform/row-caps/row-caps.store.ts';
import type { CandidateTable } from '../../../platform/database/tables/candidates.ts';

/**
 * The candidate of an identity, created if there is none yet. Safe to call concurrently. The candidate's id is the
 * subject if that is a UUID not yet in use, so that a provider knows the candidate's id without a request to us.
 */
export async function ensureCandidate(db: Database, identity: NewCandidate): Promise<{ id: string }> {
  // In lower case, as the database writes it.
  const isOurForm = isUuid(identity.subject) && identity.subject === identity.subject.toLowerCase();
  const ids = isOurForm ? [identity.subject, newId()] : [newId()];
  for (const id of ids) {
    const candidate = (await insertCandidate(db, id, identity)) ?? (await candidateIdOf(db, identity));
    if (candidate) return candidate;
  }
  throw new Error(`No candidate could be created for subject ${identity.subject} of issuer ${identity.issuer}.`);
}

function insertCandidate(db: Database, id: string, { issuer, subject, name, email, neuroClassification, locale }: NewCandidate) {
  const [firstName = '', ...rest] = name.split(/\s+/).filter((word) => !isBlank(word));
  return db
    .insertInto('candidate')
    .values({
      id,
      issuer,
      subject,
      first_name: firstName || (email.split('@')[0] ?? ''),
      last_name: rest.join(' '),
      email_address: email,
      neuro_classification: neuroClassification,
      locale: locale ?? null,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
}

function candidateIdOf(db: Database, { issuer, subject }: Pick<NewCandidate, 'issuer' | 'subject'>) {
  return db.selectFrom('candidate').select('id').where('issuer', '=', issuer).where('subject', '=', subject).executeTakeFirst();
}

interface CandidateOfSession {
  candidateId: string;
  email: string;
  locale: Locale | null;
  /** Tokens of this session are no longer valid, although they have not expired. */
  hasEnded: boolean;
}

export async function candidateBySubject(
  db: Database,
  { issuer, subject, sessionId }: { issuer: string; subject: string; sessionId: string },
): Promise<CandidateOfSession | undefined> {
  const row = await db
    .selectFrom('candidate')
    .leftJoin('ended_session', (join) =>
      join.onRef('ended_session.issuer', '=', 'candidate.issuer').on('ended_session.session_id', '=', sessionId),
    )
    .select(['id', 'email_address', 'locale', 'ended_at'])
    .where('candidate.issuer', '=', issuer)
    .where('subject', '=', subject)
    .executeTakeFirst();
  return row && { candidateId: row.id, email: row.email_address, locale: row.locale, hasEnded: row.ended_at !== null };
}

export async function candidateRow(db: Database, id: string) {
  return db
    .selectFrom('candidate')
    .leftJoin('enterprise', 'enterprise.id', 'candidate.source_enterprise_id')
    .leftJoin('file', 'file.id', 'candidate.media_file')
    .selectAll('candidate')
    .select([
      'enterprise.theme',
      'enterprise.exclusive_candidate_theme',
      'enterprise.logo_file',
      'enterprise.exclusive_candidate_logo_file',
      'file.storage_key',
      'file.file_name',
      'file.content_type',
    ])
    .where('candidate.id', '=', id)
    .executeTakeFirst();
}
export type CandidateRow = NonNullable<Awaited<ReturnType<typeof candidateRow>>>;

export const readingColumns = (db: Database, id: string) =>
  db
    .selectFrom('candidate')
    .select(['accessibility', 'bionic_reading_configuration', 'assistive_tools'])
    .where('id', '=', id)
    .executeTakeFirst();

/** Stores a telephone number in a profile that has none; false for one that has. */
export async function giveTelephone(db: Database, id: string, telephone: string): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('candidate')
    .set({ telephone })
    .where('id', '=', id)
    .where((where) => where.or([where('telephone', 'is', null), where('telephone', '=', '')]))
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

export async function updateCandidate(db: Database, id: string, changes: Updateable<CandidateTable>): Promise<void> {
  if (Object.keys(changes).length === 0) return;
  await db.updateTable('candidate').set(changes).where('id', '=', id).execute();
}

/** The classification that the candidate gave at the identity provider. */
export const classifyCandidate = (db: Database, id: string, classification: NeuroClassification | null): Promise<void> =>
  updateCandidate(db, id, { neuro_classification: classification });

/** The employer that last invited the candidate's address since then; undefined if none did. */
export async function invitingEmployer(db: Database, candidateId: string, since: Date): Promise<string | undefined> {
  const row = await db
    .selectFrom('candidate')
    .innerJoin('invitation', (join) =>
      join
        .on(mailboxOf(sql.ref('invitation.email_address')), '=', mailboxOf(sql.ref('candidate.email_address')))
        .on(sql`lower(invitation.email_address)`, '=', sql`lower(candidate.email_address)`),
    )
    .innerJoin('talent_pool', 'talent_pool.id', 'invitation.talent_pool_id')
    .select('talent_pool.enterprise_id')
    .where('candidate.id', '=', candidateId)
    .where('invitation.created_at', '>', since)
    .orderBy('invitation.created_at', 'desc')
    .executeTakeFirst();
  return row?.enterprise_id;
}

/** Sets the origin of a candidate, unless it is already set. */
export async function setOrigin(
  db: Database,
  id: string,
  origin: NonNullable<CandidateTable['origin']>,
  sourceEnterpriseId: string | null,
): Promise<void> {
  await db
    .updateTable('candidate')
    .set({ origin, source_enterprise_id: sql<string | null>`coalesce(source_enterprise_id, ${sourceEnterpriseId}::uuid)` })
    .where('id', '=', id)
    .where('origin', 'is', null)
    .execute();
}

export async function recordConsent(db: Database, candidateId: string, version: string): Promise<void> {
  await db
    .insertInto('candidate_consent')
    .values({ candidate_id: candidateId, version })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** The language of the candidate with an email address; undefined if there is no such candidate or it is not known. */
export async function localeOfAddress(db: Database, email: string): Promise<Locale | undefined> {
  const row = await db
    .selectFrom('candidate')
    .select('locale')
    .where(sql<string>`lower(email_address)`, '=', email.trim().toLowerCase())
    .where('locale', 'is not', null)
    .orderBy('created_at', 'desc')
    .executeTakeFirst();
  return row?.locale ?? undefined;
}

/** The first name of a candidate; undefined if all that is known is the address, which stands for the name then. */
export async function firstNameOf(db: Database, candidateId: string): Promise<string | undefined> {
  const row = await db
    .selectFrom('candidate')
    .select(['first_name', 'email_address'])
    .where('id', '=', candidateId)
    .executeTakeFirst();
  const name = typedText(row?.first_name ?? '');
  return name && name !== row?.email_address.split('@')[0] ? name : undefined;
}

/** The address that mails are sent to; a sign-in with another one changes it. */
export async function changeAddress(db: Database, candidateId: string, email: string): Promise<void> {
  await db.updateTable('candidate').set({ email_address: email }).where('id', '=', candidateId).execute();
}

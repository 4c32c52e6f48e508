import { sql, type Expression } from 'kysely';
import type { Transaction } from './database.ts';

// Every advisory lock of the platform. Processes of two releases run side by side and must mean the same lock by the same
// number: one that was released never changes, and is never given to another.

/** Locks of which there is one. */
export const LOCKS = {
  migrations: 4_817_263n,
  /** Skills, job titles and the words that find them. */
  skillCatalogue: 4_817_264n,
  places: 4_817_265n,
  identityKeys: 4_817_266n,
  webPushKey: 4_817_277n,
  /** Versions and containers of releases. */
  releases: 4_817_278n,
  /** Earlier releases hash the text `employer domains` to it. */
  employerDomains: -4_515_759_618_441_238_663n,
} as const;

/** Locks of which there is one a subject: the number seeds the hash of the prefix and the subject. */
export const LOCK_SPACES = {
  /** The events of one candidate, in their order. */
  candidateStream: { seed: 7, prefix: '' },
  /** The enterprise of one name, in lower case. */
  enterpriseName: { seed: 11, prefix: '' },
  /** The application of one candidate for one job. */
  application: { seed: 0, prefix: 'application ' },
  invitationsByEnterprise: { seed: 0, prefix: 'invitations by ' },
  invitationsToMailbox: { seed: 0, prefix: 'invitations to ' },
  /** The rows of one owner that a cap counts: `cap owner`. */
  rowCap: { seed: 0, prefix: 'row cap ' },
  /** The files of one candidate, or of all visitors. */
  storage: { seed: 0, prefix: 'storage ' },
  /** What one network reports of one canary: `canary network`. */
  canaryNetwork: { seed: 0, prefix: 'canary network ' },
} as const;

type Lock = keyof typeof LOCKS;
export type LockSpace = keyof typeof LOCK_SPACES;

/** Waits for the lock and holds it until the transaction ends: it works behind any pooler. */
export async function lock(trx: Transaction, name: Lock): Promise<void> {
  await sql`select pg_advisory_xact_lock(${String(LOCKS[name])}::bigint)`.execute(trx);
}

/** Takes the lock until the transaction ends, unless another transaction holds it. */
export async function tryLock(trx: Transaction, name: Lock): Promise<boolean> {
  const { rows } = await sql<{ got: boolean }>`
    select pg_try_advisory_xact_lock(${String(LOCKS[name])}::bigint) as got`.execute(trx);
  return rows[0]?.got === true;
}

/** Waits for the lock of one subject and holds it until the transaction ends. */
export async function lockSubject(trx: Transaction, space: LockSpace, subject: string | Expression<string>): Promise<void> {
  const { seed, prefix } = LOCK_SPACES[space];
  await sql`select pg_advisory_xact_lock(hashtextextended(${prefix}::text || ${subject}::text, ${seed}::int))`.execute(trx);
}

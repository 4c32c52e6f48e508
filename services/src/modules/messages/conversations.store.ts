import { type UpdateObject, sql } from 'kysely';
import { newId } from '../../platform/ids/new-id.ts';
import type { Database, Transaction } from '../../platform/database/database.ts';
import type { Tables } from '../../platform/database/tables/index.ts';
import type { Standing } from './messages.policy.ts';

export interface Pair {
  candidateId: string;
  enterpriseId: string;
}

export async function conversationOfPair(db: Database, { candidateId, enterpriseId }: Pair) {
  return db
    .selectFrom('conversation')
    .selectAll()
    .where('candidate_id', '=', candidateId)
    .where('enterprise_id', '=', enterpriseId)
    .executeTakeFirst();
}
export type ConversationRow = NonNullable<Awaited<ReturnType<typeof conversationOfPair>>>;

/** The conversation of candidate and employer, created if there is none, and locked until the transaction ends. */
export async function heldConversation(trx: Transaction, pair: Pair): Promise<ConversationRow> {
  await trx
    .insertInto('conversation')
    .values({ id: newId(), candidate_id: pair.candidateId, enterprise_id: pair.enterpriseId })
    .onConflict((conflict) => conflict.columns(['candidate_id', 'enterprise_id']).doNothing())
    .execute();
  return trx
    .selectFrom('conversation')
    .selectAll()
    .where('candidate_id', '=', pair.candidateId)
    .where('enterprise_id', '=', pair.enterpriseId)
    .forUpdate()
    .executeTakeFirstOrThrow();
}

export async function standingOf(db: Database, { candidateId, enterpriseId }: Pair): Promise<Standing> {
  const { rows } = await sql<{ applied: boolean; stands: boolean; pooled: boolean; written: boolean; blocked: boolean }>`
    select
      coalesce(bool_or(true), false) as applied,
      coalesce(bool_or(application.withdrawn_at is null and application.closed_at is null), false) as stands,
      exists (
        select from talent_pool_member join talent_pool on talent_pool.id = talent_pool_member.talent_pool_id
        where talent_pool_member.candidate_id = ${candidateId} and talent_pool.enterprise_id = ${enterpriseId}
      ) as pooled,
      exists (
        select from conversation
        where candidate_id = ${candidateId} and enterprise_id = ${enterpriseId} and last_number > 0
      ) as written,
      exists (
        select from conversation
        where candidate_id = ${candidateId} and enterprise_id = ${enterpriseId} and blocked_at is not null
      ) as blocked
    from application join job on job.id = application.job_id
    where application.candidate_id = ${candidateId} and job.enterprise_id = ${enterpriseId}`.execute(db);
  const { applied = false, stands = false, pooled = false, written = false, blocked = false } = rows[0] ?? {};
  return { stands: stands || pooled, known: applied || pooled || written, blocked };
}

/**
 * The time from which an employer sees the messages of a candidate: all of them while nothing was withdrawn; afterwards since the
 * oldest application that was not withdrawn or membership in a talent pool; undefined (no messages) if there is neither.
 */
export async function employerSeesSince(db: Database, { candidateId, enterpriseId }: Pair): Promise<Date | undefined> {
  const { rows } = await sql<{ withdrew: boolean; since: Date | null }>`
    select
      coalesce(bool_or(application.withdrawn_at is not null), false) as withdrew,
      least(
        min(application.submitted_at) filter (where application.withdrawn_at is null),
        (
          select min(joined_at) from talent_pool_member join talent_pool on talent_pool.id = talent_pool_member.talent_pool_id
          where talent_pool_member.candidate_id = ${candidateId} and talent_pool.enterprise_id = ${enterpriseId}
        )
      ) as since
    from application join job on job.id = application.job_id
    where application.candidate_id = ${candidateId} and job.enterprise_id = ${enterpriseId}`.execute(db);
  const { withdrew = false, since = null } = rows[0] ?? {};
  return withdrew ? (since ?? undefined) : new Date(0);
}

/** A candidate's conversations with the last message that the candidate sees, newest first. */
export async function conversationsOfCandidate(db: Database, candidateId: string, limit: number) {
  return db
    .selectFrom('conversation')
    .innerJoin('enterprise', 'enterprise.id', 'conversation.enterprise_id')
    .innerJoin('message', (join) =>
      join
        .onRef('message.conversation_id', '=', 'conversation.id')
        .onRef('message.number', '=', 'conversation.last_number')
        .onRef('message.number', '>', 'conversation.candidate_cleared_to'),
    )
    .selectAll('message')
    .select([
      'conversation.enterprise_id',
      'conversation.candidate_unread',
      'enterprise.establishment_name',
      'enterprise.logo_file',
    ])
    .where('conversation.candidate_id', '=', candidateId)
    .orderBy('conversation.last_message_at', 'desc')
    .orderBy('conversation.id')
    .limit(limit)
    .execute();
}
export type ConversationSummaryRow = Awaited<ReturnType<typeof conversationsOfCandidate>>[number];

/** Of all conversations, or of the one with an employer. */
export async function unreadOfCandidate(db: Database, candidateId: string, enterpriseId?: string): Promise<number> {
  const { unread } = await db
    .selectFrom('conversation')
    .select(({ fn }) => fn.coalesce(fn.sum<number>('candidate_unread'), sql<number>`0`).as('unread'))
    .where('candidate_id', '=', candidateId)
    .$if(enterpriseId !== undefined, (query) => query.where('enterprise_id', '=', enterpriseId ?? ''))
    .executeTakeFirstOrThrow();
  return unread;
}

/** False if there is no such conversation. */
async function change(
  db: Database,
  { candidateId, enterpriseId }: Pair,
  set: UpdateObject<Tables, 'conversation'>,
): Promise<boolean> {
  const result = await db
    .updateTable('conversation')
    .set(set)
    .where('candidate_id', '=', candidateId)
    .where('enterprise_id', '=', enterpriseId)
    .executeTakeFirst();
  return result.numUpdatedRows > 0n;
}

export const markReadByCandidate = (db: Database, pair: Pair) => change(db, pair, { candidate_unread: 0 });
/** The time of blocking; null unblocks the conversation. */
export const blockConversation = (db: Database, pair: Pair, blockedAt: Date | null) =>
  change(db, pair, { blocked_at: blockedAt });
export const clearForCandidate = (db: Database, pair: Pair) =>
  change(db, pair, { candidate_cleared_to: sql.ref('last_number'), candidate_unread: 0 });

export async function establishmentName(db: Database, enterpriseId: string): Promise<string> {
  const row = await db
    .selectFrom('enterprise')
    .select('establishment_name')
    .where('id', '=', enterpriseId)
    .executeTakeFirstOrThrow();
  return row.establishment_name;
}

/** The two participants, as responses name them. */
export async function participantRows(db: Database, { candidateId, enterpriseId }: Pair) {
  const [candidate, enterprise] = await Promise.all([
    db
      .selectFrom('candidate')
      .leftJoin('file', 'file.id', 'candidate.media_file')
      .select([
        'candidate.id',
        'candidate.first_name',
        'candidate.last_name',
        'candidate.profile_title',
        'candidate.media_file',
        'file.storage_key',
        'file.file_name',
        'file.content_type',
      ])
      .where('candidate.id', '=', candidateId)
      .executeTakeFirst(),
    db
      .selectFrom('enterprise')
      .select(['id', 'establishment_name', 'logo_file'])
      .where('id', '=', enterpriseId)
      .executeTakeFirst(),
  ]);
  return { candidate, enterprise };
}

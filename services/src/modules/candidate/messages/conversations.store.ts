import { sql, type UpdateObject } from 'kysely';
import { lockSubject } from '../../../platform/database/advisory-locks.ts';
import { newId } from '../../../platform/ids/new-id.ts';
import type { Database, Transaction } from '../../../platform/database/database.ts';
import type { Tables } from '../../../platform/database/tables/index.ts';
import { unreadOfConversation } from './read-marks.store.ts';

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

/** The conversation with the candidate's number of unread messages. */
export async function conversationFacts(db: Database, { candidateId, enterpriseId }: Pair) {
  return db
    .selectFrom('conversation')
    .selectAll()
    .select(unreadOfConversation.as('unread'))
    .where('candidate_id', '=', candidateId)
    .where('enterprise_id', '=', enterpriseId)
    .executeTakeFirst();
}

/** The conversation of candidate and employer, locked until the transaction ends; undefined before there is one. */
export async function lockedConversation(
  trx: Transaction,
  { candidateId, enterpriseId }: Pair,
): Promise<ConversationRow | undefined> {
  return trx
    .selectFrom('conversation')
    .selectAll()
    .where('candidate_id', '=', candidateId)
    .where('enterprise_id', '=', enterpriseId)
    .forUpdate()
    .executeTakeFirst();
}

/** The conversation of candidate and employer, created if there is none, and locked until the transaction ends. */
export async function lockedOrNewConversation(trx: Transaction, pair: Pair): Promise<ConversationRow> {
  const existing = await lockedConversation(trx, pair);
  if (existing) return existing;
  await trx
    .insertInto('conversation')
    .values({ id: newId(), candidate_id: pair.candidateId, enterprise_id: pair.enterpriseId })
    .onConflict((conflict) => conflict.columns(['candidate_id', 'enterprise_id']).doNothing())
    .execute();
  const conversation = await lockedConversation(trx, pair);
  if (!conversation) throw new Error('A conversation that was created is missing.');
  return conversation;
}

/** After the lock of the conversation, never before it: events of a candidate are written under it. */
export const lockStream = (trx: Transaction, candidateId: string): Promise<void> =>
  lockSubject(trx, 'candidateStream', candidateId);

export type ConversationChange = UpdateObject<Tables, 'conversation'>;

export async function updateConversation(trx: Transaction, id: string, change: ConversationChange): Promise<void> {
  await trx.updateTable('conversation').set(change).where('id', '=', id).execute();
}

/** What is shown of an employer, and its proven domains; undefined if there is none. */
export async function employerShown(db: Database, enterpriseId: string) {
  return db
    .selectFrom('enterprise')
    .select(['establishment_name', 'logo_file', 'domain_names'])
    .where('id', '=', enterpriseId)
    .executeTakeFirst();
}

/** A candidate's conversations with the last message that the candidate sees, and who wrote last for the employer; newest first. */
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
    .leftJoinLateral(
      (query) =>
        query
          .selectFrom('message as heard')
          .select(['heard.sender_name as from_name', 'heard.sender_title as from_title'])
          .whereRef('heard.conversation_id', '=', 'conversation.id')
          .where('heard.by_enterprise', '=', true)
          .whereRef('heard.number', '>', 'conversation.candidate_cleared_to')
          .orderBy('heard.number', 'desc')
          .limit(1)
          .as('latest'),
      (join) => join.onTrue(),
    )
    .selectAll('message')
    .select([
      'latest.from_name',
      'latest.from_title',
      'conversation.enterprise_id',
      'enterprise.establishment_name',
      'enterprise.logo_file',
      unreadOfConversation.as('unread'),
    ])
    .where('conversation.candidate_id', '=', candidateId)
    .orderBy('conversation.last_message_at', 'desc')
    .orderBy('conversation.id')
    .limit(limit)
    .execute();
}
export type ConversationSummaryRow = Awaited<ReturnType<typeof conversationsOfCandidate>>[number];

interface LatestMessage {
  enterpriseId: string;
  employerName: string;
  at: Date;
}

/** The last message of each employer that the candidate has neither cleared nor blocked, the latest first. */
export async function latestOfEmployers(
  db: Database,
  candidateId: string,
  { since, limit }: { since: Date; limit: number },
): Promise<LatestMessage[]> {
  const { rows } = await sql<LatestMessage>`
    select conversation.enterprise_id as "enterpriseId", enterprise.establishment_name as "employerName", latest.sent_at as at
    from conversation
    join enterprise on enterprise.id = conversation.enterprise_id
    cross join lateral (
      select sent_at from message
      where conversation_id = conversation.id and by_enterprise and number > conversation.candidate_cleared_to
      order by number desc limit 1
    ) latest
    where conversation.candidate_id = ${candidateId} and conversation.candidate_blocked_at is null
      and conversation.last_message_at >= ${since} and latest.sent_at >= ${since}
    order by latest.sent_at desc, conversation.id limit ${limit}`.execute(db);
  return rows;
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
      .select(['id', 'establishment_name', 'logo_file', 'domain_names'])
      .where('id', '=', enterpriseId)
      .executeTakeFirst(),
  ]);
  return { candidate, enterprise };
}

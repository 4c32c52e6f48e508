import type { ChatParticipant, Message } from '@hirehq/shared-contracts/rest';
import type { UploadedFile } from '../../platform/http/bodies/multipart.ts';
import type { Database } from '../../platform/database/database.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import type { Services } from '../../platform/module.ts';
import {
  blockConversation,
  conversationOfPair,
  employerSeesSince,
  heldConversation,
  participantRows,
  standingOf,
  unreadOfCandidate,
  type Pair,
} from './conversations.store.ts';
import { messageAnswer, participantsAnswer } from './message-answer.ts';
import { mayRead } from './messages.policy.ts';
import { lastMessages, messageOrigin } from './messages.store.ts';
import { MAX_MESSAGES } from './messages.service.ts';
import { sendMessage } from './send-message.ts';

interface EmployerMessage extends Pair {
  text: string;
  file?: UploadedFile | undefined;
  requestId?: string | undefined;
}

/** The time from which the employer sees the conversation; NOT_FOUND for a candidate with no connection to it, or no longer one. */
async function seenSince(db: Database, pair: Pair): Promise<Date> {
  mayRead(await standingOf(db, pair));
  const since = await employerSeesSince(db, pair);
  if (!since) throw new Refusal('NOT_FOUND');
  return since;
}

/**
 * Sends a message of an employer. Refuses with NOT_FOUND a candidate with no connection to the employer, with CONFLICT
 * one whose application is closed. A repeated `requestId` returns the first message.
 */
export async function sendByEmployer(services: Services, { file, requestId, ...message }: EmployerMessage): Promise<Message> {
  const since = await seenSince(services.db, message);
  const sent = await sendMessage(services, { ...message, by: 'enterprise', file, requestId });
  // A repeated request whose message is no longer visible, because the application was withdrawn.
  if (new Date(sent.timestamp) < since) throw new Refusal('NOT_FOUND');
  return sent;
}

/** True while the employer of a conversation can see this message. */
export async function employerSeesMessage(db: Database, id: string): Promise<boolean> {
  const message = await messageOrigin(db, id);
  if (!message) return false;
  const { candidate_id: candidateId, enterprise_id: enterpriseId, sent_at: sentAt } = message;
  const since = await employerSeesSince(db, { candidateId, enterpriseId });
  return since !== undefined && sentAt >= since;
}

interface EmployerConversation {
  /** Oldest first, the last 500; includes messages that the candidate cleared, but not those of a withdrawn application. */
  messages: Message[];
  participants: ChatParticipant[];
  /** Messages of the candidate since the employer last wrote. */
  unreadCount: number;
}

/** The conversation as its employer sees it. NOT_FOUND for a candidate with no connection to the employer. */
export async function conversationOf({ db, files }: Services, pair: Pair): Promise<EmployerConversation> {
  const since = await seenSince(db, pair);
  const [conversation, participants] = await Promise.all([conversationOfPair(db, pair), participantRows(db, pair)]);
  const rows = conversation ? await lastMessages(db, { conversationId: conversation.id, since, limit: MAX_MESSAGES }) : [];
  return {
    messages: rows.map((row) => messageAnswer(files, row, pair, 'enterprise')),
    participants: participantsAnswer(files, participants),
    unreadCount: conversation?.enterprise_unread ?? 0,
  };
}

/** Messages of an employer that the candidate has not read. */
export function unreadFromEmployer({ db }: Services, { candidateId, enterpriseId }: Pair): Promise<number> {
  return unreadOfCandidate(db, candidateId, enterpriseId);
}

/**
 * Blocks or unblocks a conversation for both sides; both can still read it. NOT_FOUND for a candidate with no connection
 * to the employer.
 */
export async function setBlocked({ db, now }: Services, { blocked, ...pair }: Pair & { blocked: boolean }): Promise<void> {
  await seenSince(db, pair);
  await db.transaction().execute(async (trx) => {
    const { blocked_at } = await heldConversation(trx, pair);
    if ((blocked_at !== null) !== blocked) await blockConversation(trx, pair, blocked ? now() : null);
  });
}

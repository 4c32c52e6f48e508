import type { ChatParticipant, Message } from '@hirehq/shared-contracts/rest';
import type { UploadedFile } from '../../platform/http/multipart.ts';
import type { Services } from '../../platform/module.ts';
import {
  blockConversation,
  conversationOfPair,
  heldConversation,
  participantRows,
  standingOf,
  unreadOfCandidate,
  type Pair,
} from './conversations.store.ts';
import { messageAnswer, participantsAnswer } from './message-answer.ts';
import { mayRead } from './messages.policy.ts';
import { lastMessages } from './messages.store.ts';
import { MAX_MESSAGES } from './messages.service.ts';
import { sendMessage } from './send-message.ts';

interface EmployerMessage extends Pair {
  text: string;
  file?: UploadedFile | undefined;
  requestId?: string | undefined;
}

/**
 * Sends a message of an employer. Refuses with NOT_FOUND a candidate the employer has nothing to do with, with CONFLICT
 * one whose application was withdrawn or closed. A repeated `requestId` answers the first message.
 */
export function sendByEnterprise(services: Services, { file, requestId, ...message }: EmployerMessage): Promise<Message> {
  return sendMessage(services, { ...message, by: 'enterprise', file, requestId });
}

interface EmployerConversation {
  /** Oldest first, the last 500; what the candidate cleared is still here. */
  messages: Message[];
  participants: ChatParticipant[];
  /** Messages of the candidate since the employer last wrote. */
  unreadCount: number;
}

/** The conversation as its employer sees it. NOT_FOUND for a candidate the employer has nothing to do with. */
export async function conversationOf({ db, files }: Services, pair: Pair): Promise<EmployerConversation> {
  mayRead(await standingOf(db, pair));
  const [conversation, participants] = await Promise.all([conversationOfPair(db, pair), participantRows(db, pair)]);
  const rows = conversation ? await lastMessages(db, conversation.id, 0, MAX_MESSAGES) : [];
  return {
    messages: rows.map((row) => messageAnswer(files, row, pair)),
    participants: participantsAnswer(files, participants),
    unreadCount: conversation?.enterprise_unread ?? 0,
  };
}

/** Messages of an employer its candidate has not read. */
export function unreadFromEnterprise({ db }: Services, { candidateId, enterpriseId }: Pair): Promise<number> {
  return unreadOfCandidate(db, candidateId, enterpriseId);
}

/**
 * Blocks a conversation for both sides, or takes it up again; both can go on reading. NOT_FOUND for a candidate the employer
 * has nothing to do with.
 */
export async function setBlocked({ db, now }: Services, { blocked, ...pair }: Pair & { blocked: boolean }): Promise<void> {
  mayRead(await standingOf(db, pair));
  await db.transaction().execute(async (trx) => {
    const { blocked_at } = await heldConversation(trx, pair);
    if ((blocked_at !== null) !== blocked) await blockConversation(trx, pair, blocked ? now() : null);
  });
}

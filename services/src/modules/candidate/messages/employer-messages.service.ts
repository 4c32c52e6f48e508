import type { ChatParticipant, Message } from '@hirehq/shared-contracts/rest';
import type { UploadedFile } from '../../../platform/http/bodies/multipart.ts';
import type { FileStore } from '../../../platform/files/file-store.ts';
import type { Database } from '../../../platform/database/database.ts';
import { Refusal } from '../../../platform/refusals/refusal.ts';
import type { Services } from '../../../platform/module.ts';
import { changeConversation } from './change-conversation.ts';
import { conversationOfPair, participantRows, type Pair } from './conversations.store.ts';
import { messageResponse, participantsResponse } from './message-response.ts';
import { mayRead } from './messages.policy.ts';
import { lastMessages, latestSender, messageOrigin, type MessageRow, type Sender } from './messages.store.ts';
import { MAX_MESSAGES } from './messages.service.ts';
import { unreadOfEmployer } from './read-marks.store.ts';
import { sendMessage } from './send-message.ts';
import { employerSeesSince, conversationRelationOf } from './conversation-relation.store.ts';

interface SentByEmployer extends Pair {
  text: string;
  file?: UploadedFile | undefined;
  requestId?: string | undefined;
  sender?: Sender | undefined;
}

/** A message as its employer gets it. */
export type EmployerMessage = Message & { jobId: string | null };

const employerMessage = (files: FileStore, row: MessageRow, pair: Pair): EmployerMessage => ({
  ...messageResponse(files, row, { ...pair, reader: 'enterprise', domains: [] }),
  jobId: row.job_id,
});

/** The time from which the employer sees the conversation; NOT_FOUND for a candidate with no connection to it, or no longer one. */
export async function seenSince(db: Database, pair: Pair): Promise<Date> {
  mayRead(await conversationRelationOf(db, pair));
  const since = await employerSeesSince(db, pair);
  if (!since) throw new Refusal('NOT_FOUND');
  return since;
}

/**
 * Sends a message of an employer. Refuses with NOT_FOUND a candidate with no connection to the employer, with CONFLICT
 * one whose application is closed. A repeated `requestId` returns the first message.
 */
export async function sendByEmployer(
  services: Services,
  { file, requestId, ...message }: SentByEmployer,
): Promise<EmployerMessage> {
  const since = await seenSince(services.db, message);
  const sent = await sendMessage(services, { ...message, by: 'enterprise', file, requestId });
  // A repeated request whose message is no longer visible, because the application was withdrawn.
  if (sent.sent_at < since) throw new Refusal('NOT_FOUND');
  return employerMessage(services.files, sent, message);
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
  messages: EmployerMessage[];
  participants: ChatParticipant[];
  /** Messages of the candidate that the employer has not read, by a mark or by a reply. */
  unreadCount: number;
}

/** The conversation as its employer sees it. NOT_FOUND for a candidate with no connection to the employer. */
export async function conversationOf({ db, files }: Services, pair: Pair): Promise<EmployerConversation> {
  const since = await seenSince(db, pair);
  const [conversation, participants] = await Promise.all([conversationOfPair(db, pair), participantRows(db, pair)]);
  const rows = conversation ? await lastMessages(db, { conversationId: conversation.id, since, limit: MAX_MESSAGES }) : [];
  return {
    messages: rows.map((row) => employerMessage(files, row, pair)),
    participants: participantsResponse(files, participants, latestSender(rows)),
    unreadCount: conversation ? await unreadOfEmployer(db, conversation.id, since) : 0,
  };
}

/**
 * Blocks or unblocks a conversation for both sides; both can still read it. NOT_FOUND for a candidate with no connection
 * to the employer.
 */
export async function setBlocked(services: Services, { blocked, ...pair }: Pair & { blocked: boolean }): Promise<void> {
  const { db, now } = services;
  await seenSince(db, pair);
  await changeConversation(services, pair, {
    create: true,
    change: ({ blocked_at }) => ((blocked_at !== null) === blocked ? undefined : { blocked_at: blocked ? now() : null }),
  });
}

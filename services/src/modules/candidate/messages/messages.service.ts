import type { Conversation, Message, RestResponse } from '@hirehq/shared-contracts/rest';
import type { UploadedFile } from '../../../platform/http/bodies/multipart.ts';
import { Refusal } from '../../../platform/refusals/refusal.ts';
import type { Services } from '../../../platform/module.ts';
import { changeConversation } from './change-conversation.ts';
import { conversationOfPair, conversationsOfCandidate, participantRows, type Pair } from './conversations.store.ts';
import { trustedDomains } from './links/message-links.ts';
import { conversationResponse, messageResponse, participantsResponse } from './message-response.ts';
import { mayRead, maySendAs, mayTakePart, otherParty } from './messages.policy.ts';
import { lastMessages, latestSender } from './messages.store.ts';
import { sendMessage } from './send-message.ts';
import { conversationRelationOf } from './conversation-relation.store.ts';

/** How many messages a chat loads (§9). */
export const MAX_MESSAGES = 500;

export async function conversations({ db, files }: Services, candidateId: string, limit: number): Promise<Conversation[]> {
  const rows = await conversationsOfCandidate(db, candidateId, limit);
  return rows.map((row) => conversationResponse(files, row, candidateId));
}

/** The conversation that two ids of an address or body name. */
function pairOf(ownId: string, otherId: string, enterpriseId: string): Pair {
  mayTakePart(ownId, otherId, enterpriseId);
  return { candidateId: ownId, enterpriseId };
}

interface Chat {
  candidateId: string;
  enterpriseId: string;
}

/** The latest messages that the candidate has not cleared, oldest first. */
export async function chat(
  { db, files, config }: Services,
  ownId: string,
  { candidateId, enterpriseId }: Chat,
): Promise<RestResponse<'GET candidates/messages/details/0/500'>> {
  const pair = pairOf(ownId, candidateId, enterpriseId);
  mayRead(await conversationRelationOf(db, pair));
  const [conversation, participants] = await Promise.all([conversationOfPair(db, pair), participantRows(db, pair)]);
  const rows = conversation
    ? await lastMessages(db, {
        conversationId: conversation.id,
        after: conversation.candidate_cleared_to,
        limit: MAX_MESSAGES,
      })
    : [];
  const domains = participants.enterprise ? trustedDomains({ config }, participants.enterprise) : [];
  return {
    messages: rows.map((row) => messageResponse(files, row, { ...pair, reader: 'candidate', domains })),
    participants: participantsResponse(files, participants, latestSender(rows)),
  };
}

interface Outgoing {
  message: string;
  messageTo: string;
  messageFrom: string;
  messageType: 'TEXT' | 'FILE' | 'SMS';
  enterpriseId: string;
  requestId?: string | undefined;
  jobId?: string | undefined;
}

export async function sendByCandidate(
  services: Services,
  ownId: string,
  { message, messageTo, messageFrom, messageType, enterpriseId, requestId, jobId }: Outgoing,
  file: UploadedFile | undefined,
): Promise<Message> {
  maySendAs(ownId, { messageFrom, messageTo }, enterpriseId);
  if (messageType === 'SMS') throw new Refusal('VALIDATION_FAILED', { fields: { messageType: 'cannot be sent, only received' } });
  if (messageType === 'FILE' && !file) throw new Refusal('VALIDATION_FAILED', { fields: { file: 'is missing' } });
  const pair = { candidateId: ownId, enterpriseId };
  const row = await sendMessage(services, { ...pair, by: 'candidate', text: message, file, requestId, jobId });
  // Of a message of the candidate no link is compared with the employer's domains.
  return messageResponse(services.files, row, { ...pair, reader: 'candidate', domains: [] });
}

interface ReadRequest {
  messageFrom: string;
  messageTo: string;
  enterpriseId: string;
  /** Number of the last message that was read; without it all are. */
  readTo?: number | undefined;
}

/** Marks messages as read; a later mark stays. */
export async function readConversation(services: Services, ownId: string, { readTo, ...reading }: ReadRequest): Promise<true> {
  const pair = pairOf(ownId, otherParty(ownId, reading), reading.enterpriseId);
  const exists = await changeConversation(services, pair, {
    change({ last_number, candidate_read_to, marked_unread }) {
      const upTo = Math.max(candidate_read_to, Math.min(readTo ?? last_number, last_number));
      return upTo > candidate_read_to || marked_unread ? { candidate_read_to: upTo, marked_unread: false } : undefined;
    },
  });
  if (!exists) throw new Refusal('NOT_FOUND');
  return true;
}

/** Clears the history for the candidate permanently; the employer keeps its own. Without an employer id, `candidateId` is the sender's id, which is the employer's. */
export async function clearHistory(
  services: Services,
  ownId: string,
  { candidateId, enterpriseId = candidateId }: { candidateId: string; enterpriseId?: string | undefined },
): Promise<true> {
  const exists = await changeConversation(services, pairOf(ownId, candidateId, enterpriseId), {
    change: ({ last_number, candidate_cleared_to }) =>
      last_number > candidate_cleared_to
        ? { candidate_cleared_to: last_number, candidate_read_to: last_number, marked_unread: false }
        : undefined,
  });
  if (!exists) throw new Refusal('NOT_FOUND');
  return true;
}

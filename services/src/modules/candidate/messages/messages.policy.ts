import type { ConversationWriting } from '@hirehq/shared-contracts/codes';
import { Refusal } from '../../../platform/refusals/refusal.ts';

/** The current relation between a candidate and an employer. */
export interface ConversationRelation {
  /** True for an application that is neither withdrawn nor closed, or membership in a talent pool of the employer. */
  stands: boolean;
  /** True if they have or had a connection: an application, a talent pool, a message. */
  known: boolean;
  /** The employer has blocked the conversation. */
  blocked: boolean;
  /** The candidate has blocked the employer. */
  blockedByCandidate: boolean;
}

type Author = 'candidate' | 'enterprise';

/** Why a message is refused. */
const REFUSED: Readonly<Record<Exclude<ConversationWriting, 'OPEN'>, Readonly<Record<Author, string>>>> = {
  CLOSED: {
    candidate: 'You can no longer write to this employer: your application was withdrawn or is closed.',
    enterprise: 'You can no longer write to this candidate: the application is closed.',
  },
  BLOCKED_BY_EMPLOYER: {
    candidate: 'This employer no longer accepts messages in this conversation.',
    enterprise: 'This conversation is blocked. Unblock it to write to this candidate.',
  },
  BLOCKED_BY_CANDIDATE: {
    candidate: 'You have blocked this employer. Unblock it to write again.',
    enterprise:
      'This candidate has blocked messages from you. Do not send the message again; only the candidate can unblock the conversation.',
  },
};

/** Ids of an address or body that name a conversation. */
interface Parties {
  messageFrom: string;
  messageTo: string;
}

/**
 * Candidates take part in their own conversations. The employer takes part under its own id, so the other id is the
 * employer's again (`messageFrom` of the conversation) or the candidate's own; anybody else's is not there.
 */
export function mayTakePart(ownId: string, otherId: string, enterpriseId: string): void {
  if (otherId !== ownId && otherId !== enterpriseId) throw new Refusal('NOT_FOUND');
}

/** Candidates send to the employer of the conversation, as themselves. */
export function maySendAs(ownId: string, { messageFrom, messageTo }: Parties, enterpriseId: string): void {
  if (messageFrom !== ownId || messageTo !== enterpriseId) throw new Refusal('NOT_FOUND');
}

/** The other one of the two, of whom one is the candidate who asks. */
export function otherParty(ownId: string, { messageFrom, messageTo }: Parties): string {
  if (messageFrom !== ownId && messageTo !== ownId) throw new Refusal('NOT_FOUND');
  return messageFrom === ownId ? messageTo : messageFrom;
}

/** A candidate and an employer without a connection are NOT_FOUND for each other. */
export function mayRead({ known }: Pick<ConversationRelation, 'known'>): void {
  if (!known) throw new Refusal('NOT_FOUND');
}

/**
 * Whether the two can write. A candidate's own block comes first, because it can be undone even when the conversation is closed
 * as well.
 */
export function writingOf({ stands, blocked, blockedByCandidate }: Omit<ConversationRelation, 'known'>): ConversationWriting {
  if (blockedByCandidate) return 'BLOCKED_BY_CANDIDATE';
  if (!stands) return 'CLOSED';
  return blocked ? 'BLOCKED_BY_EMPLOYER' : 'OPEN';
}

/** Checked when a message is sent, under the conversation's lock. */
export function maySend(author: Author, relation: ConversationRelation): void {
  mayRead(relation);
  const writing = writingOf(relation);
  if (writing !== 'OPEN') throw new Refusal('CONFLICT', { message: REFUSED[writing][author] });
}

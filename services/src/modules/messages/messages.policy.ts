import { Refusal } from '../../platform/http/refusal.ts';

/** The current relation between a candidate and an employer. */
export interface Standing {
  /** True for an application that is neither withdrawn nor closed, or membership in a talent pool of the employer. */
  stands: boolean;
  /** True if they have or had a connection: an application, a talent pool, a message. */
  known: boolean;
  /** The employer has blocked the conversation. */
  blocked: boolean;
}

type Author = 'candidate' | 'enterprise';

const CLOSED: Readonly<Record<Author, string>> = {
  candidate: 'You can no longer write to this employer: your application was withdrawn or is closed.',
  enterprise: 'You can no longer write to this candidate: the application is closed.',
};

const BLOCKED: Readonly<Record<Author, string>> = {
  candidate: 'This employer no longer accepts messages in this conversation.',
  enterprise: 'This conversation is blocked. Unblock it to write to this candidate.',
};

/** A candidate and an employer without a connection are NOT_FOUND for each other. */
export function mayRead({ known }: Pick<Standing, 'known'>): void {
  if (!known) throw new Refusal('NOT_FOUND');
}

/** Checked when a message is sent, under the conversation's lock. */
export function maySend(author: Author, standing: Standing): void {
  mayRead(standing);
  if (!standing.stands) throw new Refusal('CONFLICT', { message: CLOSED[author] });
  if (standing.blocked) throw new Refusal('CONFLICT', { message: BLOCKED[author] });
}

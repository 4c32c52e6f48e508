import { Refusal } from '../../platform/http/refusal.ts';

/** What stands between a candidate and an employer at the moment. */
export interface Standing {
  /** An application that is neither withdrawn nor closed, or a place in a talent pool of the employer. */
  stands: boolean;
  /** They have, or had, to do with each other: an application, a pool, a message. */
  known: boolean;
  /** The employer has blocked the conversation. */
  blocked: boolean;
}

type Author = 'candidate' | 'enterprise';

const CLOSED: Readonly<Record<Author, string>> = {
  candidate: 'You can no longer write to this employer: your application was withdrawn or is closed.',
  enterprise: 'This candidate can no longer be written to: the application is closed.',
};

const BLOCKED: Readonly<Record<Author, string>> = {
  candidate: 'This employer takes no more messages in this conversation.',
  enterprise: 'This conversation is blocked. Take it up again to write to this candidate.',
};

/** Strangers are not there for each other. */
export function mayRead({ known }: Pick<Standing, 'known'>): void {
  if (!known) throw new Refusal('NOT_FOUND');
}

/** Asked at the moment of sending, under the conversation's lock. */
export function maySend(author: Author, standing: Standing): void {
  mayRead(standing);
  if (!standing.stands) throw new Refusal('CONFLICT', { message: CLOSED[author] });
  if (standing.blocked) throw new Refusal('CONFLICT', { message: BLOCKED[author] });
}

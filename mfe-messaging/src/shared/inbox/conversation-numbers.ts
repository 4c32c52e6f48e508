import type { ConversationWriting } from '@hirehq/shared-contracts/codes';

/** A conversation at one moment, as the services describe it. */
export interface ConversationNumbers {
  /** Number of the last message; it only grows. */
  lastNumber: number;
  /** Messages up to this number are cleared for the candidate; it only grows. */
  clearedTo: number;
  employerReadTo: number;
  unreadCount: number;
  writing: ConversationWriting;
}

/**
 * How a description that arrived by the event stream relates to the known one. Events can be late or repeated and have no order
 * of their own: only a higher last number proves that one is newer. `unsure` has to be requested.
 */
export type Relation = 'newer' | 'same' | 'older' | 'read-further' | 'unsure';

export function relationOf(next: ConversationNumbers, known: ConversationNumbers): Relation {
  if (next.lastNumber > known.lastNumber) return 'newer';
  if (next.lastNumber < known.lastNumber) return 'older';
  const isEqual = next.unreadCount === known.unreadCount && next.writing === known.writing && next.clearedTo === known.clearedTo;
  if (!isEqual) return 'unsure';
  if (next.employerReadTo === known.employerReadTo) return 'same';
  return next.employerReadTo > known.employerReadTo ? 'read-further' : 'older';
}

/** The later one of two descriptions of which neither may take back what only grows. */
export const advanced = (next: ConversationNumbers, known: ConversationNumbers | undefined): ConversationNumbers => ({
  lastNumber: next.lastNumber,
  clearedTo: Math.max(next.clearedTo, known?.clearedTo ?? 0),
  employerReadTo: Math.max(next.employerReadTo, known?.employerReadTo ?? 0),
  unreadCount: next.unreadCount,
  writing: next.writing,
});

import type { DashboardTaskKind } from '@hirehq/shared-contracts/graphql/types';

export interface Task {
  kind: DashboardTaskKind;
  id: string;
  subject: string | null;
  employerName: string | null;
  messages: number | null;
  since: Date | null;
  until: Date | null;
  /** YYYY-MM-DD. */
  expiresOn: string | null;
  link: string | null;
}

/** A licence that expires within this time is as urgent as what an employer waits for. */
const SOON_MS = 7 * 86_400_000;

const RANKS = {
  INTERVIEW_INVITATION: 0,
  OFFER: 0,
  UNREAD_MESSAGES: 1,
  POOL_INVITATION: 2,
  LICENCE_EXPIRY: 3,
  INTERVIEW_RATING: 4,
} as const satisfies Record<DashboardTaskKind, number>;

/** In milliseconds since 1970; never for what can wait. */
const endOf = ({ until, expiresOn }: Task): number => until?.getTime() ?? (expiresOn === null ? Infinity : Date.parse(expiresOn));

const ascending = (one: number, other: number): number => (one === other ? 0 : one - other);

/** What employers wait for and what soon is too late come first, by their end; then the other kinds, the latest first. */
export function mostUrgentFirst(tasks: readonly Task[], now: Date): Task[] {
  const rankOf = (task: Task) =>
    task.kind === 'LICENCE_EXPIRY' && endOf(task) <= now.getTime() + SOON_MS ? 0 : RANKS[task.kind];
  const sinceOf = ({ since }: Task) => since?.getTime() ?? 0;
  return tasks.toSorted(
    (one, other) =>
      ascending(rankOf(one), rankOf(other)) ||
      ascending(endOf(one), endOf(other)) ||
      ascending(sinceOf(other), sinceOf(one)) ||
      one.id.localeCompare(other.id),
  );
}

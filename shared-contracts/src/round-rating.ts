/** What decides whether a round of interviews can be rated. */
export interface RatedRound {
  roundCompleted: boolean;
  ratingOfPanelByCandidate: number | null;
  closureStatus: string | null;
}

/**
 * Why the candidate cannot rate a round: it has not taken place, is rated already, or was closed by the employer (NT-09). Undefined
 * if they can. The services, the pages, the dashboard and the notification that asks for it follow it.
 */
export function whyNotRateable({
  roundCompleted,
  ratingOfPanelByCandidate,
  closureStatus,
}: RatedRound): 'not-held' | 'rated' | 'closed' | undefined {
  if (ratingOfPanelByCandidate !== null) return 'rated';
  if (!roundCompleted) return 'not-held';
  return closureStatus === null ? undefined : 'closed';
}

/** The `source` of the jobs of a feed. */
export const sourceOf = (feedId: string): string => `feed:${feedId}`;

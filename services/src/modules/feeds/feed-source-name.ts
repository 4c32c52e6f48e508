/** Under which the jobs of a feed are kept. */
export const sourceOf = (feedId: string): string => `feed:${feedId}`;

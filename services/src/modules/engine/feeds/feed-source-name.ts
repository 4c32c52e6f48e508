/** The `source` of the jobs of a feed. */
export const feedSourceOf = (feedId: string): string => `feed:${feedId}`;

/** The `source` of the jobs that an employer sends as files under a name. */
export const sourceOfFiles = (enterpriseId: string, name: string): string => `import:${enterpriseId}:${name}`;

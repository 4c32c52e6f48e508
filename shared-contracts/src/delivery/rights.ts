/** What a key of a team may do, by the command that needs it. Reading needs a key and no right. */
export const TEAM_RIGHTS = ['publish', 'promote', 'rollback', 'canary', 'lock', 'override'] as const;
export type TeamRight = (typeof TEAM_RIGHTS)[number];

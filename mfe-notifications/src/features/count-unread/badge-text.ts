const BADGE_LIMIT = 50;

/** What the badge says of a number of unread notifications; nothing for none. */
export function badgeText(count: number): string | undefined {
  if (count <= 0) return undefined;
  return count > BADGE_LIMIT ? `${BADGE_LIMIT}+` : String(count);
}

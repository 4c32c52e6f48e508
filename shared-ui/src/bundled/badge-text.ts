const BADGE_LIMIT = 50;

/** The text of the badge for a number of unread notifications or messages: `50+` above 50, none for zero. */
export function badgeText(count: number): string | undefined {
  if (count <= 0) return undefined;
  return count > BADGE_LIMIT ? `${BADGE_LIMIT}+` : String(count);
}

const BADGE_LIMIT = 50;

/** The text of a badge: `50+` above 50, as at the bell; none for zero. */
export function badgeText(count: number): string | undefined {
  if (count <= 0) return undefined;
  return count > BADGE_LIMIT ? `${BADGE_LIMIT}+` : String(count);
}

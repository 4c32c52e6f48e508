const REASONS = ['EMAIL_NOT_FOUND_EXCEPTION', 'NAME_NOT_FOUND'] as const;

/**
 * A provider that returns a user without email or name: registration asks for them (SH-15). Runs before any code reads the
 * address.
 */
export function leaveRefusedEntrance(): void {
  const { search, hash } = window.location;
  const reason = REASONS.find((name) => search.includes(name) || hash.includes(name));
  // The format in which react-router stores the state of an address.
  if (reason) window.history.replaceState({ usr: { reason }, key: 'refused' }, '', '/signup');
}

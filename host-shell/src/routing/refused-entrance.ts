const REASONS = ['EMAIL_NOT_FOUND_EXCEPTION', 'NAME_NOT_FOUND'] as const;

interface Refusal {
  reason: (typeof REASONS)[number];
}

/** The provider's reason in the state of an address, or undefined. */
export const refusalOf = (state: unknown): Refusal['reason'] | undefined =>
  REASONS.find((name) => name === (state as Partial<Refusal> | null)?.reason);

/**
 * A provider that returns a user without email or name: registration asks for them (SH-15). Runs before any code reads the
 * address.
 */
export function leaveRefusedEntrance(): void {
  const { search, hash } = window.location;
  const reason = REASONS.find((name) => search.includes(name) || hash.includes(name));
  // The format in which react-router stores the state of an address.
  if (reason) window.history.replaceState({ usr: { reason } satisfies Refusal, key: 'refused' }, '', '/signup');
}

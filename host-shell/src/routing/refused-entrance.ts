const REASONS = ['EMAIL_NOT_FOUND_EXCEPTION', 'NAME_NOT_FOUND'] as const;

/** A provider that sends somebody back without an address or a name: registration asks for them (SH-15). Before anything reads the address. */
export function leaveRefusedEntrance(): void {
  const { search, hash } = window.location;
  const reason = REASONS.find((name) => search.includes(name) || hash.includes(name));
  // As react-router keeps the state of an address.
  if (reason) window.history.replaceState({ usr: { reason }, key: 'refused' }, '', '/signup');
}

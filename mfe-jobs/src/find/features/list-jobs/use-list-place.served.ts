/** A served list is at its top: it has no history to return to. */
export function useListPlace(): void {}

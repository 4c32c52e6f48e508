interface Closing {
  readonly closedAt: string | null;
  readonly closesOn?: string | null;
}

/** Whether a job no longer accepts applications; it is open on its last day (UTC). */
export function isClosed({ closedAt, closesOn }: Closing, now = new Date()): boolean {
  return closedAt !== null || (typeof closesOn === 'string' && closesOn < now.toISOString().slice(0, 10));
}

interface Closing {
  readonly closedAt: string | null;
  readonly closesOn?: string | null;
}

/** Whether a job takes no applications any more: its last day (UTC) counts as open. */
export function isClosed({ closedAt, closesOn }: Closing, now = new Date()): boolean {
  return closedAt !== null || (typeof closesOn === 'string' && closesOn < now.toISOString().slice(0, 10));
}

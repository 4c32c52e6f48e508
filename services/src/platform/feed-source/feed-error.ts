/** Thrown if a feed cannot be read (to the end); the message is for the person who runs the import. */
export class FeedError extends Error {
  constructor(message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = 'FeedError';
  }
}

/** Thrown if one record cannot be imported; the rest of the feed continues. */
export class RecordError extends Error {
  constructor(message: string) {
    super(message);
    this.name = 'RecordError';
  }
}

/**
 * Why one record cannot be imported, for an error thrown while only that record was read. Besides a RecordError that is anything its
 * values cause, such as a stack overflow by deep nesting. Throws a FeedError on.
 */
export function recordRefusalOf(error: unknown): string {
  if (error instanceof FeedError) throw error;
  if (error instanceof RecordError) return error.message;
  return `it cannot be read (${error instanceof Error ? error.message.slice(0, 160) : 'unknown error'})`;
}

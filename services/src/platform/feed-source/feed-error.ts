/** The feed as a whole cannot be read, or not to its end; said in words for who runs the import. */
export class FeedError extends Error {
  constructor(message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = 'FeedError';
  }
}

/** One record cannot be taken; the rest of the feed goes on. */
export class RecordError extends Error {
  constructor(message: string) {
    super(message);
    this.name = 'RecordError';
  }
}

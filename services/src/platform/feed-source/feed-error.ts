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

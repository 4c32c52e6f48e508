export type FetchFailure = 'ADDRESS' | 'REFUSED' | 'REDIRECTS' | 'TIMEOUT' | 'TOO_LARGE' | 'ENCODING' | 'UNREACHABLE';

/** Why a URL could not be fetched; the message is for the person who provided the URL. */
export class FetchError extends Error {
  readonly failure: FetchFailure;

  constructor(failure: FetchFailure, message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = 'FetchError';
    this.failure = failure;
  }
}

export type FetchFailure = 'ADDRESS' | 'REFUSED' | 'REDIRECTS' | 'TIMEOUT' | 'TOO_LARGE' | 'ENCODING' | 'UNREACHABLE';

/** Why an address could not be fetched, said in a sentence for who gave the address. */
export class FetchError extends Error {
  readonly failure: FetchFailure;

  constructor(failure: FetchFailure, message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = 'FetchError';
    this.failure = failure;
  }
}

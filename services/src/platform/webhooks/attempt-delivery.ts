import { FetchError, safeFetch } from '../net/index.ts';
import { webhookHeaders } from './sign-webhook.ts';

const TIMEOUT_MS = 10_000;
const KEPT_BYTES = 1024;
const MAX_RESPONSE_BYTES = 64 * 1024;

export interface AttemptOutcome {
  isDelivered: boolean;
  status: number | null;
  error: string | null;
  /** The start of the response body, at most a kilobyte. */
  response: string | null;
}

/** Reads the start of a response body and discards the rest. */
async function beginningOf(body: AsyncIterable<Buffer>): Promise<string> {
  const pieces: Buffer[] = [];
  let size = 0;
  try {
    for await (const piece of body) {
      pieces.push(piece);
      size += piece.length;
      if (size >= KEPT_BYTES) break;
    }
  } catch {
    // Only the status counts; an interrupted body is kept as far as it was received.
  }
  return Buffer.concat(pieces).subarray(0, KEPT_BYTES).toString('utf8').replaceAll('\0', '');
}

/** The body of a delivery. */
export const bodyOf = (type: string, timestamp: Date, data: object): string =>
  JSON.stringify({ type, timestamp: timestamp.toISOString(), data });

/** Sends a delivery once. Any status other than 2xx is a failure, including redirects. */
export async function attemptDelivery(
  { url, secret }: { url: string; secret: string },
  { id, body }: { id: string; body: string },
  { at, allowPrivate }: { at: Date; allowPrivate: boolean },
): Promise<AttemptOutcome> {
  try {
    const response = await safeFetch(url, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'user-agent': 'hireHQ-webhooks/1',
        ...webhookHeaders(secret, { id, at, body }),
      },
      body,
      timeoutMs: TIMEOUT_MS,
      maxBytes: MAX_RESPONSE_BYTES,
      allowPrivate,
    });
    const isDelivered = response.status >= 200 && response.status < 300;
    return {
      isDelivered,
      status: response.status,
      error: isDelivered ? null : `The endpoint responded with status ${response.status}.`,
      response: (await beginningOf(response.body as AsyncIterable<Buffer>)) || null,
    };
  } catch (error) {
    if (!(error instanceof FetchError)) throw error;
    return { isDelivered: false, status: null, error: error.message.slice(0, KEPT_BYTES), response: null };
  }
}

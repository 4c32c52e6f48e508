import type { RestApi, RestKey } from '@hirehq/shared-contracts/rest';
import { restRequest } from '@hirehq/shared-contracts/rest/request';
import { type ResponseRule, responseRule } from './response-rules.ts';
import { failureOf } from './call-failure.ts';
import type { CallSession } from './call-session.ts';
import { createRememberedResponses } from './remembered-responses.ts';
import { sendCall } from './send-call.ts';
import { isRecord } from '@hirehq/shared-contracts/is-record';

interface AnyInput {
  params?: Record<string, unknown>;
  query?: Record<string, unknown>;
  body?: unknown;
  files?: Record<string, File | readonly File[]>;
  ifMatch?: string;
  signal?: AbortSignal;
  onProgress?: (sent: number, total: number) => void;
}

/** The client of the call table. The services validate every response against the table, so it is not validated again here. */
export function createRestClient(session: CallSession, apply: (rule: ResponseRule) => void): RestApi {
  const remembered = createRememberedResponses();
  const call = async (key: RestKey, input: AnyInput = {}): Promise<unknown> => {
    await session.settled();
    const request = restRequest(key, input, { signedIn: session.isSignedIn() });
    if (!session.isSignedIn()) remembered.forget();
    const known = request.conditional ? remembered.get(request.url) : undefined;
    const headers = { ...request.headers, ...(known && { 'if-none-match': known.tag }) };
    const response = await sendCall({ ...request, headers, signal: input.signal, onProgress: input.onProgress }, session);
    if (known && response.status === 304) return known.payload;
    const body: unknown = await response.json().catch(() => undefined);
    const statusCode = isRecord(body) && typeof body['statusCode'] === 'number' ? body['statusCode'] : response.status;
    if (response.ok && statusCode < 400) {
      const payload = isRecord(body) ? body['responsePayload'] : undefined;
      // A body that was aborted on its way is no response to come back to.
      if (request.conditional && isRecord(body)) remembered.set(request.url, response.headers.get('etag'), payload);
      return payload;
    }
    apply(responseRule(request.method, request.url, response.status, isRecord(body) ? body : undefined));
    throw failureOf(statusCode, body);
  };
  return call as RestApi;
}

import type { RestApi, RestKey } from '@hirehq/shared-contracts/rest';
import { restRequest } from '@hirehq/shared-contracts/rest/request';
import { type AnswerRule, answerRule } from './answer-rules.ts';
import { failureOf } from './call-failure.ts';
import type { CallSession } from './call-session.ts';
import { sendCall } from './send-call.ts';

interface AnyInput {
  params?: Record<string, unknown>;
  query?: Record<string, unknown>;
  body?: unknown;
  files?: Record<string, File | readonly File[]>;
  signal?: AbortSignal;
  onProgress?: (sent: number, total: number) => void;
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}

/** The client of the call table. The services validate every response against the table, so it is not validated again here. */
export function createRestClient(session: CallSession, apply: (rule: AnswerRule) => void): RestApi {
  const call = async (key: RestKey, input: AnyInput = {}): Promise<unknown> => {
    await session.settled();
    const request = restRequest(key, input, { signedIn: session.isSignedIn() });
    const answer = await sendCall({ ...request, signal: input.signal, onProgress: input.onProgress }, session);
    const body: unknown = await answer.json().catch(() => undefined);
    const statusCode = isRecord(body) && typeof body['statusCode'] === 'number' ? body['statusCode'] : answer.status;
    if (answer.ok && statusCode < 400) return isRecord(body) ? body['responsePayload'] : undefined;
    apply(answerRule(request.method, request.url, answer.status, isRecord(body) ? body : undefined));
    throw failureOf(statusCode, body);
  };
  return call as RestApi;
}

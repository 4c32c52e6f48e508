import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { backoffMs } from '@hirehq/shared-contracts/backoff';

/** A candidate and an employer who write to each other. */
export interface Talk {
  candidateId: string;
  headers: Record<string, string>;
  enterpriseId: string;
  employerHeaders: Record<string, string>;
}

/** A message that a sender has sent until it was acknowledged. */
export interface Acknowledged {
  id: string;
  text: string;
  attempts: number;
}

interface Request {
  path: string;
  method: 'PUT' | 'POST';
  headers: Record<string, string>;
  form: () => FormData;
}

const RESPONSE_WITHIN_MS = 10_000;
const LONGEST_PAUSE_MS = 1_500;
/** Responses after which a client sends again: a limit, a request under way, an overloaded or stopping server. */
const TRY_AGAIN = new Set([409, 429, 500, 502, 503, 504]);

const part =
  (name: string, content: object): (() => FormData) =>
  () => {
    const form = new FormData();
    form.set(name, JSON.stringify(content));
    return form;
  };

function ofCandidate({ candidateId, headers, enterpriseId }: Talk, text: string): Request {
  const parties = { messageTo: enterpriseId, messageFrom: candidateId, byEnterprise: false, enterpriseId };
  const content = { message: text, messageType: 'TEXT', requestId: randomUUID(), ...parties };
  return { path: '/api/v1/candidates/messages/general', method: 'PUT', headers, form: part('messages', content) };
}

function ofEmployer({ candidateId, employerHeaders }: Talk, text: string): Request {
  const headers = { ...employerHeaders, 'idempotency-key': randomUUID() };
  return { path: `/employer/v1/messages/${candidateId}`, method: 'POST', headers, form: part('message', { text }) };
}

/** Sends a request until it is acknowledged, each time with the same key. */
async function deliver(origin: string, text: string, { path, method, headers, form }: Request): Promise<Acknowledged> {
  for (let attempts = 1; ; attempts += 1) {
    const response = await fetch(origin + path, {
      method,
      headers,
      body: form(),
      signal: AbortSignal.timeout(RESPONSE_WITHIN_MS),
    }).catch(() => undefined);
    if (response?.ok) {
      const body = (await response.json().catch(() => undefined)) as { responsePayload: { id: string } } | undefined;
      if (body) return { id: body.responsePayload.id, text, attempts };
    } else if (response && !TRY_AGAIN.has(response.status)) throw new Error(`${response.status} ${await response.text()}`);
    await sleep(backoffMs({ baseMs: 100, capMs: LONGEST_PAUSE_MS }, attempts));
  }
}

/** Both sides send so many messages each through the proxy, several at once; resolves when all are acknowledged, each noted when it is. */
export async function sendAll(
  origin: string,
  talk: Talk,
  { count, atOnce }: { count: number; atOnce: number },
  acknowledged: Acknowledged[],
): Promise<void> {
  const side = async (name: string, request: (talk: Talk, text: string) => Request) => {
    let next = 0;
    const sender = async () => {
      while (next < count) {
        const text = `${name} ${next++}`;
        acknowledged.push(await deliver(origin, text, request(talk, text)));
      }
    };
    await Promise.all(Array.from({ length: atOnce }, sender));
  };
  await Promise.all([side('candidate', ofCandidate), side('employer', ofEmployer)]);
}

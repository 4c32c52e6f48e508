import { vi } from 'vitest';
import type { EmbeddedJobs } from '@hirehq/shared-contracts/rest';

type Respond = () => Response | Promise<Response>;

export const list =
  (page: EmbeddedJobs): Respond =>
  () =>
    Response.json({ responsePayload: page });
export const refusal =
  (errorCode: string, status = 404): Respond =>
  () =>
    Response.json({ errorCode }, { status });
export const unreachable: Respond = () => Promise.reject(new TypeError('Failed to fetch'));

interface Asked {
  url: URL;
  options: RequestInit;
}

/** Replaces the network: returns these responses one after another, and rejects a request that is aborted. */
export function fakePlatform(...responses: readonly Respond[]): Asked[] {
  const asked: Asked[] = [];
  vi.stubGlobal('fetch', (url: string, options: RequestInit) => {
    const respond = responses[asked.push({ url: new URL(url), options }) - 1];
    if (!respond) throw new Error(`nothing was expected to be asked of ${url}`);
    const aborted = new Promise<never>((_, reject) =>
      options.signal?.addEventListener('abort', () => reject(new DOMException('aborted', 'AbortError'))),
    );
    return Promise.race([Promise.resolve(respond()), aborted]);
  });
  return asked;
}

/** A response that arrives once `come` is called. */
export function later(page: EmbeddedJobs): { respond: Respond; come: () => void } {
  let come = () => {};
  const response = new Promise<Response>((resolve) => (come = () => resolve(Response.json({ responsePayload: page }))));
  return { respond: () => response, come: () => come() };
}

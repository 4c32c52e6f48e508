import type { EmbedErrorCode } from '@hirehq/shared-contracts/embed';

/** How long the platform may take to respond. */
const TIMEOUT_MS = 10_000;

const CODES: Readonly<Record<string, EmbedErrorCode>> = {
  NOT_FOUND: 'ENTERPRISE_UNKNOWN',
  EMBED_NOT_ALLOWED: 'DOMAIN_NOT_PROVEN',
  RATE_LIMITED: 'BUSY',
  EMBED_VERSION_NOT_FOUND: 'VERSION_UNKNOWN',
};

/** What the platform responded, or why it did not. */
export type Asked<Payload> = Payload | { error: EmbedErrorCode };

/** A page of a proxy, say. A response that breaks off is none. */
function notJson(cause: unknown): object {
  if (cause instanceof SyntaxError) return {};
  throw cause;
}

async function readResponse<Payload>(response: Response): Promise<Asked<Payload>> {
  const body = (await response.json().catch(notJson)) as { responsePayload?: Payload; errorCode?: string };
  if (response.ok && body.responsePayload) return body.responsePayload;
  return { error: CODES[body.errorCode ?? ''] ?? 'FAILED' };
}

/**
 * Asks the platform. Sends it no cookies from other sites, and nothing about the visitor; the same way as the preload of a page, whose
 * response is used. `gone`: the element was removed.
 */
export async function ask<Payload extends object>(url: string, gone: AbortSignal): Promise<Asked<Payload>> {
  const request = new AbortController();
  const stop = () => request.abort();
  let isTooSlow = false;
  const timeout = setTimeout(() => {
    isTooSlow = true;
    stop();
  }, TIMEOUT_MS);
  gone.addEventListener('abort', stop);
  try {
    return await readResponse<Payload>(
      await fetch(url, { credentials: 'same-origin', mode: 'cors', referrerPolicy: 'origin', signal: request.signal }),
    );
  } catch {
    return { error: isTooSlow ? 'TOO_SLOW' : 'UNREACHABLE' };
  } finally {
    clearTimeout(timeout);
    gone.removeEventListener('abort', stop);
  }
}

import { CallFailure } from './call-failure.ts';
import type { CallSession } from './call-session.ts';
import { pageLanguage } from './page-language.ts';
import { synonymsHeader } from './synonyms-header.ts';

export interface Call {
  url: string;
  method: string;
  headers: Record<string, string>;
  body: string | FormData | undefined;
  /** Whether the two tokens are sent. */
  authenticated: boolean;
  signal: AbortSignal | undefined;
  /** Receives the bytes sent and the total bytes of an upload. */
  onProgress?: ((sent: number, total: number) => void) | undefined;
}

async function sendOnce(call: Call, session: CallSession): Promise<Response> {
  const { url, method, body, authenticated, signal, onProgress } = call;
  const tokens = authenticated ? await session.headers() : undefined;
  if (authenticated && !tokens) throw new CallFailure('NOT_SIGNED_IN');
  const headers = { accept: 'application/json', ...pageLanguage(), ...synonymsHeader(), ...call.headers, ...tokens };
  try {
    if (onProgress && body instanceof FormData) {
      const { sendUpload } = await import('./send-upload.ts');
      return await sendUpload({ url, method, headers, body, signal, onProgress });
    }
    return await fetch(url, {
      method,
      headers,
      ...(body !== undefined && { body }),
      ...(signal && { signal }),
      credentials: 'same-origin',
    });
  } catch (error) {
    if (signal?.aborted) throw error;
    throw new CallFailure('UNREACHABLE');
  }
}

/**
 * Sends a call. After a 401 it renews the tokens and sends the call once more. Rejects with an ApiFailure only if there was no
 * response.
 */
export async function sendCall(call: Call, session: CallSession): Promise<Response> {
  const response = await sendOnce(call, session);
  if (response.status !== 401 || !call.authenticated) return response;
  const renewed = await session.refresh();
  if (renewed === 'unreachable') throw new CallFailure('UNREACHABLE');
  return renewed === 'refreshed' ? sendOnce(call, session) : response;
}

import type { EmbedErrorCode } from '@hirehq/shared-contracts/embed';
import type { EmbeddedJobs } from '@hirehq/shared-contracts/rest';
import type { EmbedOptions } from './read-options.ts';

/** How long the platform may take to respond. */
const TIMEOUT_MS = 10_000;

const CODES: Readonly<Record<string, EmbedErrorCode>> = {
  NOT_FOUND: 'ENTERPRISE_UNKNOWN',
  EMBED_NOT_ALLOWED: 'DOMAIN_NOT_PROVEN',
  RATE_LIMITED: 'BUSY',
};

export type Source = Pick<EmbedOptions, 'enterprise' | 'filters' | 'locale' | 'developmentKey'>;
/** A page of the list, or why there is none. */
export type Loaded = EmbeddedJobs | { error: EmbedErrorCode };

function addressOf(platform: string, { enterprise, filters, locale, developmentKey }: Source, after: string | undefined): string {
  const query = new URLSearchParams(filters);
  query.set('enterprise', enterprise);
  query.set('locale', locale);
  if (after !== undefined) query.set('after', after);
  if (developmentKey !== undefined) query.set('developmentKey', developmentKey);
  return `${platform}/embed/v1/jobs?${query}`;
}

/** A page of a proxy, say. A response that breaks off is none. */
function notJson(cause: unknown): object {
  if (cause instanceof SyntaxError) return {};
  throw cause;
}

async function readResponse(response: Response): Promise<Loaded> {
  const body = (await response.json().catch(notJson)) as { responsePayload?: EmbeddedJobs; errorCode?: string };
  if (response.ok && body.responsePayload) return body.responsePayload;
  return { error: CODES[body.errorCode ?? ''] ?? 'FAILED' };
}

/** Loads a page of the list. Sends no cookies, and nothing about the visitor. `gone`: the element was removed. */
export async function loadJobs(
  platform: string,
  source: Source,
  { after, gone }: { after?: string | undefined; gone: AbortSignal },
): Promise<Loaded> {
  const request = new AbortController();
  const stop = () => request.abort();
  let isTooSlow = false;
  const timeout = setTimeout(() => {
    isTooSlow = true;
    stop();
  }, TIMEOUT_MS);
  gone.addEventListener('abort', stop);
  try {
    return await readResponse(
      await fetch(addressOf(platform, source, after), {
        credentials: 'omit',
        mode: 'cors',
        referrerPolicy: 'origin',
        signal: request.signal,
      }),
    );
  } catch {
    return { error: isTooSlow ? 'TOO_SLOW' : 'UNREACHABLE' };
  } finally {
    clearTimeout(timeout);
    gone.removeEventListener('abort', stop);
  }
}

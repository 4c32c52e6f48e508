/** First segments of the addresses that are pages of the application; a remote's routes are under one of them too. */
const PAGE_ROOTS: ReadonlySet<string> = new Set([
  '',
  'home',
  'feature',
  'job-list',
  'find-jobs',
  'job',
  'application',
  'qr',
  'upload-video',
  'candidate',
  'webview',
  'termsofuse',
  'privacypolicy',
  'ukprivacypolicy',
  'cookiepolicy',
]);
/** Slashes, backslashes, dots, per cent signs and controls that a proxy or a server may decode into another address. */
const ENCODED_SYNTAX = /%(2f|5c|2e|25|7f|[01][0-9a-f])/i;
const MAX_LENGTH = 4096;

/**
 * An address that came from outside, as a path of our own origin, or undefined.
 * Parsed as an address, never compared by prefix: `//evil`, `/\evil` and `javascript:` are all refused.
 */
export function safeLocalPath(target: string | null | undefined, origin: string): string | undefined {
  if (!target || target.length > MAX_LENGTH) return undefined;
  try {
    const url = new URL(target, origin);
    if (url.origin !== new URL(origin).origin || !/^https?:$/.test(url.protocol)) return undefined;
    return url.pathname.startsWith('//') ? undefined : url.pathname + url.search + url.hash;
  } catch {
    return undefined;
  }
}

/** Whether a path, as a URL has it, is that of a page. Entrances (`/signin`, `/sso/…`) and the server's own addresses are not. */
export function isPagePath(pathname: string): boolean {
  const [root = ''] = pathname.slice(1).split('/');
  return PAGE_ROOTS.has(root.toLowerCase()) && !pathname.includes('//') && !ENCODED_SYNTAX.test(pathname);
}

/**
 * A redirect target that came from outside (redirect_uri, jobRedirectUrl, callToActionUrl), as path, query and fragment of a
 * page of the application, or undefined. Everything else of our origin is refused: the identity provider, entrances, APIs, files.
 */
export function pageTarget(target: string | null | undefined, origin: string): string | undefined {
  const path = safeLocalPath(target, origin);
  return path !== undefined && isPagePath(new URL(path, origin).pathname) ? path : undefined;
}

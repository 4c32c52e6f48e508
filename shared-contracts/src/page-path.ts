/** First path segments of application pages; the routes of remotes also start with one of them. */
const PAGE_ROOTS: ReadonlySet<string> = new Set([
  '',
  'home',
  'feature',
  'job-list',
  'find-jobs',
  'job',
  'company',
  'application',
  'qr',
  'upload-video',
  'candidate',
  'platform',
  'webview',
  'termsofuse',
  'privacypolicy',
  'ukprivacypolicy',
  'cookiepolicy',
]);
/** The calls of teams, beside the pages of operators. */
const TEAM_CALLS = /^\/platform\/v\d/i;
/** Slashes, backslashes, dots, percent signs and control characters that a proxy or server may decode into another address. */
const ENCODED_SYNTAX = /%(2f|5c|2e|25|7f|[01][0-9a-f])/i;
const MAX_LENGTH = 4096;

/**
 * Returns an address from outside as a path of our own origin, or undefined. It parses the address and never compares prefixes:
 * `//evil`, `/\evil` and `javascript:` are refused.
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

/** Whether a URL path is an application page. Entry addresses (`/signin`, `/sso/…`) and the server's own addresses are not. */
export function isPagePath(pathname: string): boolean {
  const [root = ''] = pathname.slice(1).split('/');
  return (
    PAGE_ROOTS.has(root.toLowerCase()) && !TEAM_CALLS.test(pathname) && !pathname.includes('//') && !ENCODED_SYNTAX.test(pathname)
  );
}

/**
 * Returns a redirect target from outside (redirect_uri, jobRedirectUrl, callToActionUrl) as path, query and fragment of an
 * application page, or undefined. Every other address of our origin is refused: the identity provider, entry addresses, APIs,
 * files.
 */
export function pageTarget(target: string | null | undefined, origin: string): string | undefined {
  const path = safeLocalPath(target, origin);
  return path !== undefined && isPagePath(new URL(path, origin).pathname) ? path : undefined;
}

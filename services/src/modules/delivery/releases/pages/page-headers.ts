import { TRUSTED_TYPES_POLICIES } from '@hirehq/shared-contracts/page';
import { START_POLICY } from '@hirehq/shared-contracts/start-watch';
import { routes } from '@hirehq/shared-contracts/routes';
import { isTrustworthy } from '../../../../platform/own-origin.ts';

interface PageHeadersInput {
  nonce: string;
  /** What permits the scripts in place of the nonce: their hashes. */
  scriptHashes?: readonly string[];
  origin: string;
  /** Origin of the files of releases, if it is another one. */
  assets?: string | undefined;
  /** Origin of the identity provider. */
  sso: string;
  geolocation: string | undefined;
  /** Path of the page. */
  path: string;
  /** The third-party toolbar in place of ours. */
  toolbarScript?: { src: string; integrity?: string | undefined } | undefined;
  /** The only page that may show this one in a frame; by default none. */
  embedder?: string | undefined;
  /** Servers of developers whose working copies the page runs; never in production. */
  developers?: readonly string[];
}

export const CSP_REPORTS = '/public/api/v1/csp-reports';

/** Response headers of the shell's page (docs/architecture.md, Security). */
export function pageHeaders({
  nonce,
  scriptHashes,
  origin,
  assets,
  sso,
  geolocation,
  path,
  toolbarScript,
  embedder = "'none'",
  developers = [],
}: PageHeadersInput): Record<string, string> {
  const ssoElsewhere = new URL(sso).origin === origin ? [] : [new URL(sso).origin];
  const secure = origin.startsWith('https:');
  const camera = path === routes.uploadVideo() ? '(self)' : '()';
  const toolbar = toolbarScript ? [new URL(toolbarScript.src).origin] : [];
  const elsewhere = [...(assets ? [assets] : []), ...toolbar, ...developers];
  const policy: Record<string, readonly string[]> = {
    'default-src': ["'none'"],
    'script-src': [...(scriptHashes ?? [`'nonce-${nonce}'`]), "'strict-dynamic'", ...toolbar],
    'style-src': ["'self'", `'nonce-${nonce}'`, ...elsewhere],
    'style-src-attr': ["'none'"],
    'img-src': ["'self'", 'data:', 'blob:', ...elsewhere],
    'media-src': ["'self'", 'blob:'],
    'font-src': ["'self'", ...elsewhere],
    'connect-src': ["'self'", ...ssoElsewhere, ...(geolocation ? [new URL(geolocation).origin] : []), ...elsewhere],
    'frame-src': ["'self'", ...ssoElsewhere],
    'worker-src': ["'self'"],
    'manifest-src': ["'self'"],
    'base-uri': ["'none'"],
    'form-action': ["'self'", ...ssoElsewhere],
    'object-src': ["'none'"],
    'frame-ancestors': [embedder],
    'require-trusted-types-for': ["'script'"],
    'trusted-types': [...TRUSTED_TYPES_POLICIES, ...(scriptHashes ? [START_POLICY] : [])],
    'report-uri': [CSP_REPORTS],
  };
  return {
    'content-security-policy': Object.entries(policy)
      .map(([directive, values]) => `${directive} ${values.join(' ')}`)
      .join('; '),
    // It would refuse the toolbar's script too, if the operator gave no hash of it.
    ...((!toolbarScript || toolbarScript.integrity) && { 'integrity-policy': 'blocked-destinations=(script)' }),
    'cache-control': 'no-store',
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'permissions-policy': `camera=${camera}, microphone=${camera}, geolocation=(self), payment=(), usb=()`,
    // On other origins browsers ignore it and warn in the console of every page.
    ...(isTrustworthy(origin) && { 'cross-origin-opener-policy': 'same-origin' }),
    vary: 'accept, accept-language, cookie',
    ...(secure && { 'strict-transport-security': 'max-age=31536000; includeSubDomains' }),
  };
}

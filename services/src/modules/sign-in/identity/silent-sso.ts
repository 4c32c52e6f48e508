import type { FastifyInstance } from 'fastify';

// Only pages of our own origin may frame it, and only they receive its message.
const POLICY = "default-src 'none'; script-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'self'";
const PAGE =
  '<!doctype html><html lang="en"><head><meta charset="utf-8"><title>hireHQ</title><script src="/silent-check-sso.js"></script></head><body></body></html>';
const SCRIPT = `const asked = parent === window ? opener : parent;
asked?.postMessage(location.href, location.origin);
if (parent === window) asked ? setTimeout(close, 3000) : location.replace('/');
`;

/**
 * The target of a silent sign-in check, a hidden frame, and of a sign-in in a window of its own: passes its URL to the page of ours
 * that has opened it, and closes the window once it has it. A window that has lost that page on its way shows the platform, where the candidate is signed in.
 */
export function addSilentSso(app: FastifyInstance): void {
  const files = {
    '/silent-check-sso.html': { type: 'text/html; charset=utf-8', body: PAGE },
    '/silent-check-sso.js': { type: 'text/javascript; charset=utf-8', body: SCRIPT },
  };
  for (const [url, { type, body }] of Object.entries(files)) {
    app.get(url, { schema: { hide: true } }, (_request, reply) =>
      reply
        .type(type)
        .header('cache-control', 'public, max-age=300')
        .header('content-security-policy', POLICY)
        .header('x-frame-options', 'SAMEORIGIN')
        .header('referrer-policy', 'no-referrer')
        .send(body),
    );
  }
}

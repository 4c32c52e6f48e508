import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type Provider from 'oidc-provider';
import { PROTOCOL, REALM_PATH } from './paths.ts';

const FORWARDED = ['x-forwarded-for', 'x-forwarded-host', 'x-forwarded-proto', 'forwarded'] as const;

/** Gives the protocol's own routes to oidc-provider, body unread, with the realm's path taken off. */
export function mountProvider(app: FastifyInstance, provider: Provider, pagePolicy: string): void {
  const answer = provider.callback();
  const { protocol, host } = new URL(provider.issuer);

  async function handOver(request: FastifyRequest, reply: FastifyReply): Promise<void> {
    const { raw } = request;
    const url = new URL(raw.url ?? '/', provider.issuer);
    let path = url.pathname.slice(REALM_PATH.length);
    if (path === `${PROTOCOL}/registrations`) {
      path = `${PROTOCOL}/auth`;
      url.searchParams.set('prompt', 'create');
    }
    // The provider makes its own addresses from what is missing in `url`.
    Object.assign(raw, { url: path + url.search, originalUrl: REALM_PATH + path + url.search });
    for (const header of FORWARDED) delete raw.headers[header];
    Object.assign(raw.headers, { host, 'x-forwarded-proto': protocol.replace(':', '') });
    for (const [name, value] of Object.entries(reply.getHeaders())) if (value !== undefined) reply.raw.setHeader(name, value);
    // The provider adds the hash of its own inline script to this one.
    reply.raw.setHeader('content-security-policy', pagePolicy);
    reply.raw.setHeader('referrer-policy', 'no-referrer');
    reply.raw.setHeader('x-content-type-options', 'nosniff');
    reply.hijack();
    await answer(raw, reply.raw);
  }

  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', (_request, _payload, done) => done(null));
  for (const path of ['/.well-known/openid-configuration', `${PROTOCOL}/*`]) {
    app.route({ method: ['GET', 'POST', 'OPTIONS'], url: REALM_PATH + path, schema: { hide: true }, handler: handOver });
  }
}

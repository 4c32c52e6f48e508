import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { LiveProvider } from './live-provider.ts';
import { outsideSlot, slotOf } from '../../../../platform/http/load/work-slot.ts';
import { PROTOCOL, REALM_PATH } from './paths.ts';

const FORWARDED = ['x-forwarded-for', 'x-forwarded-host', 'x-forwarded-proto', 'forwarded'] as const;

const MAX_FORM = 16 * 1024;

/** The fields of a small form; undefined if the body is not a form. */
async function readForm({ raw }: FastifyRequest): Promise<URLSearchParams | undefined> {
  if (!raw.headers['content-type']?.startsWith('application/x-www-form-urlencoded')) return undefined;
  let text = '';
  for await (const chunk of raw) {
    text += String(chunk);
    if (text.length > MAX_FORM) return undefined;
  }
  return new URLSearchParams(text);
}

/** Passes the protocol's routes to oidc-provider, with the body unread and the realm's path removed. */
export function mountProvider(app: FastifyInstance, live: Pick<LiveProvider, 'provider'>, pagePolicy: string): void {
  const { issuer } = live.provider;
  const { protocol, host } = new URL(issuer);

  async function forward(request: FastifyRequest, reply: FastifyReply): Promise<unknown> {
    const { raw } = request;
    const url = new URL(raw.url ?? '/', issuer);
    let path = url.pathname.slice(REALM_PATH.length);
    if (path === `${PROTOCOL}/registrations`) {
      path = `${PROTOCOL}/auth`;
      url.searchParams.set('prompt', 'create');
    }
    if (path === `${PROTOCOL}/logout` && raw.method === 'POST') {
      // The provider accepts forms here only with cross-site cookies, so the form is passed on as a query.
      const form = await outsideSlot(raw, () => readForm(request));
      if (!form) return reply.code(400).send({ error: 'invalid_request' });
      url.search = form.toString();
      raw.method = 'GET';
    }
    // The provider derives its base path from the part that is missing in `url`.
    Object.assign(raw, { url: path + url.search, originalUrl: REALM_PATH + path + url.search });
    for (const header of FORWARDED) delete raw.headers[header];
    Object.assign(raw.headers, { host, 'x-forwarded-proto': protocol.replace(':', '') });
    for (const [name, value] of Object.entries(reply.getHeaders())) if (value !== undefined) reply.raw.setHeader(name, value);
    // The provider adds the hash of its own inline script to this one.
    reply.raw.setHeader('content-security-policy', pagePolicy);
    reply.raw.setHeader('referrer-policy', 'no-referrer');
    reply.raw.setHeader('x-content-type-options', 'nosniff');
    reply.hijack();
    if (!raw.complete) {
      // The provider reads the body by itself.
      const slot = slotOf(raw);
      slot?.pause();
      raw.once('end', () => slot?.resume());
    }
    await live.provider.callback()(raw, reply.raw);
    return reply;
  }

  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', (_request, _payload, done) => done(null));
  for (const path of ['/.well-known/openid-configuration', `${PROTOCOL}/*`]) {
    app.route({ method: ['GET', 'POST', 'OPTIONS'], url: REALM_PATH + path, schema: { hide: true }, handler: forward });
  }
}

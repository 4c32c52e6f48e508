import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { BRANDS } from '@hirehq/shared-contracts/design-tokens';
import type { Locale } from '@hirehq/shared-contracts/page';
import { html, trusted, type Html } from '../../platform/http/html.ts';
import { directionOf, localeOf } from '../../platform/http/locale-of.ts';
import type { Services } from '../../platform/module.ts';
import { mailText } from './mail-text.ts';

export interface StopWords {
  title: string;
  question: string;
  button: string;
  done: string;
}

interface OneClickStop {
  /** The token is the last part: `{path}/{token}`. */
  path: string;
  /** What the page says; undefined for a token that is not ours. */
  words: (token: string, locale: Locale) => Promise<StopWords | undefined>;
  /** Stops what the token stands for; the same again changes nothing. */
  stop: (token: string) => Promise<void>;
}

const CSS = readFileSync(new URL('one-click-stop.css', import.meta.url), 'utf8');
const POLICY = [
  "default-src 'none'",
  `style-src 'sha256-${createHash('sha256').update(CSS).digest('base64')}'`,
  'img-src data:',
  "base-uri 'none'",
  "form-action 'self'",
  "frame-ancestors 'none'",
].join('; ');

/**
 * The address of `List-Unsubscribe` (RFC 8058): a POST stops without a session and without a question, a GET shows a page
 * that asks, and changes nothing. Works without scripts.
 */
export function oneClickStop(
  app: FastifyInstance,
  { config }: Pick<Services, 'config'>,
  { path, words, stop }: OneClickStop,
): void {
  const brand = BRANDS[config.variant];

  function page(locale: Locale, title: string, content: Html): string {
    return html`<!doctype html>
      <html lang="${locale}" dir="${directionOf(locale)}">
        <head>
          <meta charset="utf-8" />
          <meta name="viewport" content="width=device-width, initial-scale=1" />
          <meta name="robots" content="noindex" />
          <title>${title} · ${brand.name}</title>
          <link rel="icon" href="data:," />
          ${trusted(`<style>${CSS}</style>`)}
        </head>
        <body>
          <main>
            <p class="brand"><a href="${config.origin}/">${brand.name}</a></p>
            <h1>${title}</h1>
            ${content}
          </main>
        </body>
      </html>`.html;
  }

  const wordsFor = (request: FastifyRequest<{ Params: { token: string } }>) => words(request.params.token, localeOf(request));

  const send = (reply: FastifyReply, text: string) =>
    reply
      .type('text/html; charset=utf-8')
      .header('content-security-policy', POLICY)
      .header('cache-control', 'no-store')
      .header('referrer-policy', 'no-referrer')
      .header('vary', 'accept-language')
      .send(text);

  void app.register(async (scope) => {
    // What a mail reader sends along says nothing the address does not.
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, _body, done) => done(null, undefined));

    const sendInvalid = (request: FastifyRequest, reply: FastifyReply) => {
      const locale = localeOf(request);
      return send(
        reply.code(404),
        page(locale, mailText('stop.invalid', locale), html`<p>${mailText('stop.invalidText', locale)}</p>`),
      );
    };

    scope.get<{ Params: { token: string } }>(`${path}/:token`, { schema: { hide: true } }, async (request, reply) => {
      const found = await wordsFor(request);
      if (!found) return sendInvalid(request, reply);
      const { title, question, button } = found;
      const form = html`<p>${question}</p>
        <form method="post"><button type="submit">${button}</button></form>`;
      return send(reply, page(localeOf(request), title, form));
    });

    scope.post<{ Params: { token: string } }>(`${path}/:token`, { schema: { hide: true } }, async (request, reply) => {
      const found = await wordsFor(request);
      if (!found) return sendInvalid(request, reply);
      const { title, done } = found;
      await stop(request.params.token);
      return send(reply, page(localeOf(request), title, html`<p role="status">${done}</p>`));
    });
  });
}

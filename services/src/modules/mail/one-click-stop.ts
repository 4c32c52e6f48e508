import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Locale } from '@hirehq/shared-contracts/page';
import { html } from '../../platform/http/html.ts';
import { localeOf } from '../../platform/http/locale-of.ts';
import type { Services } from '../../platform/module.ts';
import { mailText } from './mail-text.ts';
import { sendPlainPage } from './plain-page.ts';

export interface StopWords {
  title: string;
  question: string;
  button: string;
  done: string;
}

interface OneClickStop {
  /** The token is the last segment: `{path}/{token}`. */
  path: string;
  /** The texts of the page; undefined for an invalid token. */
  words: (token: string, locale: Locale) => Promise<StopWords | undefined>;
  /** Stops the mails that the token stands for; repeating it changes nothing. */
  stop: (token: string) => Promise<void>;
}

/**
 * The address of `List-Unsubscribe` (RFC 8058): a POST unsubscribes without a session or a question, a GET shows a page
 * that asks for confirmation and changes nothing. Works without scripts.
 */
export function oneClickStop(
  app: FastifyInstance,
  services: Pick<Services, 'config'>,
  { path, words, stop }: OneClickStop,
): void {
  const wordsFor = (request: FastifyRequest<{ Params: { token: string } }>) => words(request.params.token, localeOf(request));

  function sendInvalid(request: FastifyRequest, reply: FastifyReply): FastifyReply {
    const locale = localeOf(request);
    const content = html`<p>${mailText('stop.invalidText', locale)}</p>`;
    return sendPlainPage(reply.code(404), services, { locale, title: mailText('stop.invalid', locale), content });
  }

  void app.register(async (scope) => {
    // The body that a mail client sends adds nothing to the address.
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, _body, done) => done(null, undefined));

    scope.get<{ Params: { token: string } }>(`${path}/:token`, { schema: { hide: true } }, async (request, reply) => {
      const found = await wordsFor(request);
      if (!found) return sendInvalid(request, reply);
      const { title, question, button } = found;
      const form = html`<p>${question}</p>
        <form method="post"><button type="submit">${button}</button></form>`;
      return sendPlainPage(reply, services, { locale: localeOf(request), title, content: form });
    });

    scope.post<{ Params: { token: string } }>(`${path}/:token`, { schema: { hide: true } }, async (request, reply) => {
      const found = await wordsFor(request);
      if (!found) return sendInvalid(request, reply);
      const { title, done } = found;
      await stop(request.params.token);
      return sendPlainPage(reply, services, { locale: localeOf(request), title, content: html`<p role="status">${done}</p>` });
    });
  });
}

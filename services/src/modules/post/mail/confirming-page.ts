import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Locale } from '@hirehq/shared-contracts/page';
import { html } from '../../../platform/http/html.ts';
import { isFromElsewhere } from './is-from-elsewhere.ts';
import { localeOfRequest } from '../../../platform/http/request-locale.ts';
import type { Services } from '../../../platform/module.ts';
import { sendPlainPage } from './plain-page.ts';

export interface ConfirmWords {
  title: string;
  question: string;
  button: string;
  done: string;
  /** True if it was confirmed before: nothing is asked any more. */
  isDone?: boolean;
}

export interface ConfirmingPage {
  /** The secret is the last segment: `{path}/{secret}`. */
  path: string;
  /** The texts of the page; undefined for a link that does not work. */
  words: (secret: string, locale: Locale) => Promise<ConfirmWords | undefined>;
  /** What the page of a link that does not work says, with status 404. */
  over: (locale: Locale) => { title: string; text: string };
  /** Does what the button is for; repeating it changes nothing. */
  confirm: (secret: string) => Promise<void>;
  /** Who sends the POST: the button of the page, or any client, such as a mail program, too. */
  from: 'page' | 'any client';
}

type SecretRequest = FastifyRequest<{ Params: { secret: string } }>;

/**
 * The page of a link in a mail that asks for one confirmation: a GET changes nothing, because programs open links to check them; the
 * button sends a POST. The secret in the address is the only credential. Works without scripts.
 */
export function confirmingPage(
  app: FastifyInstance,
  services: Pick<Services, 'config'>,
  { path, words, over, confirm, from }: ConfirmingPage,
): void {
  const options = { schema: { hide: true } };

  async function respond(request: SecretRequest, reply: FastifyReply, act: () => Promise<void>): Promise<FastifyReply> {
    const locale = localeOfRequest(request);
    const isPost = request.method === 'POST';
    const isRefused = isPost && from === 'page' && isFromElsewhere(request);
    const found = isRefused ? undefined : await words(request.params.secret, locale);
    if (!found) {
      const { title, text } = over(locale);
      return sendPlainPage(reply.code(404), services, { locale, title, content: html`<p>${text}</p>` });
    }
    const { title, question, button, done, isDone = false } = found;
    await act();
    const content =
      isPost || isDone
        ? html`<p role="status">${done}</p>`
        : html`<p>${question}</p>
            <form method="post"><button type="submit">${button}</button></form>`;
    return sendPlainPage(reply, services, { locale, title, content });
  }

  void app.register(async (scope) => {
    // What is sent adds nothing to the address.
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, _body, done) => done(null, undefined));
    scope.get<{ Params: { secret: string } }>(`${path}/:secret`, options, (request, reply) =>
      respond(request, reply, async () => undefined),
    );
    scope.post<{ Params: { secret: string } }>(`${path}/:secret`, options, (request, reply) =>
      respond(request, reply, () => confirm(request.params.secret)),
    );
  });
}

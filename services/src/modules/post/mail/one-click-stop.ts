import type { FastifyInstance } from 'fastify';
import type { Services } from '../../../platform/module.ts';
import { confirmingPage, type ConfirmingPage } from './confirming-page.ts';
import { mailText } from './mail-text.ts';

interface OneClickStop extends Pick<ConfirmingPage, 'path' | 'words'> {
  /** Stops the mails that the token stands for; repeating it changes nothing. */
  stop: ConfirmingPage['confirm'];
}

/**
 * The address of `List-Unsubscribe` (RFC 8058): a POST unsubscribes without a session or a question, a GET shows a page
 * that asks for confirmation and changes nothing.
 */
export const oneClickStop = (
  app: FastifyInstance,
  services: Pick<Services, 'config'>,
  { path, words, stop }: OneClickStop,
): void =>
  confirmingPage(app, services, {
    path,
    words,
    over: (locale) => ({ title: mailText('stop.invalid', locale), text: mailText('stop.invalidText', locale) }),
    confirm: stop,
    from: 'any client',
  });

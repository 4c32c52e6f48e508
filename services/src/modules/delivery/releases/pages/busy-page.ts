import type { FastifyReply } from 'fastify';
import type { Locale } from '@hirehq/shared-contracts/page';
import { html } from '../../../../platform/http/html.ts';
import type { Services } from '../../../../platform/module.ts';
import { createTexts } from '../../../../platform/texts.ts';
import { sendPlainPage } from '../../../post/mail/index.ts';
import ar from './messages/ar.json' with { type: 'json' };
import en from './messages/en.json' with { type: 'json' };
import es from './messages/es.json' with { type: 'json' };

const text = createTexts({ en, es, ar } as const satisfies Record<Locale, Record<keyof typeof en, string>>);
const RETRY_AFTER_SECONDS = 5;

/** The page while the database does not say which releases are live. `address` is what was asked for, on our origin. */
export function sendBusyPage(
  reply: FastifyReply,
  services: Pick<Services, 'config'>,
  locale: Locale,
  address: string,
): FastifyReply {
  return sendPlainPage(reply.code(503).header('retry-after', String(RETRY_AFTER_SECONDS)), services, {
    locale,
    title: text('busy.title', locale),
    content: html`
      <p>${text('busy.advice', locale)}</p>
      <p><a href="${address}">${text('busy.reload', locale)}</a></p>
    `,
  });
}

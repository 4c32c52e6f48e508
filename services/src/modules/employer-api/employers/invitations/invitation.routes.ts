import type { FastifyInstance } from 'fastify';
import { BRANDS } from '@hirehq/shared-contracts/design-tokens';
import type { Locale } from '@hirehq/shared-contracts/page';
import { html } from '../../../../platform/http/html.ts';
import { localeOfRequest } from '../../../../platform/http/request-locale.ts';
import type { Services } from '../../../../platform/module.ts';
import { oneClickStop, sendPlainPage, stopMails, type ConfirmWords } from '../../../post/mail/index.ts';
import { INVITATION_PATH, INVITATION_STOP_PATH, invitationStop } from './invitation-mail.ts';
import { invitationText } from './invitation-text.ts';
import { invitationOfLink } from './invitations.service.ts';

const stopWords = (locale: Locale): ConfirmWords => ({
  title: invitationText('stop.title', locale),
  question: invitationText('stop.question', locale),
  button: invitationText('stop.button', locale),
  done: invitationText('stop.done', locale),
});

/** The link hints of an invitation: its pool, its employer, and the address for the registration form. */
function hintsOf({ poolId, emailAddress, domainNames: [domain] }: NonNullable<Awaited<ReturnType<typeof invitationOfLink>>>) {
  return new URLSearchParams({ pool_id: poolId, ...(domain !== undefined && { validDomainName: domain }), email: emailAddress });
}

/** The targets of the links in an invitation mail: its talent pool, and the page that stops invitations. */
export function invitationRoutes(app: FastifyInstance, services: Services): void {
  const { origin, variant } = services.config;

  app.get<{ Params: { key: string } }>(`${INVITATION_PATH}/:key`, { schema: { hide: true } }, async (request, reply) => {
    const invitation = await invitationOfLink(services, request.params.key);
    if (invitation)
      return reply
        .header('cache-control', 'no-store')
        .header('referrer-policy', 'no-referrer')
        .redirect(`${origin}/candidate?${hintsOf(invitation).toString()}`);
    const locale = localeOfRequest(request);
    const text = (id: Parameters<typeof invitationText>[0]) => invitationText(id, locale, { brand: BRANDS[variant].name });
    const content = html`<p>${text('over.text')}</p>
      <p><a href="${origin}/">${text('over.home')}</a></p>`;
    return sendPlainPage(reply.status(404), services, { locale, title: text('over.title'), content });
  });

  oneClickStop(app, services, {
    path: INVITATION_STOP_PATH,
    words: async (token, locale) => (invitationStop.read(services, token) ? stopWords(locale) : undefined),
    stop: async (token) => {
      const emailHash = invitationStop.read(services, token);
      if (emailHash) await stopMails(services.db, 'invitation', emailHash, services.now());
    },
  });
}

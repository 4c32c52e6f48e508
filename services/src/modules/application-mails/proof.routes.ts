import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { BRANDS } from '@hirehq/shared-contracts/design-tokens';
import { html } from '../../platform/http/html.ts';
import { localeOf } from '../../platform/http/locale-of.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import type { Services } from '../../platform/module.ts';
import { sendPlainPage } from '../mail/index.ts';
import { applicationMailText } from './application-mail-text.ts';
import { formScope, isFromElsewhere } from './form-posts.ts';
import { askedAddress, confirmAddress } from './mail-address.service.ts';
import { PROOF_PATH } from './paths.ts';

type SecretRequest = FastifyRequest<{ Params: { secret: string } }>;

/** The page that a link to an address opens: it asks, and changes nothing until its button is used. Works without scripts. */
export function proofRoutes(app: FastifyInstance, services: Services): void {
  const hidden = { schema: { hide: true } };

  async function page(request: SecretRequest, reply: FastifyReply, isConfirmed: boolean): Promise<FastifyReply> {
    const locale = localeOf(request);
    const asked = await askedAddress(services, request.params.secret);
    const values = {
      company: asked?.establishment_name ?? '',
      email: asked?.email_address ?? '',
      brand: BRANDS[services.config.variant].name,
    };
    const text = (id: Parameters<typeof applicationMailText>[0]) => applicationMailText(id, locale, values);
    if (!asked) {
      const content = html`<p>${text('over.text')}</p>`;
      return sendPlainPage(reply.code(404), services, { locale, title: text('over.title'), content });
    }
    const isProven = isConfirmed || asked.proven_at !== null;
    const content = isProven
      ? html`<p role="status">${text('proofPage.done')}</p>`
      : html`<p>${text('proofPage.question')}</p>
          <form method="post"><button type="submit">${text('proofPage.button')}</button></form>`;
    return sendPlainPage(reply, services, { locale, title: text('proofPage.title'), content });
  }

  void formScope(app, (scope) => {
    scope.get<{ Params: { secret: string } }>(`${PROOF_PATH}/:secret`, hidden, (request, reply) => page(request, reply, false));
    scope.post<{ Params: { secret: string } }>(`${PROOF_PATH}/:secret`, hidden, async (request, reply) => {
      if (isFromElsewhere(request)) throw new Refusal('NOT_FOUND');
      return page(request, reply, await confirmAddress(services, request.params.secret));
    });
  });
}

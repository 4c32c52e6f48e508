import type { FastifyInstance } from 'fastify';
import { BRANDS } from '@hirehq/shared-contracts/design-tokens';
import type { Services } from '../../../platform/module.ts';
import { confirmingPage } from '../../post/mail/index.ts';
import { applicationMailText } from './application-mail-text.ts';
import { askedAddress, confirmAddress } from './mail-address.service.ts';
import { PROOF_PATH } from './paths.ts';

/** The page by which an address is confirmed. */
export function proofRoutes(app: FastifyInstance, services: Services): void {
  confirmingPage(app, services, {
    path: PROOF_PATH,
    from: 'page',
    over: (locale) => ({ title: applicationMailText('over.title', locale), text: applicationMailText('over.text', locale) }),
    async words(secret, locale) {
      const asked = await askedAddress(services, secret);
      if (!asked) return undefined;
      const brand = BRANDS[services.config.variant].name;
      const values = { company: asked.establishment_name, email: asked.email_address, brand };
      const text = (id: Parameters<typeof applicationMailText>[0]) => applicationMailText(id, locale, values);
      return {
        title: text('proofPage.title'),
        question: text('proofPage.question'),
        button: text('proofPage.button'),
        done: text('proofPage.done'),
        isDone: asked.proven_at !== null,
      };
    },
    confirm: (secret) => confirmAddress(services, secret),
  });
}

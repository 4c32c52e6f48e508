import type { FastifyInstance } from 'fastify';
import { EMBED_SETUP_PATH } from '@hirehq/shared-contracts/embed';
import { LOCALES } from '@hirehq/shared-contracts/page';
import { localeOfRequest } from '../../../../platform/http/request-locale.ts';
import type { Services } from '../../../../platform/module.ts';
import { embeddingEmployerOf } from '../../../enterprises/employer-profiles/index.ts';
import { developmentKeyOf } from '../development-key.ts';
import { readSetupLink } from './setup-link.ts';
import { readSetupOptions } from './setup-options.ts';
import { overPage, setupPage, setupPolicy } from './setup-page.ts';

/** Whoever has the link may open the page: it shows what is public of the employer, and changes nothing. */
export function setupPageRoute(app: FastifyInstance, services: Services): void {
  const { origin: platform, assetsOrigin } = services.config;
  const policy = setupPolicy(assetsOrigin === undefined ? [platform] : [platform, assetsOrigin]);
  app.get<{ Params: { signed: string } }>(`${EMBED_SETUP_PATH}/:signed`, { schema: { hide: true } }, async (request, reply) => {
    const query = new URL(request.url, platform).searchParams;
    const chosen = LOCALES.find((each) => each === query.get('lang'));
    const locale = chosen ?? localeOfRequest(request);
    reply.type('text/html; charset=utf-8').headers({
      'cache-control': 'no-store',
      'content-security-policy': policy,
      // The address opens the page.
      'referrer-policy': 'no-referrer',
    });
    const opened = readSetupLink(services, request.params.signed);
    const employer = opened && (await embeddingEmployerOf(services, opened.enterpriseId));
    if (!employer) return reply.code(404).send(overPage(locale));
    const pinned = await services.embedScript();
    const page = {
      platform,
      employer,
      options: readSetupOptions(query, pinned?.applyViews ?? {}),
      developmentKey: developmentKeyOf(services.keyedHash, employer.id),
      pinned,
      until: opened.until,
      locale,
      isLocaleChosen: chosen !== undefined,
    };
    return reply.send(setupPage(page, query.toString()));
  });
}

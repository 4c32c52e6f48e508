import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { EMBEDDED_JOBS_PAGE } from '@hirehq/shared-contracts/embed';
import { embedCalls } from '@hirehq/shared-contracts/rest';
import { allowIndexing } from '../../../platform/http/robots.ts';
import { localeOfRequest } from '../../../platform/http/request-locale.ts';
import type { Services } from '../../../platform/module.ts';
import { CACHE_CONTROL } from './cache-control.ts';
import { employerOfEmbed } from './embedding-employer.ts';
import type { FoundLists } from './found-lists.ts';
import { JOBS_PAGE_POLICY, jobsPage } from './jobs-page.ts';

/** The jobs of an employer as a page, with the same parts of a search as the call. */
export function jobsPageRoute(app: FastifyInstance, services: Services, foundList: FoundLists): void {
  const { origin, variant } = services.config;
  app.get(EMBEDDED_JOBS_PAGE, { schema: { hide: true } }, async (request, reply) => {
    const { enterprise, locale, after } = z.parse(embedCalls['GET /embed/v1/jobs'].query, request.query);
    const employer = await employerOfEmbed(services, { enterprise, origin: undefined });
    const address = new URL(request.url, origin);
    const list = await foundList(employer, {
      search: address.searchParams,
      locale: locale ?? localeOfRequest(request),
      after,
    });
    if (list.endCursor !== null) address.searchParams.set('after', list.endCursor);
    return allowIndexing(reply)
      .type('text/html; charset=utf-8')
      .headers({
        'content-security-policy': JOBS_PAGE_POLICY,
        'cache-control': CACHE_CONTROL,
        'referrer-policy': 'strict-origin-when-cross-origin',
        vary: 'accept-language',
      })
      .send(jobsPage({ list, variant, next: list.endCursor === null ? undefined : address.href }));
  });
}

import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { html } from '../../../platform/http/html.ts';
import { localeOfRequest } from '../../../platform/http/request-locale.ts';
import { statusOf } from '../../../platform/http/error-body.ts';
import { Refusal } from '../../../platform/refusals/refusal.ts';
import { secretHash } from '../../../platform/ids/secret.ts';
import type { Services } from '../../../platform/module.ts';
import { applicationDetails, changeApplication } from '../../candidate/applications/index.ts';
import { isFromElsewhere, sendPlainPage } from '../../post/mail/index.ts';
import { conversationOf, sendByEmployer } from '../../candidate/messages/index.ts';
import { applicationMailText } from './application-mail-text.ts';
import { submittedPage, withdrawnPage, type PageNotice } from './application-page.ts';
import { linkedApplication } from './application-links.store.ts';
import { formScope } from './form-posts.ts';
import { APPLICATION_PATH } from './paths.ts';

/** How long a link opens an application. */
export const LINK_MS = 90 * 86_400_000;

/** Longer than `messageTexts` of the employers' API allows is refused there. */
const MAX_TEXT = 4000;

const responseSchema = z.discriminatedUnion('step', [
  z.object({ step: z.literal('shortlist') }),
  z.object({ step: z.literal('decline') }),
  z.object({ step: z.literal('message'), text: z.string().trim().min(1).max(MAX_TEXT), requestId: z.uuid() }),
]);
type Response = z.infer<typeof responseSchema>;
type SecretRequest = FastifyRequest<{ Params: { secret: string }; Querystring: { done?: string } }>;
type Linked = NonNullable<Awaited<ReturnType<typeof linkedApplication>>>;

const DONE = ['shortlist', 'decline', 'message'] as const;

/**
 * The page of an application that was mailed: what the employers' API returns of it, and what can be answered. A GET changes nothing;
 * the secret in the address is the only credential, so no other site can send a form in its place.
 */
export function pageRoutes(app: FastifyInstance, services: Services): void {
  const { db, now } = services;
  const linkOf = (secret: string) => linkedApplication(db, secretHash(secret), new Date(now().getTime() - LINK_MS));

  function sendOver(request: FastifyRequest, reply: FastifyReply): FastifyReply {
    const locale = localeOfRequest(request);
    const content = html`<p>${applicationMailText('over.text', locale)}</p>`;
    return sendPlainPage(reply.code(404), services, { locale, title: applicationMailText('over.title', locale), content });
  }

  async function sendApplication(
    request: FastifyRequest,
    reply: FastifyReply,
    { applicationId, enterpriseId, notice }: Linked & { notice?: PageNotice | undefined },
  ): Promise<FastifyReply> {
    const locale = localeOfRequest(request);
    const application = await applicationDetails(services, enterpriseId, applicationId);
    if (application.status === 'withdrawn')
      return sendPlainPage(reply, services, { locale, ...withdrawnPage(application, locale) });
    const { messages } = await conversationOf(services, { enterpriseId, candidateId: application.candidateId });
    return sendPlainPage(reply, services, { locale, ...submittedPage(application, { messages, locale, notice }) });
  }

  async function respond({ applicationId, enterpriseId }: Linked, response: Response): Promise<void> {
    const by = { kind: 'enterprise', enterpriseId, keyId: null } as const;
    if (response.step === 'shortlist') return changeApplication(services, { applicationId, step: 'shortlisted', by });
    if (response.step === 'decline')
      return changeApplication(services, { applicationId, step: 'closed', reason: 'declined', by });
    const application = await applicationDetails(services, enterpriseId, applicationId);
    if (application.status === 'withdrawn') throw new Refusal('CONFLICT');
    const { text, requestId } = response;
    await sendByEmployer(services, { enterpriseId, candidateId: application.candidateId, text, requestId });
    return undefined;
  }

  const hidden = { schema: { hide: true } };
  void formScope(app, (scope) => {
    scope.get<{ Params: { secret: string } }>(`${APPLICATION_PATH}/:secret`, hidden, async (request, reply) => {
      const linked = await linkOf(request.params.secret);
      if (!linked) return sendOver(request, reply);
      const { done } = (request as SecretRequest).query;
      return sendApplication(request, reply, { ...linked, notice: DONE.find((step) => step === done) });
    });

    scope.post<{ Params: { secret: string } }>(`${APPLICATION_PATH}/:secret`, hidden, async (request, reply) => {
      const linked = await linkOf(request.params.secret);
      if (!linked || isFromElsewhere(request)) return sendOver(request, reply);
      const read = responseSchema.safeParse(request.body);
      if (!read.success) return sendApplication(request, reply.code(400), { ...linked, notice: 'incomplete' });
      try {
        await respond(linked, read.data);
      } catch (error) {
        if (!(error instanceof Refusal)) throw error;
        const notice = error.code === 'RATE_LIMITED' ? 'later' : 'refused';
        return sendApplication(request, reply.code(statusOf(error)), { ...linked, notice });
      }
      // A reload of the page that follows sends nothing again.
      const { secret } = request.params;
      return reply
        .header('cache-control', 'no-store')
        .header('referrer-policy', 'no-referrer')
        .redirect(`${services.config.origin}${APPLICATION_PATH}/${secret}?done=${read.data.step}`, 303);
    });
  });
}

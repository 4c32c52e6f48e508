import formbody from '@fastify/formbody';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { Services } from '../../../../platform/module.ts';
import type { IdentityAttemptLimits } from '../attempt-limits.ts';
import { addressToRestore, undoEmailChange } from './email-undo.service.ts';
import type { PageContext } from '../pages/layout.ts';
import { pageLocale, textsOf } from '../pages/messages.ts';
import type { PageKit } from '../pages/page-kit.ts';
import { renderUndone, renderUndoPage, renderUndoRefused } from '../pages/undo-email-pages.ts';
import { UNDO_EMAIL_PATH } from '../provider/paths.ts';

const tokenSchema = z.object({ token: z.string().max(200).catch(''), ui_locales: z.string().max(20).catch('') });
/** A request is logged with its address, which has the token. */
const OPTIONS = { schema: { hide: true }, logLevel: 'error' } as const;

interface Parts {
  services: Pick<Services, 'config' | 'db' | 'keyedHash' | 'now' | 'work' | 'candidates'>;
  kit: PageKit;
  limits: IdentityAttemptLimits;
}

/** The pages of the link that undoes an email change. Opening it changes nothing: mail scanners open links too. */
export async function addUndoEmail(app: FastifyInstance, { services, kit, limits }: Parts): Promise<void> {
  await app.register(formbody, { bodyLimit: 4 * 1024 });

  function contextOf(request: FastifyRequest): PageContext {
    const { token, ui_locales: chosen } = tokenSchema.parse(request.query);
    const query = (locale: string) => new URLSearchParams({ token, ui_locales: locale }).toString();
    return {
      kit,
      texts: textsOf(pageLocale({ chosen, acceptLanguage: request.headers['accept-language'] })),
      variant: kit.variant,
      ...(token && { inLanguage: (locale: string) => `${UNDO_EMAIL_PATH}?${query(locale)}` }),
    };
  }

  const send = (reply: FastifyReply, page: string, status = 200) =>
    reply
      .code(status)
      .type('text/html; charset=utf-8')
      .header('cache-control', 'no-store')
      .header('content-security-policy', kit.policy)
      .header('referrer-policy', 'no-referrer')
      .header('x-content-type-options', 'nosniff')
      .header('x-frame-options', 'DENY')
      .send(page);

  app.get(UNDO_EMAIL_PATH, OPTIONS, async (request, reply) => {
    const context = contextOf(request);
    const { token } = tokenSchema.parse(request.query);
    const email = await addressToRestore(services, token);
    if (email === undefined) return send(reply, renderUndoRefused(context, 'not-valid'), 410);
    return send(reply, renderUndoPage(context, { action: UNDO_EMAIL_PATH, token, email }));
  });

  app.post(UNDO_EMAIL_PATH, OPTIONS, async (request, reply) => {
    const { token, ui_locales: chosen } = tokenSchema.parse(request.body ?? {});
    const context: PageContext = {
      kit,
      texts: textsOf(pageLocale({ chosen, acceptLanguage: request.headers['accept-language'] })),
      variant: kit.variant,
    };
    if ((await limits.take(['codeByAddress', request.ip])) !== undefined)
      return send(reply, renderUndoRefused(context, 'too-many'), 429);
    const branding = { texts: context.texts, variant: kit.variant, origin: kit.origin };
    const outcome = await undoEmailChange(services, branding, token);
    return outcome.ok
      ? send(reply, renderUndone(context, outcome.email))
      : send(reply, renderUndoRefused(context, outcome.why), outcome.why === 'taken' ? 409 : 410);
  });
}

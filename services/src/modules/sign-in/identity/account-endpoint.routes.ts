import { NEURO_CLASSIFICATIONS } from '@hirehq/shared-contracts/codes';
import { RECENT_SIGN_IN_SECONDS } from '@hirehq/shared-contracts/session';
import type { IdentityError } from '@hirehq/shared-contracts/identity-errors';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { typedText } from '@hirehq/shared-contracts/typed-text';
import { isRecent } from '../../../platform/auth/recently-signed-in.ts';
import type { Services } from '../../../platform/module.ts';
import type { Account } from './account.ts';
import { changeAccount } from './account-change.service.ts';
import type { IdentityAttemptLimits } from './attempt-limits.ts';
import { takeMail } from './mail-limits.ts';
import { pageLocale, textsOf, type Texts } from './pages/messages.ts';
import type { AccountOfBearer } from './provider/bearer.ts';
import { REALM_PATH } from './provider/paths.ts';
import { isEmail } from './registration.policy.ts';

const ACCOUNT_PATH = `${REALM_PATH}/account`;

const changeSchema = z.object({
  firstName: z.string().trim().max(100).optional(),
  lastName: z.string().trim().max(100).nullish(),
  email: z.string().trim().max(254).refine(isEmail).optional(),
  attributes: z.object({ neuro_classification: z.array(z.enum(NEURO_CLASSIFICATIONS)).max(1).optional() }).optional(),
});

/** The account in Keycloak's format. As in our Keycloak realm, `firstName` is the full name. */
function shownAccount(account: Account) {
  const { talentPoolId, inviteeCandidateId, ipAddress, neuroClassification } = account;
  const attributes = { talentPoolId, inviteeCandidateId, ipAddress, neuro_classification: neuroClassification };
  return {
    id: account.id,
    username: account.email,
    firstName: account.name,
    lastName: '',
    email: account.email,
    emailVerified: account.emailVerified,
    attributes: Object.fromEntries(Object.entries(attributes).flatMap(([name, value]) => (value ? [[name, [value]]] : []))),
  };
}

interface Parts {
  services: Pick<Services, 'config' | 'db' | 'now' | 'work' | 'candidates'>;
  accountOfBearer: AccountOfBearer;
  limits: IdentityAttemptLimits;
}

/** Reads and changes the account of a bearer token (ID-03). */
export function addAccountEndpoint(app: FastifyInstance, { services, accountOfBearer, limits }: Parts): void {
  const { config } = services;

  app.addHook('onRequest', async (request, reply) => {
    reply.header('cache-control', 'no-store').header('vary', 'origin');
    if (request.headers.origin === config.origin) reply.header('access-control-allow-origin', config.origin);
  });

  const refuse = (reply: FastifyReply, status: number, errorMessage: string, error: IdentityError, field?: string) =>
    reply.code(status).send({ error, errorMessage, ...(field && { field }) });

  const signedOut = (reply: FastifyReply) =>
    reply.code(401).header('www-authenticate', 'Bearer error="invalid_token"').send({ error: 'invalid_token' });

  /** Asks for a new sign-in as RFC 9470 does. */
  const signInAgain = (reply: FastifyReply, texts: Texts) =>
    reply
      .code(401)
      .header('www-authenticate', `Bearer error="insufficient_user_authentication", max_age="${RECENT_SIGN_IN_SECONDS}"`)
      .send({ error: 'insufficient_user_authentication', errorMessage: texts.text('error.signInAgain') });

  app.options(ACCOUNT_PATH, { schema: { hide: true } }, (request, reply) => {
    if (request.headers.origin === config.origin)
      reply
        .header('access-control-allow-methods', 'GET, POST')
        .header('access-control-allow-headers', 'authorization, content-type')
        .header('access-control-max-age', '3600');
    return reply.code(204).send();
  });

  app.get(ACCOUNT_PATH, { schema: { hide: true } }, async (request, reply) => {
    const bearer = await accountOfBearer(request);
    return bearer ? shownAccount(bearer.account) : signedOut(reply);
  });

  app.post(ACCOUNT_PATH, { schema: { hide: true }, bodyLimit: 16 * 1024 }, async (request: FastifyRequest, reply) => {
    const bearer = await accountOfBearer(request);
    if (!bearer) return signedOut(reply);
    const { account } = bearer;
    const texts = textsOf(pageLocale({ acceptLanguage: request.headers['accept-language'] }));
    const say = (name: IdentityError) => texts.text(`identityError.${name}`);
    const change = changeSchema.safeParse(request.body);
    if (!change.success) {
      const field = String(change.error.issues[0]?.path[0] ?? '');
      const sentence = field === 'email' ? texts.text('problem.emailInvalid') : say('InvalidParameterException');
      return refuse(reply, 400, sentence, 'InvalidParameterException', field);
    }
    const { firstName, lastName, email, attributes } = change.data;
    const name = firstName === undefined ? undefined : typedText(`${firstName} ${lastName ?? ''}`).replace(/\s+/g, ' ');
    if (name === '') return refuse(reply, 400, texts.text('problem.nameMissing'), 'InvalidParameterException', 'firstName');
    const isOtherEmail = email !== undefined && email.toLowerCase() !== account.email.toLowerCase();
    if (isOtherEmail && !isRecent(bearer.authenticatedAt, services.now())) return signInAgain(reply, texts);
    const minutes =
      (await limits.take(['changeByAccount', account.id])) ??
      (isOtherEmail ? await takeMail(limits, { purpose: 'change-email', accountId: account.id, email }) : undefined);
    if (minutes !== undefined) {
      const wait = new Intl.NumberFormat(texts.locale, { style: 'unit', unit: 'minute', unitDisplay: 'long' }).format(minutes);
      reply.header('retry-after', String(minutes * 60));
      return refuse(reply, 429, texts.text('identityError.LimitExceededException', { wait }), 'LimitExceededException');
    }
    const isChanged = await changeAccount(services, account, {
      sessionId: bearer.sessionId,
      branding: { texts, variant: config.variant, origin: config.origin },
      ...(name !== undefined && { name }),
      ...(isOtherEmail && { email }),
      ...(attributes?.neuro_classification && { neuroClassification: attributes.neuro_classification[0] ?? null }),
    });
    return isChanged
      ? reply.code(204).send()
      : refuse(reply, 409, say('UsernameExistsException'), 'UsernameExistsException', 'email');
  });
}

import formbody from '@fastify/formbody';
import { NEURO_CLASSIFICATIONS } from '@hirehq/shared-contracts/codes';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type Provider from 'oidc-provider';
import { z } from 'zod';
import { refusalOf } from '../../platform/http/envelope.ts';
import type { Services } from '../../platform/module.ts';
import { createAttemptLimit, type AttemptRules } from './attempt-limits.ts';
import { register, signIn } from './identity.service.ts';
import { variantOfViewTag } from './pages/brand.ts';
import type { PageContext } from './pages/layout.ts';
import { localeOf, textsOf } from './pages/messages.ts';
import type { PageKit } from './pages/page-kit.ts';
import { renderErrorPage } from './pages/provider-pages.ts';
import { renderSignInPage, type SignInPage } from './pages/sign-in-page.ts';
import { renderSignUpPage, type SignUpPage } from './pages/sign-up-page.ts';
import { interactionPath } from './provider/paths.ts';
import { registrationProblems, type RegistrationValues } from './registration.policy.ts';

interface Parts {
  services: Pick<Services, 'config' | 'db' | 'now'>;
  provider: Provider;
  kit: PageKit;
  rules: AttemptRules;
}

type Form = 'sign-in' | 'sign-up';
type Request = FastifyRequest<{ Params: { uid: string } }>;

const text = (max: number) => z.string().max(max).catch('');
const querySchema = z.object({ ui_locales: text(20) });
const credentialsSchema = z.object({ email: text(254), password: text(1000) }).catch({ email: '', password: '' });
const registrationSchema = z
  .object({
    name: text(100),
    email: text(254),
    password: text(1000),
    neuro_classification: z.enum(NEURO_CLASSIFICATIONS).nullable().catch(null),
    terms: z
      .literal('yes')
      .transform(() => true)
      .catch(false),
  })
  .catch({ name: '', email: '', password: '', neuro_classification: null, terms: false });

const emailOf = (request: FastifyRequest) => credentialsSchema.parse(request.body).email.trim().toLowerCase();

/** The steps of a sign-in that are pages of ours; the provider keeps what was asked, and goes on when a form succeeds. */
export async function addInteractions(app: FastifyInstance, { services, provider, kit, rules }: Parts): Promise<void> {
  await app.register(formbody, { bodyLimit: 16 * 1024 });
  const wrongByEmail = createAttemptLimit(app, 'sign-in-email', rules.signInByEmail, emailOf);
  const signInByAddress = createAttemptLimit(app, 'sign-in-address', rules.signInByAddress, (request) => request.ip);
  const signUpByAddress = createAttemptLimit(app, 'sign-up-address', rules.signUpByAddress, (request) => request.ip);

  /** The step this browser is at, or undefined when it is over or belongs to another browser. */
  async function stepOf(request: Request, reply: FastifyReply) {
    try {
      const step = await provider.interactionDetails(request.raw, reply.raw);
      return step.uid === request.params.uid ? step : undefined;
    } catch (error) {
      if (error instanceof Error && error.name === 'SessionNotFound') return undefined;
      throw error;
    }
  }

  function contextOf(request: Request, params: Readonly<Record<string, unknown>> = {}, form?: Form): PageContext {
    const chosen = querySchema.parse(request.query).ui_locales;
    const asked = typeof params['ui_locales'] === 'string' ? params['ui_locales'] : '';
    return {
      kit,
      texts: textsOf(localeOf(chosen, asked, request.headers['accept-language'])),
      variant: variantOfViewTag(params['view_tag']),
      ...(form && { inLanguage: (locale: string) => `${interactionPath(request.params.uid)}/${form}?ui_locales=${locale}` }),
    };
  }

  function send(reply: FastifyReply, page: string, status = 200): FastifyReply {
    return reply
      .code(status)
      .type('text/html; charset=utf-8')
      .header('cache-control', 'no-store')
      .header('content-security-policy', kit.policy)
      .header('referrer-policy', 'same-origin')
      .header('x-content-type-options', 'nosniff')
      .header('x-frame-options', 'DENY')
      .send(page);
  }

  app.setErrorHandler((error: FastifyError, request, reply) => {
    const refusal = refusalOf(error);
    if (!refusal) request.log.error({ err: error }, 'unexpected failure on an identity page');
    const status = refusal?.statusCode ?? 500;
    return send(reply, renderErrorPage(contextOf(request as Request), 'error.general', status), status);
  });

  const expired = (request: Request, reply: FastifyReply) =>
    send(reply, renderErrorPage(contextOf(request), 'error.expired', 410), 410);

  // Both forms belong to one step: the language chosen on one goes along to the other.
  function pathOf(request: Request, form: Form): string {
    const { ui_locales: locale } = querySchema.parse(request.query);
    return `${interactionPath(request.params.uid)}/${form}${locale ? `?ui_locales=${encodeURIComponent(locale)}` : ''}`;
  }

  const signInPage = (request: Request, context: PageContext, page: Pick<SignInPage, 'email' | 'failure' | 'problems'>) =>
    renderSignInPage(context, { action: pathOf(request, 'sign-in'), signUpPath: pathOf(request, 'sign-up'), ...page });
  const signUpPage = (request: Request, context: PageContext, page: Pick<SignUpPage, 'values' | 'failure' | 'problems'>) =>
    renderSignUpPage(context, { action: pathOf(request, 'sign-up'), signInPath: pathOf(request, 'sign-in'), ...page });

  async function waitText(context: PageContext, limit: Promise<number | undefined>): Promise<string | undefined> {
    const minutes = await limit;
    if (minutes === undefined) return undefined;
    const wait = new Intl.NumberFormat(context.texts.locale, { style: 'unit', unit: 'minute', unitDisplay: 'long' }).format(
      minutes,
    );
    return context.texts.text('limit.reached', { wait });
  }

  /** Ends the step: the browser goes back to the provider as this account. */
  async function finish(request: Request, reply: FastifyReply, accountId: string): Promise<FastifyReply> {
    const returnTo = await provider.interactionResult(
      request.raw,
      reply.raw,
      { login: { accountId, amr: ['pwd'] }, create: {} },
      { mergeWithLastSubmission: false },
    );
    return reply.header('cache-control', 'no-store').redirect(returnTo, 303);
  }

  async function show(request: Request, reply: FastifyReply, form?: Form): Promise<FastifyReply> {
    const step = await stepOf(request, reply);
    if (!step) return expired(request, reply);
    const { params, prompt } = step;
    const email = typeof params['login_hint'] === 'string' ? params['login_hint'].slice(0, 254) : '';
    const wanted = form ?? (prompt.name === 'create' ? 'sign-up' : 'sign-in');
    const context = contextOf(request, params, wanted);
    return send(
      reply,
      wanted === 'sign-in'
        ? signInPage(request, context, { email })
        : signUpPage(request, context, { values: { name: '', email, neuroClassification: null, terms: false } }),
    );
  }

  app.get('/:uid', { schema: { hide: true } }, (request: Request, reply) => show(request, reply));
  app.get('/:uid/sign-in', { schema: { hide: true } }, (request: Request, reply) => show(request, reply, 'sign-in'));
  app.get('/:uid/sign-up', { schema: { hide: true } }, (request: Request, reply) => show(request, reply, 'sign-up'));

  app.post('/:uid/sign-in', { schema: { hide: true } }, async (request: Request, reply) => {
    const step = await stepOf(request, reply);
    if (!step) return expired(request, reply);
    const context = contextOf(request, step.params, 'sign-in');
    const { text: say } = context.texts;
    const credentials = credentialsSchema.parse(request.body);
    const email = credentials.email.trim();

    const wait =
      (await waitText(context, signInByAddress.waitMinutes(request))) ??
      (await waitText(context, wrongByEmail.waitMinutes(request)));
    if (wait) return send(reply, signInPage(request, context, { email, failure: wait }), 429);
    if (!email || !credentials.password) {
      const problems = {
        email: email ? undefined : say('signIn.emailMissing'),
        password: credentials.password ? undefined : say('signIn.passwordMissing'),
      };
      return send(reply, signInPage(request, context, { email, problems }), 400);
    }
    await signInByAddress.count(request);
    const outcome = await signIn(services, { email, password: credentials.password, ipAddress: request.ip });
    if (outcome.ok) return finish(request, reply, outcome.account.id);
    await wrongByEmail.count(request);
    return send(reply, signInPage(request, context, { email, failure: say('signIn.wrong') }), 401);
  });

  app.post('/:uid/sign-up', { schema: { hide: true } }, async (request: Request, reply) => {
    const step = await stepOf(request, reply);
    if (!step) return expired(request, reply);
    const context = contextOf(request, step.params, 'sign-up');
    const form = registrationSchema.parse(request.body);
    const values: RegistrationValues = {
      name: form.name.trim().replace(/\s+/g, ' '),
      email: form.email.trim(),
      password: form.password,
      terms: form.terms,
    };
    const kept = { ...values, neuroClassification: form.neuro_classification };

    const wait = await waitText(context, signUpByAddress.waitMinutes(request));
    if (wait) return send(reply, signUpPage(request, context, { values: kept, failure: wait }), 429);
    const problems = registrationProblems(values);
    if (Object.keys(problems).length > 0) return send(reply, signUpPage(request, context, { values: kept, problems }), 400);
    await signUpByAddress.count(request);
    const outcome = await register(services, {
      email: values.email,
      name: values.name,
      password: values.password,
      neuroClassification: form.neuro_classification,
      ipAddress: request.ip,
    });
    if (outcome.ok) return finish(request, reply, outcome.account.id);
    return send(reply, signUpPage(request, context, { values: kept, failure: context.texts.text('signUp.emailTaken') }), 409);
  });
}

import { RECENT_SIGN_IN_SECONDS } from '@hirehq/shared-contracts/session';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { z } from 'zod';
import { DEVELOPER_PAGES, isForDevelopers } from '../../../../platform/http/development-routes.ts';
import type { Services } from '../../../../platform/module.ts';
import type { Account } from '../account.ts';
import { findAccountByEmail, recordSignIn } from '../account.store.ts';
import type { IdentityAttempt, IdentityAttemptLimits } from '../attempt-limits.ts';
import { entryOf } from '../entry.policy.ts';
import { pageBrandOf } from '../../../enterprises/employer-profiles/index.ts';
import { outboxLink } from '../../../post/mail/index.ts';
import { sendConfirmation } from '../identity.service.ts';
import { deviceCookie, isDevice, knownDevice } from '../known-device.ts';
import { takeMail, type MailRequest } from '../mail-limits.ts';
import { variantOf } from '../pages/brand.ts';
import type { Failure } from '../pages/form-parts.ts';
import type { PageContext } from '../pages/layout.ts';
import { pageLocale, textsOf } from '../pages/messages.ts';
import type { PageKit } from '../pages/page-kit.ts';
import { renderErrorPage, type ErrorReason } from '../pages/provider-pages.ts';
import { ACCOUNT_PROMPT, type ActionStatus } from '../provider/account-action.ts';
import type { LiveProvider } from '../provider/live-provider.ts';
import { interactionPath } from '../provider/paths.ts';
import { readStep, removeStep, writeStep, type StepState } from '../step.store.ts';
import { appliedToOf, employerDomainOf, type PageName, type StepRequest, type Visit } from './visit.ts';

export interface InteractionContext {
  services: Pick<Services, 'config' | 'db' | 'files' | 'keyedHash' | 'now' | 'work' | 'candidates' | 'publicJob'>;
  limits: IdentityAttemptLimits;
  /** Adds a page: how it is rendered, and how its form is handled. */
  page: (name: PageName, handlers: Record<'show' | 'submit', Handler>) => void;
  /** Adds a form without a page of its own. */
  form: (name: 'resend' | 'cancel', submit: Handler) => void;
  /** Adds the URL at which every step starts. */
  start: (show: Handler) => void;
  /** Adds a URL of a step that is not a page. */
  get: (path: string, handler: Handler) => void;
  send: (visit: Pick<Visit, 'reply'>, page: string, status?: number) => FastifyReply;
  goTo: (visit: Visit, page: PageName, query?: string) => FastifyReply;
  redirect: (visit: Visit, address: string) => FastifyReply;
  /** The failure to show if one of the limits is reached; counts an attempt for each. */
  limitFailure: (visit: Visit, ...attempts: readonly IdentityAttempt[]) => Promise<Failure | undefined>;
  /** The failure to show if a mail limit is reached; counts an attempt for the other limits first, then a mail. */
  mailFailure: (visit: Visit, mail: MailRequest, ...others: readonly IdentityAttempt[]) => Promise<Failure | undefined>;
  /** The device of a visit, if the account with this email has been used on it. */
  deviceOf: (visit: Visit, email: string) => Promise<string | undefined>;
  /**
   * Signs an account in, or redirects to the page that has to come first. `authenticatedAt` is when its person proved who they
   * are, if that was not on this page.
   */
  enter: (
    visit: Visit,
    account: Account,
    refuse: (failure: Failure, status: number) => FastifyReply,
    authenticatedAt?: Date,
  ) => Promise<FastifyReply>;
  /** Ends an account action and sends the browser back to where it came from. */
  finishAction: (visit: Visit, status: ActionStatus) => Promise<FastifyReply>;
  /** Whether the person of the step's session has proved within the last minutes who they are. */
  isRecentlySignedIn: (visit: Visit) => Promise<boolean>;
  /** Goes back to the sign-in page, and then to the account action that the request is for. */
  signInAgain: (visit: Visit) => Promise<FastifyReply>;
  renderError: (request: StepRequest, reply: FastifyReply, reason: ErrorReason, status: number) => FastifyReply;
}

type Handler = (visit: Visit) => Promise<FastifyReply> | FastifyReply;

interface Parts {
  services: InteractionContext['services'];
  live: Pick<LiveProvider, 'provider'>;
  kit: PageKit;
  limits: IdentityAttemptLimits;
}

const querySchema = z.object({ ui_locales: z.string().max(20).catch('') });
const HIDDEN = { schema: { hide: true } };
const STEP_COOKIE = /(^|;\s*)hirehq_sso_step=/;

export const ipAddressOf = ({ request }: Visit): string => request.ip;

/** What all pages of a step share: finding the step, the page layout, and the ways to leave the step. */
export function createInteractionContext(app: FastifyInstance, { services, live, kit, limits }: Parts): InteractionContext {
  const { db, now, config } = services;

  /** The current step of this browser, or undefined if it has ended or belongs to another browser. */
  async function stepOf(request: StepRequest, reply: FastifyReply) {
    try {
      const step = await live.provider.interactionDetails(request.raw, reply.raw);
      return step.uid === request.params.uid ? step : undefined;
    } catch (error) {
      if (error instanceof Error && error.name === 'SessionNotFound') return undefined;
      throw error;
    }
  }

  function contextOf(request: StepRequest, params: Readonly<Record<string, unknown>>, page?: PageName): PageContext {
    const chosen = querySchema.parse(request.query).ui_locales;
    const asked = typeof params['ui_locales'] === 'string' ? params['ui_locales'] : '';
    return {
      kit,
      texts: textsOf(pageLocale({ chosen, asked, acceptLanguage: request.headers['accept-language'] })),
      variant: variantOf(params, kit.variant),
      outboxOf: (email) => outboxLink(config, request, email),
      demoPath: config.seed && isForDevelopers(config, request) ? DEVELOPER_PAGES.demo : undefined,
      ...(page && { inLanguage: (locale: string) => `${interactionPath(request.params.uid)}/${page}?ui_locales=${locale}` }),
    };
  }

  function send({ reply }: Pick<Visit, 'reply'>, page: string, status = 200): FastifyReply {
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

  const renderError: InteractionContext['renderError'] = (request, reply, reason, status) =>
    send({ reply }, renderErrorPage(contextOf(request, {}), reason, status), status);

  function visitWith(handler: Handler, page?: PageName) {
    return async (request: StepRequest, reply: FastifyReply) => {
      const step = await stepOf(request, reply);
      if (!step) {
        const isKnown = STEP_COOKIE.test(request.headers.cookie ?? '');
        return renderError(request, reply, isKnown ? 'error.expired' : 'error.noCookies', 410);
      }
      const { uid } = request.params;
      const { ui_locales: locale } = querySchema.parse(request.query);
      const domain = employerDomainOf(step);
      const brand = domain === undefined ? undefined : await pageBrandOf(services, domain);
      const context: PageContext = {
        ...contextOf(request, step.params, page),
        ...(domain !== undefined && brand && { employer: { ...brand, domain } }),
        appliedTo: await services.publicJob(appliedToOf(step)),
      };
      const visit: Visit = {
        request,
        reply,
        step,
        state: await readStep(db, uid, now()),
        context,
        place: {
          uid,
          branding: { texts: context.texts, variant: context.variant, origin: config.origin },
          sessionUid: step.session?.uid,
        },
        pathOf: (name) => `${interactionPath(uid)}/${name}${locale ? `?ui_locales=${encodeURIComponent(locale)}` : ''}`,
        failure: (name, values) => ({ name, text: context.texts.text(`identityError.${name}`, values) }),
      };
      return handler(visit);
    };
  }

  function redirect({ reply }: Visit, address: string): FastifyReply {
    return reply.header('cache-control', 'no-store').redirect(address, 303);
  }

  function goTo(visit: Visit, page: PageName, query = ''): FastifyReply {
    const path = visit.pathOf(page);
    return redirect(visit, query ? `${path}${path.includes('?') ? '&' : '?'}${query}` : path);
  }

  function tooMany(visit: Visit, minutes: number | undefined): Failure | undefined {
    if (minutes === undefined) return undefined;
    const wait = new Intl.NumberFormat(visit.context.texts.locale, {
      style: 'unit',
      unit: 'minute',
      unitDisplay: 'long',
    }).format(minutes);
    return visit.failure('LimitExceededException', { wait });
  }

  const limitFailure: InteractionContext['limitFailure'] = async (visit, ...attempts) =>
    tooMany(visit, await limits.take(...attempts));

  const deviceOf: InteractionContext['deviceOf'] = async ({ request: { headers } }, email) =>
    isDevice(headers.cookie) ? knownDevice(services, headers.cookie, (await findAccountByEmail(db, email))?.id) : undefined;

  const mailFailure: InteractionContext['mailFailure'] = async (visit, mail, ...others) =>
    tooMany(
      visit,
      (await limits.take(...others)) ?? (await takeMail(limits, { ...mail, device: await deviceOf(visit, mail.email) })),
    );

  /** Ends the step and sends the browser back to the provider, signed in as this account. */
  async function finish(visit: Visit, accountId: string, authenticatedAt = new Date()): Promise<FastifyReply> {
    const { request, reply, place } = visit;
    reply.header('set-cookie', deviceCookie(services, request.headers.cookie, accountId));
    await recordSignIn(db, accountId, request.ip, now());
    await removeStep(db, place.uid);
    // Without `ts`, a later page of the same request would renew the time of the sign-in.
    const result = {
      login: { accountId, amr: ['pwd'], ts: Math.floor(Math.min(authenticatedAt.getTime(), Date.now()) / 1000) },
      create: {},
    };
    return redirect(
      visit,
      await live.provider.interactionResult(request.raw, reply.raw, result, { mergeWithLastSubmission: false }),
    );
  }

  async function askToConfirm(visit: Visit, { id, email }: Account, refuse: (failure: Failure, status: number) => FastifyReply) {
    const failure = await mailFailure(visit, { purpose: 'sign-in', email });
    if (failure) return refuse(failure, 429);
    const { uid, branding } = visit.place;
    const state: StepState = { page: 'confirm', email, accountId: id };
    await db.transaction().execute(async (trx) => {
      await writeStep(trx, uid, state, now());
      await sendConfirmation(services, trx, { uid, email, accountId: id, branding });
    });
    return goTo(visit, 'confirm');
  }

  const enter: InteractionContext['enter'] = async (visit, account, refuse, authenticatedAt) => {
    switch (entryOf(account)) {
      case 'inactive':
        return refuse(visit.failure('UserLambdaValidationException'), 403);
      case 'unconfirmed':
        return askToConfirm(visit, account, refuse);
      case 'new-password': {
        const state: StepState = { page: 'new-password', accountId: account.id, email: account.email };
        await db.transaction().execute((trx) => writeStep(trx, visit.place.uid, state, now()));
        return goTo(visit, 'new-password');
      }
      case 'open':
        return finish(visit, account.id, authenticatedAt);
    }
  };

  return {
    services,
    limits,
    page(name, { show, submit }) {
      app.get(`/:uid/${name}`, HIDDEN, visitWith(show, name));
      app.post(`/:uid/${name}`, HIDDEN, visitWith(submit, name));
    },
    form: (name, submit) => void app.post(`/:uid/${name}`, HIDDEN, visitWith(submit)),
    start: (show) => void app.get('/:uid', HIDDEN, visitWith(show)),
    get: (path, handler) => void app.get(`/:uid/${path}`, HIDDEN, visitWith(handler)),
    send,
    goTo,
    redirect,
    limitFailure,
    mailFailure,
    deviceOf,
    enter,
    async finishAction(visit, status) {
      await removeStep(db, visit.place.uid);
      const result = { [ACCOUNT_PROMPT]: { status } };
      return redirect(visit, await live.provider.interactionResult(visit.request.raw, visit.reply.raw, result));
    },
    async isRecentlySignedIn({ place: { sessionUid } }) {
      const session = sessionUid === undefined ? undefined : await live.provider.Session.findByUid(sessionUid);
      return session !== undefined && !session.past(RECENT_SIGN_IN_SECONDS);
    },
    async signInAgain(visit) {
      await removeStep(db, visit.place.uid);
      // Without the earlier sign-in of this request, so that the provider asks for a new one.
      const address = await live.provider.interactionResult(
        visit.request.raw,
        visit.reply.raw,
        {},
        { mergeWithLastSubmission: false },
      );
      return redirect(visit, address);
    },
    renderError,
  };
}

import type { FastifyReply } from 'fastify';
import type { Failure } from '../pages/form-parts.ts';
import { renderSocialEmailPage, renderSocialLinkPage } from '../pages/social-pages.ts';
import { classificationUnasked, isEmail } from '../registration.policy.ts';
import { askToProveEmail, linkWithPassword, proveEmail, type VisitFacts } from '../social/social-sign-up.service.ts';
import type { PendingSocial } from '../step.store.ts';
import { codeProblem, renderCodeStep } from './code-step.ts';
import { ipAddressOf, type InteractionContext } from './interaction-context.ts';
import { codeForm, credentialsForm, emailForm } from './form-schemas.ts';
import { wrongPasswordAttempt } from './sign-in.routes.ts';
import { nameOfProvider } from './social-ways.ts';
import type { Visit } from './visit.ts';

export const visitFacts = (visit: Visit): VisitFacts => ({
  neuroClassification: classificationUnasked(visit.context.variant),
  ipAddress: ipAddressOf(visit),
});

/** Mails a code to an email that the social provider has not verified; returns the failure to show if a limit is reached. */
export async function sendProof(
  { services, mailFailure }: InteractionContext,
  visit: Visit,
  { social, email }: { social: PendingSocial; email: string },
): Promise<Failure | undefined> {
  const failure = await mailFailure(visit, { purpose: 'sign-up', email }, ['mailByAddress', ipAddressOf(visit)]);
  if (!failure) await askToProveEmail(services, visit.place, { social, email, ...visitFacts(visit) });
  return failure;
}

/** Pages for what a social provider left open: a missing email, an unverified email, and an email that already has an account. */
export function addSocialProof(interaction: InteractionContext): void {
  addEmail(interaction);
  addConfirm(interaction);
  addLink(interaction);
}

function addEmail(interaction: InteractionContext): void {
  const { services, page, send, goTo } = interaction;
  const render = (visit: Visit, { provider }: PendingSocial, shown: { email: string; failure?: Failure; problem?: string }) =>
    renderSocialEmailPage(visit.context, {
      action: visit.pathOf('social-email'),
      signInPath: visit.pathOf('sign-in'),
      provider: nameOfProvider(services.config.social, provider),
      ...shown,
    });

  page('social-email', {
    show: (visit) =>
      visit.state?.page === 'social-email'
        ? send(visit, render(visit, visit.state.social, { email: '' }))
        : goTo(visit, 'sign-in'),

    async submit(visit) {
      const { state } = visit;
      if (state?.page !== 'social-email') return goTo(visit, 'sign-in');
      const { social } = state;
      const { email } = emailForm.parse(visit.request.body);
      if (!isEmail(email)) {
        const problem = visit.context.texts.text('problem.emailInvalid');
        const failure = visit.failure('InvalidParameterException');
        return send(visit, render(visit, social, { email, problem, failure }), 400);
      }
      const failure = await sendProof(interaction, visit, { social, email });
      return failure ? send(visit, render(visit, social, { email, failure }), 429) : goTo(visit, 'social-confirm');
    },
  });
}

function addConfirm({ services, page, send, goTo, limitFailure, enter }: InteractionContext): void {
  page('social-confirm', {
    show: (visit) =>
      visit.state?.page === 'social-confirm' ? send(visit, renderCodeStep(visit, visit.state)) : goTo(visit, 'sign-in'),

    async submit(visit) {
      const { state } = visit;
      if (state?.page !== 'social-confirm') return goTo(visit, 'sign-in');
      const refuse = (failure: Failure, status: number): FastifyReply =>
        send(visit, renderCodeStep(visit, state, { failure }), status);
      const { code } = codeForm.parse(visit.request.body);
      const problem = codeProblem(visit, code);
      if (problem) return refuse({ name: 'InvalidParameterException', text: problem }, 400);
      const limited = await limitFailure(visit, ['codeByAddress', ipAddressOf(visit)]);
      if (limited) return refuse(limited, 429);
      const settled = await proveEmail(services, visit.place, { ...state, code, ...visitFacts(visit) });
      if (!settled) return refuse(visit.failure('CodeMismatchException'), 400);
      return 'page' in settled ? goTo(visit, settled.page) : enter(visit, settled.account, refuse);
    },
  });
}

function addLink({ services, limits, page, send, goTo, limitFailure, deviceOf, enter }: InteractionContext): void {
  const render = (
    visit: Visit,
    { email, social }: { email: string; social: PendingSocial },
    shown: { failure?: Failure; problem?: string } = {},
  ) =>
    renderSocialLinkPage(visit.context, {
      action: visit.pathOf('social-link'),
      signInPath: visit.pathOf('sign-in'),
      forgotPath: visit.pathOf('forgot'),
      provider: nameOfProvider(services.config.social, social.provider),
      email,
      ...shown,
    });

  page('social-link', {
    show: (visit) => (visit.state?.page === 'social-link' ? send(visit, render(visit, visit.state)) : goTo(visit, 'sign-in')),

    async submit(visit) {
      const { state } = visit;
      if (state?.page !== 'social-link') return goTo(visit, 'sign-in');
      const refuse = (failure: Failure, status: number) => send(visit, render(visit, state, { failure }), status);
      const { password } = credentialsForm.parse(visit.request.body);
      if (!password) {
        const problem = visit.context.texts.text('signIn.passwordMissing');
        return send(visit, render(visit, state, { failure: visit.failure('InvalidParameterException'), problem }), 400);
      }
      const wrongPassword = wrongPasswordAttempt(state.email, await deviceOf(visit, state.email));
      const limited = await limitFailure(visit, ['signInByAddress', ipAddressOf(visit)], wrongPassword);
      if (limited) return refuse(limited, 429);
      const account = await linkWithPassword(services, visit.place, { ...state, password });
      if (!account)
        return refuse({ name: 'NotAuthorizedException', text: visit.context.texts.text('problem.passwordWrong') }, 401);
      await limits.giveBack(wrongPassword);
      return enter(visit, account, refuse);
    },
  });
}

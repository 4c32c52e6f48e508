import { askForReset, resetPassword } from '../identity.service.ts';
import type { Failure } from '../pages/form-parts.ts';
import { renderForgotPage, type ResetProblems } from '../pages/reset-pages.ts';
import { isEmail, passwordProblem } from '../registration.policy.ts';
import { codeProblem, renderCodeStep } from './code-step.ts';
import { ipAddressOf, type InteractionContext } from './interaction-context.ts';
import { emailForm, resetForm } from './form-schemas.ts';
import { refusedPassword } from './password-saved.ts';
import { hintOf, type Visit } from './visit.ts';

export function addResetPassword({ services, page, send, goTo, limitFailure, mailFailure, enter }: InteractionContext): void {
  const forgot = (visit: Visit, values: { email: string; failure?: Failure; problem?: string }) =>
    renderForgotPage(visit.context, {
      action: visit.pathOf('forgot'),
      signInPath: visit.pathOf('sign-in'),
      ...values,
    });

  page('forgot', {
    show: (visit) => send(visit, forgot(visit, { email: hintOf(visit) })),

    async submit(visit) {
      const { email } = emailForm.parse(visit.request.body);
      if (!isEmail(email)) {
        const problem = visit.context.texts.text('problem.emailInvalid');
        return send(visit, forgot(visit, { email, problem, failure: visit.failure('InvalidParameterException') }), 400);
      }
      const failure = await mailFailure(visit, { purpose: 'reset', email }, ['mailByAddress', ipAddressOf(visit)]);
      if (failure) return send(visit, forgot(visit, { email, failure }), 429);
      await askForReset(services, visit.place, email);
      return goTo(visit, 'reset');
    },
  });

  page('reset', {
    show: (visit) => (visit.state?.page === 'reset' ? send(visit, renderCodeStep(visit, visit.state)) : goTo(visit, 'forgot')),

    async submit(visit) {
      const { state } = visit;
      if (state?.page !== 'reset') return goTo(visit, 'forgot');
      const refuse = (failure: Failure, status: number, problems?: ResetProblems) =>
        send(visit, renderCodeStep(visit, state, { failure, ...(problems && { problems }) }), status);
      const { text } = visit.context.texts;
      const { code, new_password: password } = resetForm.parse(visit.request.body);
      // Checked against the email only: the account's name must not be revealed before the code is entered.
      const weakness = passwordProblem({ password, email: state.email, name: '' });
      const problems: ResetProblems = {
        code: codeProblem(visit, code),
        newPassword: weakness && text(`problem.${weakness}`),
      };
      if (problems.code || problems.newPassword) return refuse(visit.failure('InvalidParameterException'), 400, problems);
      const limited = await limitFailure(visit, ['codeByAddress', ipAddressOf(visit)]);
      if (limited) return refuse(limited, 429);
      const outcome = await resetPassword(services, visit.place, { code, password });
      if (outcome.ok) return enter(visit, outcome.account, refuse);
      const { name, status, newPassword } = refusedPassword(outcome.reason);
      return refuse(visit.failure(name), status, newPassword && { newPassword: text(newPassword) });
    },
  });
}

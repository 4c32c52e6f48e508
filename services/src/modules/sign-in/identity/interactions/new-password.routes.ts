import { changePassword } from '../identity.service.ts';
import type { Failure } from '../pages/form-parts.ts';
import { renderNewPasswordPage } from '../pages/password-pages.ts';
import type { InteractionContext } from './interaction-context.ts';
import { newPasswordForm } from './form-schemas.ts';
import { refusedPassword } from './password-saved.ts';
import type { Visit } from './visit.ts';

/** The page shown after signing in to an account that must change its password. */
export function addNewPassword({ services, page, send, goTo, limitFailure, enter }: InteractionContext): void {
  const render = (visit: Visit, email: string, shown: { failure?: Failure; problem?: string | undefined } = {}) =>
    renderNewPasswordPage(visit.context, { action: visit.pathOf('new-password'), email, ...shown });

  page('new-password', {
    show: (visit) =>
      visit.state?.page === 'new-password' ? send(visit, render(visit, visit.state.email)) : goTo(visit, 'sign-in'),

    async submit(visit) {
      const { state } = visit;
      if (state?.page !== 'new-password') return goTo(visit, 'sign-in');
      const refuse = (failure: Failure, status: number) => send(visit, render(visit, state.email, { failure }), status);
      const { new_password: password } = newPasswordForm.parse(visit.request.body);
      const limited = await limitFailure(visit, ['passwordByAccount', state.accountId]);
      if (limited) return refuse(limited, 429);
      const outcome = await changePassword(services, visit.place, { accountId: state.accountId, password });
      if (outcome.ok) return enter(visit, outcome.account, refuse);
      const { name, status, newPassword } = refusedPassword(outcome.reason);
      const problem = newPassword && visit.context.texts.text(newPassword);
      return send(visit, render(visit, state.email, { failure: visit.failure(name), problem }), status);
    },
  });
}

import { confirmAccountEmail } from '../identity.service.ts';
import type { Failure } from '../pages/form-parts.ts';
import { codeProblem, renderCodeStep } from './code-step.ts';
import { ipAddressOf, type InteractionContext } from './interaction-context.ts';
import { codeForm } from './form-schemas.ts';

export function addConfirmEmail({ services, page, send, goTo, limitFailure, enter }: InteractionContext): void {
  page('confirm', {
    show: (visit) => (visit.state?.page === 'confirm' ? send(visit, renderCodeStep(visit, visit.state)) : goTo(visit, 'sign-in')),

    async submit(visit) {
      const { state } = visit;
      if (state?.page !== 'confirm') return goTo(visit, 'sign-in');
      const refuse = (failure: Failure, status: number) => send(visit, renderCodeStep(visit, state, { failure }), status);
      const { code } = codeForm.parse(visit.request.body);
      const problem = codeProblem(visit, code);
      if (problem) return refuse({ name: 'InvalidParameterException', text: problem }, 400);
      const limited = await limitFailure(visit, ['codeByAddress', ipAddressOf(visit)]);
      if (limited) return refuse(limited, 429);
      const { uid } = visit.place;
      const owner = { purpose: 'confirm', holder: uid } as const;
      const account = await confirmAccountEmail(services, { uid, code, registration: state.registration }, owner);
      return account ? enter(visit, account, refuse) : refuse(visit.failure('CodeMismatchException'), 400);
    },
  });
}

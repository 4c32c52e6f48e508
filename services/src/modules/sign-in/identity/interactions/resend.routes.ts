import { resendChangeCode, resendVerification } from '../email-change.service.ts';
import { resendConfirmation, resendReset } from '../identity.service.ts';
import type { MailRequest } from '../mail-limits.ts';
import type { CodeState, StepState } from '../step.store.ts';
import { renderCodeStep } from './code-step.ts';
import { ipAddressOf, type InteractionContext } from './interaction-context.ts';

function mailOf(state: CodeState): MailRequest {
  const { email } = state;
  switch (state.page) {
    case 'confirm':
      return { purpose: state.registration ? 'sign-up' : 'sign-in', email };
    case 'confirm-change':
      return { purpose: 'change-email', accountId: state.accountId, email };
    case 'social-confirm':
      return { purpose: 'sign-up', email };
    default:
      return { purpose: state.page, email };
  }
}

const isCodeState = (state: StepState | undefined): state is CodeState =>
  state !== undefined && !['new-password', 'social-email', 'social-link'].includes(state.page);

/** Sends a new code for the current page. */
export function addResend({ services, form, send, goTo, mailFailure }: InteractionContext): void {
  form('resend', async (visit) => {
    const { state, place } = visit;
    if (!isCodeState(state)) return goTo(visit, 'sign-in');
    const failure = await mailFailure(visit, mailOf(state), ['mailByAddress', ipAddressOf(visit)]);
    if (failure) return send(visit, renderCodeStep(visit, state, { failure }), 429);
    switch (state.page) {
      case 'confirm':
      case 'social-confirm':
        await resendConfirmation(services, place, state);
        break;
      case 'reset':
        await resendReset(services, place, state);
        break;
      case 'confirm-change':
        await resendChangeCode(services, place, state);
        break;
      case 'verify-email':
        await resendVerification(services, place, state);
        break;
    }
    return goTo(visit, state.page, 'sent=1');
  });
}

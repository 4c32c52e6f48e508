import { renderCodePage } from '../pages/code-page.ts';
import type { Failure } from '../pages/form-parts.ts';
import { renderResetPage, type ResetProblems } from '../pages/reset-pages.ts';
import type { CodeState } from '../step.store.ts';
import type { Visit } from './visit.ts';

interface Shown {
  failure?: Failure | undefined;
  problems?: ResetProblems;
}

const isResent = ({ request }: Visit) => (request.query as { sent?: unknown }).sent === '1';

/** The page that asks for a code, shared by all steps. */
export function renderCodeStep(visit: Visit, state: CodeState, { failure, problems }: Shown = {}): string {
  const common = {
    action: visit.pathOf(state.page),
    resendPath: visit.pathOf('resend'),
    email: state.email,
    failure,
    isResent: !failure && isResent(visit),
  };
  switch (state.page) {
    case 'reset':
      return renderResetPage(visit.context, { ...common, signInPath: visit.pathOf('sign-in'), problems });
    case 'confirm':
      return renderCodePage(visit.context, {
        ...common,
        ...(state.registration
          ? { mail: 'open', backPath: visit.pathOf('sign-up') }
          : { mail: 'code', reason: visit.failure('UserNotConfirmedException') }),
      });
    case 'social-confirm':
      return renderCodePage(visit.context, { ...common, mail: 'code', backPath: visit.pathOf('sign-in') });
    case 'confirm-change':
      return renderCodePage(visit.context, {
        ...common,
        mail: 'open',
        backPath: visit.pathOf('update-email'),
        cancelPath: visit.pathOf('cancel'),
      });
    case 'verify-email':
      return renderCodePage(visit.context, {
        ...common,
        mail: state.isUnsent ? 'none' : 'code',
        cancelPath: visit.pathOf('cancel'),
      });
  }
}

/** The failure for a malformed code, or undefined. */
export const codeProblem = (visit: Visit, code: string): string | undefined =>
  /^\d{6}$/.test(code) ? undefined : visit.context.texts.text('problem.codeMissing');

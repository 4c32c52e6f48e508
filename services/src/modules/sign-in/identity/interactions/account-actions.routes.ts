import type { AccountAction } from '@hirehq/shared-contracts/shell-api';
import type { FastifyReply } from 'fastify';
import type { Account } from '../account.ts';
import { findAccount } from '../account.store.ts';
import { askForEmailChange, askForVerification, completeEmailChange } from '../email-change.service.ts';
import { changePassword, confirmAccountEmail } from '../identity.service.ts';
import { codeHolderOf } from '../codes.ts';
import type { Failure } from '../pages/form-parts.ts';
import { renderChangeEmailPage } from '../pages/change-email-page.ts';
import { renderChangePasswordPage, type ChangePasswordProblems } from '../pages/password-pages.ts';
import { actionOf, needsRecentSignIn } from '../provider/account-action.ts';
import { isEmail } from '../registration.policy.ts';
import { writeStep } from '../step.store.ts';
import { codeProblem, renderCodeStep } from './code-step.ts';
import { ipAddressOf, type InteractionContext } from './interaction-context.ts';
import { changePasswordForm, codeForm, emailForm } from './form-schemas.ts';
import { refusedPassword } from './password-saved.ts';
import { signedInAccount, type PageName, type Visit } from './visit.ts';

export const ACTION_PAGES = {
  UPDATE_PASSWORD: 'update-password',
  UPDATE_EMAIL: 'update-email',
  VERIFY_EMAIL: 'verify-email',
} as const satisfies Record<AccountAction, PageName>;

/** Actions for a signed-in account; the request's `kc_action` selects which of them a step is for. */
export function addAccountActions(interaction: InteractionContext): void {
  interaction.form('cancel', (visit) =>
    actionOf(visit.step.params) ? interaction.finishAction(visit, 'cancelled') : interaction.goTo(visit, 'sign-in'),
  );
  addUpdatePassword(interaction);
  addUpdateEmail(interaction);
  addConfirmChange(interaction);
  addVerifyEmail(interaction);
}

type AccountHandler = (visit: Visit, account: Account) => Promise<FastifyReply> | FastifyReply;

/**
 * Runs for the signed-in account, in a step for this action; any other visit is sent to the first page. An action that could
 * take the account over asks for a new sign-in, also if its page has been open for too long.
 */
function asAccount(
  interaction: InteractionContext,
  action: AccountAction,
  handler: AccountHandler,
  isGuarded = needsRecentSignIn(action),
) {
  const { services, goTo, isRecentlySignedIn, signInAgain } = interaction;
  return async (visit: Visit) => {
    const id = signedInAccount(visit);
    const isMeant = visit.step.prompt.name === 'account' && actionOf(visit.step.params) === action;
    const account = isMeant && id !== undefined ? await findAccount(services.db, id) : undefined;
    if (!account?.isActive) return goTo(visit, 'sign-in');
    if (isGuarded && !(await isRecentlySignedIn(visit))) return signInAgain(visit);
    return handler(visit, account);
  };
}

function addUpdatePassword(interaction: InteractionContext): void {
  const { services, page, send, limitFailure, finishAction } = interaction;
  const render = (visit: Visit, { email }: Account, shown: { failure?: Failure; problems?: ChangePasswordProblems } = {}) =>
    renderChangePasswordPage(visit.context, {
      email,
      action: visit.pathOf('update-password'),
      cancelPath: visit.pathOf('cancel'),
      ...shown,
    });

  page('update-password', {
    show: asAccount(interaction, 'UPDATE_PASSWORD', (visit, account) => send(visit, render(visit, account))),
    submit: asAccount(interaction, 'UPDATE_PASSWORD', async (visit, account) => {
      const { id } = account;
      const { text } = visit.context.texts;
      const { current_password: current, new_password: password } = changePasswordForm.parse(visit.request.body);
      if (!current) {
        const problems = { currentPassword: text('problem.currentPasswordMissing') };
        return send(visit, render(visit, account, { failure: visit.failure('InvalidParameterException'), problems }), 400);
      }
      const limited = await limitFailure(visit, ['passwordByAccount', id]);
      if (limited) return send(visit, render(visit, account, { failure: limited }), 429);
      const outcome = await changePassword(services, visit.place, { accountId: id, current, password });
      if (outcome.ok) return finishAction(visit, 'success');
      const { name, status, newPassword, currentPassword } = refusedPassword(outcome.reason);
      const failure = currentPassword ? { name, text: text(currentPassword) } : visit.failure(name);
      const problems = newPassword ? { newPassword: text(newPassword) } : {};
      return send(visit, render(visit, account, { failure, problems }), status);
    }),
  });
}

function addUpdateEmail(interaction: InteractionContext): void {
  const { services, page, send, goTo, mailFailure } = interaction;
  const render = (visit: Visit, { email }: Account, shown: { newEmail: string; failure?: Failure; problem?: string }) =>
    renderChangeEmailPage(visit.context, {
      action: visit.pathOf('update-email'),
      cancelPath: visit.pathOf('cancel'),
      email,
      ...shown,
    });

  page('update-email', {
    show: asAccount(interaction, 'UPDATE_EMAIL', (visit, account) => send(visit, render(visit, account, { newEmail: '' }))),
    submit: asAccount(interaction, 'UPDATE_EMAIL', async (visit, account) => {
      const { email: newEmail } = emailForm.parse(visit.request.body);
      const isSame = newEmail.toLowerCase() === account.email.toLowerCase();
      if (isSame || !isEmail(newEmail)) {
        const problem = visit.context.texts.text(isSame ? 'problem.emailSame' : 'problem.emailInvalid');
        const failure = visit.failure('InvalidParameterException');
        return send(visit, render(visit, account, { newEmail, problem, failure }), 400);
      }
      const failure = await mailFailure(visit, { purpose: 'change-email', accountId: account.id, email: newEmail }, [
        'mailByAddress',
        ipAddressOf(visit),
      ]);
      if (failure) return send(visit, render(visit, account, { newEmail, failure }), 429);
      await askForEmailChange(services, visit.place, { accountId: account.id, email: newEmail });
      return goTo(visit, 'confirm-change');
    }),
  });
}

function addConfirmChange(interaction: InteractionContext): void {
  // The change was begun after a recent sign-in, and whoever completes it needs the mail to the new address.
  const asBegun = (handler: AccountHandler) => asAccount(interaction, 'UPDATE_EMAIL', handler, false);
  const { services, page, send, goTo, limitFailure, finishAction } = interaction;
  page('confirm-change', {
    show: asBegun((visit) =>
      visit.state?.page === 'confirm-change' ? send(visit, renderCodeStep(visit, visit.state)) : goTo(visit, 'update-email'),
    ),
    submit: asBegun(async (visit, { id }) => {
      const { state } = visit;
      if (state?.page !== 'confirm-change' || state.accountId !== id) return goTo(visit, 'update-email');
      const refuse = (failure: Failure, status: number) => send(visit, renderCodeStep(visit, state, { failure }), status);
      const { code } = codeForm.parse(visit.request.body);
      const problem = codeProblem(visit, code);
      if (problem) return refuse({ name: 'InvalidParameterException', text: problem }, 400);
      const limited = await limitFailure(visit, ['codeByAddress', ipAddressOf(visit)]);
      if (limited) return refuse(limited, 429);
      const isDone = await completeEmailChange(services, visit.place, { accountId: id, email: state.email, code });
      return isDone ? finishAction(visit, 'success') : refuse(visit.failure('CodeMismatchException'), 400);
    }),
  });
}

function addVerifyEmail(interaction: InteractionContext): void {
  const { services, page, send, goTo, limitFailure, mailFailure, finishAction } = interaction;
  page('verify-email', {
    show: asAccount(interaction, 'VERIFY_EMAIL', async (visit, account) => {
      if (account.emailVerified) return finishAction(visit, 'success');
      if (visit.state?.page === 'verify-email') return send(visit, renderCodeStep(visit, visit.state));
      const failure = await mailFailure(visit, { purpose: 'verify-email', email: account.email }, [
        'mailByAddress',
        ipAddressOf(visit),
      ]);
      if (failure) {
        const state = { page: 'verify-email', email: account.email, accountId: account.id, isUnsent: true } as const;
        await services.db.transaction().execute((trx) => writeStep(trx, visit.place.uid, state, services.now()));
        return send(visit, renderCodeStep(visit, state, { failure }), 429);
      }
      await askForVerification(services, visit.place, account);
      return goTo(visit, 'verify-email');
    }),
    submit: asAccount(interaction, 'VERIFY_EMAIL', async (visit, { id }) => {
      const { state } = visit;
      if (state?.page !== 'verify-email' || state.accountId !== id) return goTo(visit, 'verify-email');
      const refuse = (failure: Failure, status: number) => send(visit, renderCodeStep(visit, state, { failure }), status);
      const { code } = codeForm.parse(visit.request.body);
      const problem = codeProblem(visit, code);
      if (problem) return refuse({ name: 'InvalidParameterException', text: problem }, 400);
      const limited = await limitFailure(visit, ['codeByAddress', ipAddressOf(visit)]);
      if (limited) return refuse(limited, 429);
      const { uid } = visit.place;
      const holder = state.ofAccount ? codeHolderOf(id) : uid;
      const account = await confirmAccountEmail(services, { uid, code }, { purpose: 'confirm', holder });
      return account ? finishAction(visit, 'success') : refuse(visit.failure('CodeMismatchException'), 400);
    }),
  });
}

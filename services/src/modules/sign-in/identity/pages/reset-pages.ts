import { html } from '../../../../platform/http/html.ts';
import {
  formError,
  formNotice,
  renderCodeField,
  renderField,
  renderNewPasswordField,
  renderOutboxNote,
  renderQuietForm,
  type Failure,
} from './form-parts.ts';
import { renderPage, type PageContext } from './layout.ts';

export interface ForgotPage {
  action: string;
  signInPath: string;
  email: string;
  failure?: Failure | undefined;
  problem?: string | undefined;
}

export function renderForgotPage(context: PageContext, { action, signInPath, email, failure, problem }: ForgotPage): string {
  const { texts } = context;
  const { text } = texts;
  return renderPage(
    context,
    text('forgot.title'),
    html`<h1>${text('forgot.title')}</h1>
      <p class="lead">${text('forgot.lead')}</p>
      ${formError(failure)}
      <form method="post" action="${action}" data-once novalidate>
        ${renderField(texts, { name: 'email', label: text('field.email'), type: 'email', autocomplete: 'username', value: email, error: problem, focused: true })}
        <button type="submit" class="primary">${text('forgot.submit')}</button>
      </form>
      <p class="other"><a href="${signInPath}" data-carry="email">${text('forgot.toSignIn')}</a></p>`,
  );
}

export interface ResetProblems {
  code?: string | undefined;
  newPassword?: string | undefined;
}

export interface ResetPage {
  action: string;
  resendPath: string;
  signInPath: string;
  email: string;
  isResent: boolean;
  failure?: Failure | undefined;
  problems?: ResetProblems | undefined;
}

export function renderResetPage(
  context: PageContext,
  { action, resendPath, signInPath, email, isResent, failure, problems = {} }: ResetPage,
): string {
  const { texts } = context;
  const { text } = texts;
  const focusOnPassword = problems.newPassword !== undefined && problems.code === undefined;
  return renderPage(
    context,
    text('forgot.title'),
    html`<h1>${text('forgot.title')}</h1>
      <p class="lead">${texts.rich('reset.lead', { email: html`<bdi>${email}</bdi>` })}</p>
      ${renderOutboxNote(context, email)} ${formError(failure)}${isResent && formNotice(text('reset.resent'))}
      <form method="post" action="${action}" data-once novalidate>
        <input type="text" id="email" name="username" value="${email}" autocomplete="username" readonly hidden />
        ${renderCodeField(texts, { error: problems.code, focused: !focusOnPassword })}
        ${renderNewPasswordField(texts, { error: problems.newPassword, focused: focusOnPassword })}
        <button type="submit" class="primary">${text('newPassword.submit')}</button>
      </form>
      <p class="other">${text('confirm.noMail')}</p>
      ${renderQuietForm(resendPath, text('confirm.resend'))}
      <p class="other"><a href="${signInPath}" data-carry="email">${text('forgot.toSignIn')}</a></p>`,
  );
}

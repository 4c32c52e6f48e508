import { html } from '../../../../platform/http/html.ts';
import { formError, renderField, renderNewPasswordField, renderQuietForm, type Failure } from './form-parts.ts';
import { renderPage, type PageContext } from './layout.ts';

/** The email of the account, for password managers. */
const owner = (email: string) =>
  html`<input type="text" name="username" value="${email}" autocomplete="username" readonly hidden />`;

interface NewPasswordPage {
  action: string;
  email: string;
  failure?: Failure | undefined;
  problem?: string | undefined;
}

export function renderNewPasswordPage(context: PageContext, { action, email, failure, problem }: NewPasswordPage): string {
  const { texts } = context;
  const { text } = texts;
  return renderPage(
    context,
    text('newPassword.title'),
    html`<h1>${text('newPassword.title')}</h1>
      <p class="lead">${text('newPassword.lead')}</p>
      ${formError(failure)}
      <form method="post" action="${action}" data-once novalidate>
        ${owner(email)} ${renderNewPasswordField(texts, { error: problem, focused: true })}
        <button type="submit" class="primary">${text('newPassword.submit')}</button>
      </form>`,
  );
}

export interface ChangePasswordProblems {
  currentPassword?: string | undefined;
  newPassword?: string | undefined;
}

interface ChangePasswordPage {
  action: string;
  email: string;
  cancelPath: string;
  failure?: Failure | undefined;
  problems?: ChangePasswordProblems | undefined;
}

export function renderChangePasswordPage(
  context: PageContext,
  { action, email, cancelPath, failure, problems = {} }: ChangePasswordPage,
): string {
  const { texts } = context;
  const { text } = texts;
  const focusOnNew = problems.newPassword !== undefined;
  return renderPage(
    context,
    text('changePassword.title'),
    html`<h1>${text('changePassword.title')}</h1>
      <p class="lead">${text('changePassword.lead')}</p>
      ${formError(failure)}
      <form method="post" action="${action}" data-once novalidate>
        ${owner(email)}
        ${renderField(texts, { name: 'current_password', label: text('field.currentPassword'), type: 'password', autocomplete: 'current-password', maxLength: 128, error: problems.currentPassword, focused: !focusOnNew })}
        ${renderNewPasswordField(texts, { error: problems.newPassword, focused: focusOnNew })}
        <button type="submit" class="primary">${text('newPassword.submit')}</button>
      </form>
      ${renderQuietForm(cancelPath, text('action.cancel'))}`,
  );
}

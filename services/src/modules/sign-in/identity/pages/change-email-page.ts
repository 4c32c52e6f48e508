import { html } from '../../../../platform/http/html.ts';
import { formError, renderField, renderQuietForm, type Failure } from './form-parts.ts';
import { renderPage, type PageContext } from './layout.ts';

interface ChangeEmailPage {
  action: string;
  cancelPath: string;
  /** The current email of the account. */
  email: string;
  newEmail: string;
  failure?: Failure | undefined;
  problem?: string | undefined;
}

export function renderChangeEmailPage(
  context: PageContext,
  { action, cancelPath, email, newEmail, failure, problem }: ChangeEmailPage,
): string {
  const { texts } = context;
  const { text } = texts;
  return renderPage(
    context,
    text('changeEmail.title'),
    html`<h1>${text('changeEmail.title')}</h1>
      <p class="lead">${texts.rich('changeEmail.lead', { email: html`<bdi>${email}</bdi>` })}</p>
      ${formError(failure)}
      <form method="post" action="${action}" data-once novalidate>
        ${renderField(texts, { name: 'email', label: text('field.newEmail'), type: 'email', autocomplete: 'email', value: newEmail, error: problem, focused: true })}
        <button type="submit" class="primary">${text('forgot.submit')}</button>
      </form>
      ${renderQuietForm(cancelPath, text('action.cancel'))}`,
  );
}

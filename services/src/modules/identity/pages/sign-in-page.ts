import { brandName } from './brand.ts';
import { formError, renderField, type Failure } from './form-parts.ts';
import { html } from '../../../platform/http/html.ts';
import { renderSocialButtons, type SocialWay } from './social-buttons.ts';
import { renderPage, type PageContext } from './layout.ts';

export interface SignInPage {
  action: string;
  signUpPath: string;
  email: string;
  forgotPath: string;
  social: readonly SocialWay[];
  /** The person is signed in, but not recently enough. */
  isAgain: boolean;
  failure?: Failure | undefined;
  problems?: { email?: string | undefined; password?: string | undefined };
}

export function renderSignInPage(
  context: PageContext,
  { action, signUpPath, forgotPath, social, isAgain, email, failure, problems = {} }: SignInPage,
): string {
  const { texts, variant, demoPath } = context;
  const { text } = texts;
  const focusOnPassword = email !== '' && problems.email === undefined;
  return renderPage(
    context,
    text('signIn.title'),
    html`<h1>${text('signIn.title')}</h1>
      <p class="lead">${text(isAgain ? 'signIn.again' : 'signIn.lead')}</p>
      ${formError(failure)}
      <form method="post" action="${action}" data-once novalidate>
        ${renderField(texts, { name: 'email', label: text('field.email'), type: 'email', autocomplete: 'username', value: email, error: problems.email, focused: !focusOnPassword })}
        ${renderField(texts, { name: 'password', label: text('field.password'), type: 'password', autocomplete: 'current-password', maxLength: 128, error: problems.password, focused: focusOnPassword })}
        <p class="aside"><a href="${forgotPath}" data-carry="email">${text('signIn.forgot')}</a></p>
        <button type="submit" class="primary">${text('signIn.submit')}</button>
      </form>
      ${renderSocialButtons(context, social)}
      <p class="other">
        ${text('signIn.noAccount', { brand: brandName(variant) })} <a href="${signUpPath}">${text('signIn.toSignUp')}</a>
      </p>
      ${demoPath !== undefined && html`<p class="other">${text('developer.demo')} <a href="${demoPath}" target="_blank">${text('developer.demoLink')}</a></p>`}`,
  );
}

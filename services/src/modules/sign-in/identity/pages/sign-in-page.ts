import { brandName } from './brand.ts';
import { formError, renderField, renderLead, type Failure } from './form-parts.ts';
import { html } from '../../../../platform/http/html.ts';
import { renderSocialButtons, type SocialWay } from './social-buttons.ts';
import { renderPage, type PageContext } from './layout.ts';

const LEADS = { none: 'signIn.lead', again: 'signIn.again', ended: 'signIn.ended' } as const;

export interface SignInPage {
  action: string;
  signUpPath: string;
  email: string;
  forgotPath: string;
  social: readonly SocialWay[];
  /** Why the page is shown to somebody who was signed in: their sign-in is not recent enough, or their session has ended. */
  reason: keyof typeof LEADS;
  failure?: Failure | undefined;
  problems?: { email?: string | undefined; password?: string | undefined };
}

export function renderSignInPage(
  context: PageContext,
  { action, signUpPath, forgotPath, social, reason, email, failure, problems = {} }: SignInPage,
): string {
  const { texts, variant, demoPath } = context;
  const { text } = texts;
  const focusOnPassword = email !== '' && problems.email === undefined;
  return renderPage(
    context,
    text('signIn.title'),
    html`<h1>${text('signIn.title')}</h1>
      ${reason === 'none' ? renderLead(context, text(LEADS[reason]), 'signIn.apply') : html`<p class="lead">${text(LEADS[reason])}</p>`}
      ${formError(failure)}
      <form method="post" action="${action}" data-once novalidate>
        ${renderField(texts, { name: 'email', label: text('field.email'), type: 'email', autocomplete: 'username', value: email, error: problems.email, focused: !focusOnPassword })}
        ${renderField(texts, { name: 'password', label: text('field.password'), type: 'password', autocomplete: 'current-password', maxLength: 128, error: problems.password, focused: focusOnPassword })}
        <p class="aside"><a href="${forgotPath}" data-carry="email">${text('signIn.forgot')}</a></p>
        <button type="submit" class="primary">${text('signIn.submit')}</button>
      </form>
      ${renderSocialButtons(context, social)}
      <p class="other">
        ${text('signIn.noAccount', { brand: brandName(variant) })}
        <a href="${signUpPath}" data-carry="email">${text('signIn.toSignUp')}</a>
      </p>
      ${demoPath !== undefined && html`<p class="other">${text('developer.demo')} <a href="${demoPath}" target="_blank">${text('developer.demoLink')}</a></p>`}`,
  );
}

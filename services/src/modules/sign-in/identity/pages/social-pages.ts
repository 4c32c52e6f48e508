import { html } from '../../../../platform/http/html.ts';
import { formError, renderField, type Failure } from './form-parts.ts';
import { renderPage, type PageContext } from './layout.ts';

interface SocialPage {
  action: string;
  /** URL of the page with the other sign-in methods. */
  signInPath: string;
  /** Name of the provider. */
  provider: string;
  failure?: Failure | undefined;
  problem?: string | undefined;
}

/** Asks for the email that the social provider did not share. */
export function renderSocialEmailPage(
  context: PageContext,
  { action, signInPath, provider, email, failure, problem }: SocialPage & { email: string },
): string {
  const { texts } = context;
  const { text } = texts;
  return renderPage(
    context,
    text('social.email.title'),
    html`<h1>${text('social.email.title')}</h1>
      <p class="lead">${text('social.email.lead', { provider })}</p>
      ${formError(failure)}
      <form method="post" action="${action}" data-once novalidate>
        ${renderField(texts, { name: 'email', label: text('field.email'), type: 'email', autocomplete: 'email', value: email, error: problem, focused: true })}
        <button type="submit" class="primary">${text('forgot.submit')}</button>
      </form>
      <p class="other"><a href="${signInPath}">${text('social.otherWay')}</a></p>`,
  );
}

/** Asks once for the password of the existing account with this email. */
export function renderSocialLinkPage(
  context: PageContext,
  { action, signInPath, provider, email, forgotPath, failure, problem }: SocialPage & { email: string; forgotPath: string },
): string {
  const { texts } = context;
  const { text } = texts;
  return renderPage(
    context,
    text('social.link.title'),
    html`<h1>${text('social.link.title')}</h1>
      <p class="lead">${texts.rich('social.link.lead', { email: html`<bdi>${email}</bdi>`, provider: html`${provider}` })}</p>
      ${formError(failure)}
      <form method="post" action="${action}" data-once novalidate>
        <input type="text" name="username" value="${email}" autocomplete="username" readonly hidden />
        ${renderField(texts, { name: 'password', label: text('field.password'), type: 'password', autocomplete: 'current-password', maxLength: 128, error: problem, focused: true })}
        <p class="aside"><a href="${forgotPath}">${text('signIn.forgot')}</a></p>
        <button type="submit" class="primary">${text('social.link.submit')}</button>
      </form>
      <p class="other"><a href="${signInPath}">${text('social.otherWay')}</a></p>`,
  );
}

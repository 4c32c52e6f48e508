import { routes } from '@hirehq/shared-contracts/routes';
import { COOKIES, ONLY_NECESSARY } from '@hirehq/shared-contracts/storage-keys';
import { html, type Html } from '../../../../platform/http/html.ts';
import type { Texts } from './messages.ts';

const cookieOf = ({ name, value, maxAgeSeconds }: typeof COOKIES.cookieConsent | typeof ONLY_NECESSARY): string =>
  `${name}=${value}; Max-Age=${maxAgeSeconds}; Path=/; SameSite=Lax`;

/** The cookies of the shell's consent banner, as a script writes them: an answer here holds there, and the other way round. */
export const CONSENT_COOKIES = { accepted: cookieOf(COOKIES.cookieConsent), necessary: cookieOf(ONLY_NECESSARY) } as const;

/**
 * The question which cookies are accepted (SH-31), hidden until consent.browser.js finds no answer in this browser: cookies
 * that scripts can read are given by scripts. It takes no focus and blocks nothing.
 */
export function consentSheet(origin: string, { text, rich }: Texts): Html {
  const link = (path: string, label: string) => html`<a href="${origin}${path}" target="_blank" rel="noopener">${label}</a>`;
  return html`<div aria-live="polite" data-consent>
    <div class="consent-sheet" role="dialog" aria-labelledby="consent-title" aria-describedby="consent-text" hidden>
      <div>
        <h2 id="consent-title">${text('consent.title')}</h2>
        <p id="consent-text">
          ${rich('consent.text', {
            cookies: link(routes.cookiePolicy(), text('page.cookies')),
            privacy: link(routes.privacyPolicy(), text('page.privacy')),
            terms: link(routes.termsOfUse(), text('page.terms')),
          })}
        </p>
      </div>
      <div class="consent-answers">
        <button type="button" class="secondary" data-answer="${CONSENT_COOKIES.necessary}">${text('consent.necessary')}</button>
        <button type="button" class="secondary" data-answer="${CONSENT_COOKIES.accepted}">${text('consent.accept')}</button>
      </div>
    </div>
  </div>`;
}

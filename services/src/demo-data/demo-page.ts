import { BRAND_VARIANTS, type BrandVariant } from '@hirehq/shared-contracts/codes';
import type { Config } from '../platform/config.ts';
import { renderDeveloperPage } from '../platform/http/developer-page.ts';
import { DEVELOPER_PAGES } from '../platform/http/development-routes.ts';
import { html } from '../platform/http/html.ts';

export interface DemoAccount {
  email: string;
  password: string;
  /** What the account shows. */
  shows: string;
}

const BRANDS: Readonly<Record<BrandVariant, string>> = {
  D: 'the general brand',
  N: 'the brand for neurodistinct candidates',
  H: 'the brand for healthcare staff',
};

/** The page that tells developers what the demo data are for. */
export function renderDemoPage(
  { autopilot, mail, variant }: Pick<Config, 'autopilot' | 'mail' | 'variant'>,
  accounts: readonly DemoAccount[],
): string {
  return renderDeveloperPage(
    'Demo',
    html`<p class="lead">Jobs, employers and candidates of this deployment are invented.</p>
      ${accounts.map(
        ({ email, password, shows }) =>
          html`<article>
            <h2>${email}</h2>
            <p class="meta">Password <code>${password}</code></p>
            <p>${shows}</p>
          </article>`,
      )}
      <article>
        <h2>Employers</h2>
        <p>
          ${
            autopilot
              ? 'Demo employers act by themselves: within a minute they read an application or a message, reply, invite, offer or decline.'
              : 'Demo employers do not act: start without --no-autopilot and HIREHQ_AUTOPILOT=off to have them reply.'
          }
        </p>
      </article>
      <article>
        <h2>Emails</h2>
        <p>
          ${
            mail.smtpUrl === undefined
              ? html`Emails are not sent but written to the <a href="${DEVELOPER_PAGES.outbox}">outbox</a>: codes of new accounts
                  are there.`
              : 'Emails are sent by the configured server.'
          }
        </p>
      </article>
      <article>
        <h2>Variants</h2>
        <p>This is ${BRANDS[variant]}. To see another, start the platform with its variable:</p>
        <ul>
          ${BRAND_VARIANTS.filter((other) => other !== variant).map(
            (other) => html`<li><code>HIREHQ_VARIANT=${other} npm start</code>: ${BRANDS[other]}</li>`,
          )}
        </ul>
      </article>`,
  );
}

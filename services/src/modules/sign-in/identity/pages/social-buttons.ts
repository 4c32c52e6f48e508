import { html, type Html } from '../../../../platform/http/html.ts';
import type { PageContext } from './layout.ts';

/** A link to a social provider. */
export interface SocialWay {
  name: string;
  path: string;
}

/** The buttons of the configured social providers (ID-07). */
export function renderSocialButtons({ kit, texts }: PageContext, ways: readonly SocialWay[]): Html | undefined {
  if (ways.length === 0) return undefined;
  const { text } = texts;
  const link = (path: string, label: string) => html`<a href="${kit.origin}${path}" target="_blank" rel="noopener">${label}</a>`;
  return html`<p class="or">${text('social.or')}</p>
    <ul class="providers">
      ${ways.map(({ name, path }) => html`<li><a class="secondary" href="${path}">${text('social.continueWith', { provider: name })}</a></li>`)}
    </ul>
    <p class="fine">
      ${texts.rich('social.terms', { terms: link('/termsofuse', text('page.terms')), privacy: link('/privacypolicy', text('page.privacy')) })}
    </p>`;
}

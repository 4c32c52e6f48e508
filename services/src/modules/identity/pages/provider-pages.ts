import { STATUS_CODES } from 'node:http';
import type { KoaContextWithOIDC } from 'oidc-provider';
import { brandName, variantOfViewTag } from './brand.ts';
import { html, trusted } from './html.ts';
import { renderPage, type PageContext } from './layout.ts';
import { localeOf, textsOf } from './messages.ts';
import type { PageKit } from './page-kit.ts';

function contextOf(kit: PageKit, ctx: KoaContextWithOIDC): PageContext {
  const { ui_locales: wish, view_tag: tag } = ctx.query;
  return {
    kit,
    texts: textsOf(localeOf(typeof wish === 'string' ? wish : undefined, ctx.get('accept-language'))),
    variant: variantOfViewTag(tag),
  };
}

/** An error of the protocol. What the provider says about it is for developers, so it stays out of the page. */
export function renderProviderError(kit: PageKit, ctx: KoaContextWithOIDC, out: { error: string }): void {
  ctx.type = 'html';
  ctx.body = renderErrorPage(
    contextOf(kit, ctx),
    out.error === 'invalid_request' && ctx.path.includes('/auth/') ? 'error.expired' : 'error.general',
    out.error,
  );
}

export function renderErrorPage(context: PageContext, reason: 'error.expired' | 'error.general', code: string | number): string {
  const { kit, texts, variant } = context;
  const { text } = texts;
  const label = typeof code === 'number' ? (STATUS_CODES[code] ?? String(code)) : code;
  return renderPage(
    context,
    text('error.title'),
    html`<h1>${text('error.title')}</h1>
      <p class="lead" role="alert">${text(reason, { brand: brandName(variant) })}</p>
      <p><a class="primary" href="${kit.origin}/signin">${text('error.again')}</a></p>
      <p class="other"><a href="${kit.origin}/">${text('page.home', { brand: brandName(variant) })}</a></p>
      <p class="detail" dir="ltr">${label}</p>`,
  );
}

/** With an id token that fits the session the candidate has already said yes on our own page: the form sends itself. */
export function renderSignOut(kit: PageKit, ctx: KoaContextWithOIDC, form: string): void {
  const { oidc } = ctx;
  const context = contextOf(kit, ctx);
  const { text } = context.texts;
  const brand = brandName(context.variant);
  const asked = oidc.entities.IdTokenHint?.payload['sub'] === oidc.session?.accountId;
  // The provider's form has no button of its own.
  const opening = form
    .replace('<form ', asked ? '<form data-send ' : '<form ')
    .replace('</form>', '<input type="hidden" name="logout" value="yes"></form>');
  ctx.body = renderPage(
    context,
    text('signOut.title'),
    html`<h1>${text('signOut.title')}</h1>
      <p class="lead">${asked ? text('signOut.working') : text('signOut.question', { brand })}</p>
      ${trusted(opening)}
      <button type="submit" form="op.logoutForm" class="primary">${text('signOut.submit')}</button>
      <p class="other"><a href="${kit.origin}/">${text('signOut.stay')}</a></p>`,
  );
}

export function renderSignedOut(kit: PageKit, ctx: KoaContextWithOIDC): void {
  const context = contextOf(kit, ctx);
  const { text } = context.texts;
  ctx.type = 'html';
  ctx.body = renderPage(
    context,
    text('signOut.done.title'),
    html`<h1>${text('signOut.done.title')}</h1>
      <p class="lead">${text('signOut.done.lead')}</p>
      <p><a class="primary" href="${kit.origin}/">${text('page.home', { brand: brandName(context.variant) })}</a></p>`,
  );
}

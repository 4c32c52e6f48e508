import { STATUS_CODES } from 'node:http';
import type { KoaContextWithOIDC } from 'oidc-provider';
import { brandName, variantOf } from './brand.ts';
import { html, trusted } from '../../../../platform/http/html.ts';
import { renderPage, type PageContext } from './layout.ts';
import { pageLocale, textsOf } from './messages.ts';
import type { PageKit } from './page-kit.ts';

function contextOf(kit: PageKit, ctx: KoaContextWithOIDC): PageContext {
  const { ui_locales: wish } = ctx.query;
  return {
    kit,
    texts: textsOf(
      pageLocale({ asked: typeof wish === 'string' ? wish : undefined, acceptLanguage: ctx.get('accept-language') }),
    ),
    variant: variantOf(ctx.query, kit.variant),
  };
}

/** The page for an error of the protocol, without the provider's description, which is for developers. */
export function renderProviderError(kit: PageKit, ctx: KoaContextWithOIDC, out: { error: string }): void {
  ctx.type = 'html';
  const isResume = out.error === 'invalid_request' && ctx.path.includes('/auth/');
  const hasCookie = ctx.cookies.get(ctx.oidc.provider.cookieName('resume'), { signed: false }) !== undefined;
  const lost = hasCookie ? 'error.expired' : 'error.noCookies';
  const failed = out.error === 'server_error' ? 'identityError.UnexpectedLambdaException' : 'error.general';
  ctx.body = renderErrorPage(contextOf(kit, ctx), isResume ? lost : failed, out.error);
}

export type ErrorReason = 'error.expired' | 'error.noCookies' | 'error.general' | 'identityError.UnexpectedLambdaException';

export function renderErrorPage(context: PageContext, reason: ErrorReason, code: string | number): string {
  const { kit, texts, variant } = context;
  const { text } = texts;
  const name = reason.startsWith('identityError.') && reason.slice('identityError.'.length);
  const label = typeof code === 'number' ? (STATUS_CODES[code] ?? String(code)) : code;
  return renderPage(
    context,
    text('error.title'),
    html`<h1>${text('error.title')}</h1>
      <p class="lead" role="alert" ${name && html`data-error="${name}"`}>${text(reason, { brand: brandName(variant) })}</p>
      <p><a class="primary" href="${kit.origin}/signin">${text('error.again')}</a></p>
      <p class="other"><a href="${kit.origin}/">${text('page.home', { brand: brandName(variant) })}</a></p>
      <p class="detail" dir="ltr">${label}</p>`,
  );
}

/** Asks for confirmation: the sign-out request did not prove that it comes from the signed-in person. */
export function renderSignOut(kit: PageKit, ctx: KoaContextWithOIDC, form: string): void {
  const context = contextOf(kit, ctx);
  const { text } = context.texts;
  const brand = brandName(context.variant);
  // The provider's form has no submit button.
  const opening = form.replace('</form>', '<input type="hidden" name="logout" value="yes"></form>');
  ctx.body = renderPage(
    context,
    text('signOut.title'),
    html`<h1>${text('signOut.title')}</h1>
      <p class="lead">${text('signOut.question', { brand })}</p>
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

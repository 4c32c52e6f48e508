import { html } from '../../../../platform/http/html.ts';
import { brandName } from './brand.ts';
import { formError } from './form-parts.ts';
import { renderPage, type PageContext } from './layout.ts';

interface UndoPage {
  action: string;
  token: string;
  /** The address to restore. */
  email: string;
}

/** Asks before the email change is undone. */
export function renderUndoPage(context: PageContext, { action, token, email }: UndoPage): string {
  const { text, rich, locale } = context.texts;
  return renderPage(
    context,
    text('undoEmail.title'),
    html`<h1>${text('undoEmail.title')}</h1>
      <p class="lead">${rich('undoEmail.lead', { email: html`<bdi>${email}</bdi>` })}</p>
      <p>${text('undoEmail.effect')}</p>
      <form method="post" action="${action}" data-once>
        <input type="hidden" name="token" value="${token}" />
        <input type="hidden" name="ui_locales" value="${locale}" />
        <button type="submit" class="primary">${text('undoEmail.submit')}</button>
      </form>`,
  );
}

/** The change is undone; says what to do next. */
export function renderUndone(context: PageContext, email: string): string {
  const { text, rich } = context.texts;
  return renderPage(
    context,
    text('undoEmail.done.title'),
    html`<h1>${text('undoEmail.done.title')}</h1>
      <p class="lead" role="status">${rich('undoEmail.done.lead', { email: html`<bdi>${email}</bdi>` })}</p>
      <p>${text('undoEmail.done.next')}</p>
      <p><a class="primary" href="${context.kit.origin}/forgotpassword">${text('undoEmail.done.reset')}</a></p>`,
  );
}

const SENTENCES = {
  'not-valid': 'undoEmail.notValid',
  taken: 'undoEmail.taken',
  'too-many': 'undoEmail.tooMany',
} as const;

export function renderUndoRefused(context: PageContext, why: keyof typeof SENTENCES): string {
  const { text } = context.texts;
  const name = why === 'too-many' ? 'LimitExceededException' : 'CodeMismatchException';
  return renderPage(
    context,
    text('undoEmail.title'),
    html`<h1>${text('undoEmail.title')}</h1>
      ${formError({ name, text: text(SENTENCES[why]) })}
      <p class="other"><a href="${context.kit.origin}/">${text('page.home', { brand: brandName(context.variant) })}</a></p>`,
  );
}

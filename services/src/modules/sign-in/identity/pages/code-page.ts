import { formError, formNotice, renderCodeField, renderOutboxNote, renderQuietForm, type Failure } from './form-parts.ts';
import { html } from '../../../../platform/http/html.ts';
import { renderPage, type PageContext } from './layout.ts';

export interface CodePage {
  action: string;
  resendPath: string;
  /** URL of the page where the email can be corrected. */
  backPath?: string;
  cancelPath?: string;
  email: string;
  /** Explains why this page is shown instead of the requested one. */
  reason?: Failure;
  failure?: Failure | undefined;
  /** What the page may reveal about the mail: it contains a code, it may contain one, or none was sent yet. */
  mail: 'code' | 'open' | 'none';
  isResent: boolean;
}

const LEADS = { code: 'confirm.lead', open: 'confirm.leadOpen', none: 'confirm.notSent' } as const;

/** Asks for the code that verifies an email. An email in use gets a different mail, and the page does not reveal which one was sent. */
export function renderCodePage(
  context: PageContext,
  { action, resendPath, backPath, cancelPath, email, reason, failure, mail, isResent }: CodePage,
): string {
  const { texts } = context;
  const { text } = texts;
  return renderPage(
    context,
    text('confirm.title'),
    html`<h1>${text('confirm.title')}</h1>
      <p class="lead">
        ${reason && html`<span data-error="${reason.name}">${reason.text} </span>`}
        ${texts.rich(LEADS[mail], { email: html`<bdi>${email}</bdi>` })}
      </p>
      ${mail !== 'none' && renderOutboxNote(context, email)}
      ${formError(failure)}${isResent && formNotice(text(mail === 'open' ? 'confirm.resentOpen' : 'confirm.resent'))}
      <form method="post" action="${action}" data-once novalidate>
        ${renderCodeField(texts, { error: undefined, focused: true })}
        <button type="submit" class="primary">${text('confirm.submit')}</button>
      </form>
      ${mail !== 'none' && html`<p class="other">${text('confirm.noMail')}</p>`}
      ${renderQuietForm(resendPath, text('confirm.resend'))}
      ${backPath !== undefined && html`<p class="other">${text('confirm.otherEmail')} <a href="${backPath}">${text('confirm.goBack')}</a></p>`}
      ${cancelPath !== undefined && renderQuietForm(cancelPath, text('action.cancel'))}`,
  );
}

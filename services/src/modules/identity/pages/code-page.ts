import { formError, formNotice, renderCodeField, renderQuietForm, type Failure } from './form-parts.ts';
import { html } from '../../../platform/http/html.ts';
import { renderPage, type PageContext } from './layout.ts';

export interface CodePage {
  action: string;
  resendPath: string;
  /** Where a wrong email can be put right. */
  backPath?: string;
  cancelPath?: string;
  email: string;
  /** Why the page is here, if it is not what was asked for. */
  reason?: Failure;
  failure?: Failure | undefined;
  /** What is known of the mail: it holds a code, it may hold a code, or there was none yet. */
  mail: 'code' | 'open' | 'none';
  isResent: boolean;
}

const LEADS = { code: 'confirm.lead', open: 'confirm.leadOpen', none: 'confirm.notSent' } as const;

/** The code that was mailed to an email proves whose it is. To an email in use goes another mail, and the page does not tell which. */
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

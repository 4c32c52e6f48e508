import { renderDeveloperPage } from '../../../platform/http/developer-page.ts';
import { html, type Html } from '../../../platform/http/html.ts';
import { LINK, type OutboxMail } from './outbox-folder.ts';

function withLinks(text: string): Html[] {
  const parts: Html[] = [];
  let end = 0;
  for (const { 0: link, index } of text.matchAll(LINK)) {
    parts.push(html`${text.slice(end, index)}<a href="${link}" rel="noreferrer">${link}</a>`);
    end = index + link.length;
  }
  return [...parts, html`${text.slice(end)}`];
}

/** The page that shows developers the mails in the outbox. */
export const renderOutboxPage = (mails: readonly OutboxMail[]): string =>
  renderDeveloperPage(
    'Outbox',
    html`<p class="lead">
        ${mails.length === 0 ? 'No emails yet.' : 'Emails sent by this platform, newest first. Reload to see new ones.'}
      </p>
      ${mails.map(
        ({ to, subject, at, text }) =>
          html`<article>
            <h2 dir="auto">${subject}</h2>
            <p class="meta">To ${to} · <time datetime="${at}">${at.slice(0, 19).replace('T', ' ')} UTC</time></p>
            <pre dir="auto">${withLinks(text)}</pre>
          </article>`,
      )}`,
  );

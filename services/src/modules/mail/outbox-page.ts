import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { html, trusted, type Html } from '../../platform/http/html.ts';
import { LINK, type OutboxMail } from './outbox-folder.ts';

const CSS = readFileSync(new URL('outbox.css', import.meta.url), 'utf8');

export const OUTBOX_POLICY = [
  "default-src 'none'",
  `style-src 'sha256-${createHash('sha256').update(CSS).digest('base64')}'`,
  'img-src data:',
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ');

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
export function renderOutboxPage(mails: readonly OutboxMail[]): string {
  return html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>Outbox</title>
        <link rel="icon" href="data:," />
        ${trusted(`<style>${CSS}</style>`)}
      </head>
      <body>
        <main>
          <h1>Outbox</h1>
          <p class="lead">
            ${mails.length === 0 ? 'No emails yet.' : 'Emails sent by this platform, newest first. Reload to see new ones.'}
          </p>
          ${mails.map(
            ({ to, subject, at, text }) =>
              html`<article>
                <h2 dir="auto">${subject}</h2>
                <p class="meta">To ${to} · <time datetime="${at}">${at.slice(0, 19).replace('T', ' ')} UTC</time></p>
                <pre dir="auto">${withLinks(text)}</pre>
              </article>`,
          )}
        </main>
      </body>
    </html>`.html;
}

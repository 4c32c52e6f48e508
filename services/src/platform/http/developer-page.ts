import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { html, trusted, type Html } from './html.ts';

const CSS = readFileSync(new URL('developer-page.css', import.meta.url), 'utf8');

/** The content security policy of pages for developers. */
export const DEVELOPER_POLICY = [
  "default-src 'none'",
  `style-src 'sha256-${createHash('sha256').update(CSS).digest('base64')}'`,
  'img-src data:',
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ');

/** The layout of a page for developers, in English. */
export const renderDeveloperPage = (title: string, content: Html): string =>
  html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>${title}</title>
        <link rel="icon" href="data:," />
        ${trusted(`<style>${CSS}</style>`)}
      </head>
      <body>
        <main>
          <h1>${title}</h1>
          ${content}
        </main>
      </body>
    </html>`.html;

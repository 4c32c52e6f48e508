import { readFileSync } from 'node:fs';
import { html, trusted, type Html } from './html.ts';
import { pagePolicy } from './page-policy.ts';

const CSS = readFileSync(new URL('developer-page.css', import.meta.url), 'utf8');

/** The content security policy of pages for developers. */
export const DEVELOPER_POLICY = pagePolicy(CSS);

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

import { readFileSync } from 'node:fs';
import type { Locale } from '@hirehq/shared-contracts/page';
import { directionOf } from '@hirehq/shared-contracts/text-direction';
import { html, trusted, type Html } from './html.ts';
import { pagePolicy } from './page-policy.ts';

/** Its style sheet. */
export const DEVELOPER_CSS = readFileSync(new URL('developer-page.css', import.meta.url), 'utf8');

/** The content security policy of pages for developers. */
export const DEVELOPER_POLICY = pagePolicy(DEVELOPER_CSS);

interface DeveloperPage {
  locale?: Locale;
  /** Instead of the style sheet of all of them. */
  css?: string;
}

/** The layout of a page for developers, in English unless it says otherwise. */
export const renderDeveloperPage = (
  title: string,
  content: Html,
  { locale = 'en', css = DEVELOPER_CSS }: DeveloperPage = {},
): string =>
  html`<!doctype html>
    <html lang="${locale}" dir="${directionOf(locale)}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>${title}</title>
        <link rel="icon" href="data:," />
        ${trusted(`<style>${css}</style>`)}
      </head>
      <body>
        <main>
          <h1>${title}</h1>
          ${content}
        </main>
      </body>
    </html>`.html;

import { readFileSync } from 'node:fs';
import type { FastifyReply } from 'fastify';
import { BRANDS } from '@hirehq/shared-contracts/design-tokens';
import type { Locale } from '@hirehq/shared-contracts/page';
import { html, trusted, type Html } from '../../../platform/http/html.ts';
import { pagePolicy } from '../../../platform/http/page-policy.ts';
import { directionOf } from '@hirehq/shared-contracts/text-direction';
import type { Services } from '../../../platform/module.ts';

const CSS = readFileSync(new URL('plain-page.css', import.meta.url), 'utf8');
const POLICY = pagePolicy(CSS, "'self'");

interface PlainPage {
  locale: Locale;
  title: string;
  content: Html;
}

/** A page that a link in a mail opens. It works without scripts, loads nothing else and is not cached. */
export function sendPlainPage(
  reply: FastifyReply,
  { config }: Pick<Services, 'config'>,
  { locale, title, content }: PlainPage,
): FastifyReply {
  const brand = BRANDS[config.variant];
  return reply
    .type('text/html; charset=utf-8')
    .header('content-security-policy', POLICY)
    .header('cache-control', 'no-store')
    .header('referrer-policy', 'no-referrer')
    .header('vary', 'accept-language')
    .send(
      html`<!doctype html>
        <html lang="${locale}" dir="${directionOf(locale)}">
          <head>
            <meta charset="utf-8" />
            <meta name="viewport" content="width=device-width, initial-scale=1" />
            <meta name="robots" content="noindex" />
            <title>${title} · ${brand.name}</title>
            <link rel="icon" href="data:," />
            ${trusted(`<style>${CSS}</style>`)}
          </head>
          <body>
            <main>
              <p class="brand"><a href="${config.origin}/">${brand.name}</a></p>
              <h1>${title}</h1>
              ${content}
            </main>
          </body>
        </html>`.html,
    );
}

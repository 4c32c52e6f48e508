import type { BrandVariant } from '@hirehq/shared-contracts/codes';
import { LANGUAGE_NAMES, LOCALES } from '@hirehq/shared-contracts/page';
import { artwork, checkMark, logoMark } from './artwork.ts';
import { brandName } from './brand.ts';
import { consentSheet } from './consent-sheet.ts';
import { employerStylePath } from '@hirehq/shared-contracts/session';
import type { PageBrand } from '../../../enterprises/employer-profiles/index.ts';
import { html, type Html } from '../../../../platform/http/html.ts';
import type { JobInWords } from '../../../../platform/module.ts';
import type { Texts } from './messages.ts';
import type { PageKit } from './page-kit.ts';

export interface PageContext {
  kit: PageKit;
  texts: Texts;
  variant: BrandVariant;
  /** The employer whose link led here: the page wears its brand. */
  employer?: Pick<PageBrand, 'name' | 'logo'> & { domain: string };
  /** The job to which the page after the sign-in applies. */
  appliedTo?: JobInWords | undefined;
  /** URL of this page in another language; without it, the page has no language menu. */
  inLanguage?: (locale: string) => string;
  /** The page with the mails to an address, where developers read them; undefined where mails are sent. */
  outboxOf?: (email: string) => string | undefined;
  /** The page about the demo accounts, for developers. */
  demoPath?: string | undefined;
}

const POINTS = ['brand.point.search', 'brand.point.apply', 'brand.point.notify'] as const;

/** The layout of every page: the brand on one side, the form on the other. It is painted once it has all arrived, so that nothing moves. */
export function renderPage({ kit, texts, variant, employer, inLanguage }: PageContext, title: string, content: Html): string {
  const { text, locale, direction } = texts;
  const brand = brandName(variant);
  const logo = employer
    ? html`${employer.logo && html`<img class="employer-logo" src="${employer.logo}" alt="" />`}<span class="employer"
          ><span class="employer-name">${employer.name}</span> <span class="platform">${brand}</span></span
        >`
    : html`${logoMark(variant)}<span>${brand}</span>`;
  return html`<!doctype html>
    <html lang="${locale}" dir="${direction}" data-variant="${variant}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <meta name="robots" content="noindex" />
        <title>${title} · ${employer && `${employer.name} · `}${brand}</title>
        <link rel="preload" href="${kit.font}" as="font" type="font/woff2" crossorigin />
        <script src="${kit.scheme}"></script>
        <link rel="stylesheet" href="${kit.css}" />
        ${employer && html`<link rel="stylesheet" href="${employerStylePath(employer.domain)}" />`}
        <link rel="expect" href="#end" blocking="render" />
        <link rel="icon" href="data:," />
        <script src="${kit.script}" defer></script>
      </head>
      <body>
        <a class="skip" href="#content">${text('page.skip')}</a>
        ${consentSheet(kit.origin, texts)}
        <div class="split">
          <aside class="promise">
            <a class="logo" href="${kit.origin}/">${logo}</a>
            <div class="pitch">
              <p class="headline">${text('brand.promise')}</p>
              <ul>
                ${POINTS.map((point) => html`<li>${checkMark}<span>${text(point)}</span></li>`)}
              </ul>
            </div>
            ${artwork}
          </aside>
          <div class="stage">
            <main id="content">
              <a class="logo logo-small" href="${kit.origin}/">${logo}</a>
              ${content}
            </main>
            <footer id="end">
              ${
                inLanguage &&
                html`<nav aria-label="${text('page.language')}">
                  ${LOCALES.map((other) =>
                    other === locale
                      ? html`<span aria-current="true" lang="${other}">${LANGUAGE_NAMES[other]}</span>`
                      : html`<a href="${inLanguage(other)}" lang="${other}" hreflang="${other}">${LANGUAGE_NAMES[other]}</a>`,
                  )}
                </nav>`
              }
              <nav>
                <a href="${kit.origin}/termsofuse">${text('page.terms')}</a
                ><a href="${kit.origin}/privacypolicy">${text('page.privacy')}</a>
              </nav>
            </footer>
          </div>
        </div>
      </body>
    </html>`.html;
}

import type { BrandVariant } from '@hirehq/shared-contracts/codes';
import { colourScale } from '@hirehq/shared-contracts/colour-scale';
import { BRANDS, PAGE_COLORS } from '@hirehq/shared-contracts/design-tokens';
import type { Locale } from '@hirehq/shared-contracts/page';
import { html, trusted } from '../../../platform/http/html.ts';
import { directionOf } from '@hirehq/shared-contracts/text-direction';
import type { Mail } from './mail.ts';

/** Content of a mail: a heading, paragraphs, optionally a code to copy or one action, and small print. */
export interface MailContent {
  subject: string;
  heading: string;
  paragraphs: readonly string[];
  code?: string;
  /** A list of items, each with a link to its page. */
  items?: readonly MailItem[];
  action?: MailLink;
  footnote: string;
  /** Links under the footnote: how to change or stop these mails. */
  links?: readonly MailLink[];
}

interface MailLink {
  label: string;
  url: string;
}

interface MailItem {
  title: string;
  url: string;
  lines: readonly string[];
}

interface MailFrame {
  variant: BrandVariant;
  locale: Locale;
  to: string;
}

const LIGHT = { page: '#f4f4f8', surface: '#ffffff', border: '#e2e2ea', text: '#16161d', muted: '#5a5b6a' };
const DARK = {
  page: PAGE_COLORS.dark.page,
  surface: PAGE_COLORS.dark.surface,
  border: PAGE_COLORS.dark.border,
  text: PAGE_COLORS.dark.text,
};

/** The brand colour as text on a dark ground: the fourth of its ten shades is light enough for each brand. */
const onDark = (primary: string) => colourScale(primary)[3];

/**
 * Dark colours, for clients that support the query; others show the inline colours, or change them themselves. Inline styles can
 * only be overridden by `!important`.
 */
const darkStyle = (primary: string) => `
:root { color-scheme: light dark; supported-color-schemes: light dark; }
@media (prefers-color-scheme: dark) {
  .m-page, .m-code { background: ${DARK.page} !important; }
  .m-page, .m-text { color: ${DARK.text} !important; }
  .m-card { background: ${DARK.surface} !important; }
  .m-line { border-color: ${DARK.border} !important; }
  .m-muted, .m-muted a { color: ${PAGE_COLORS.dark.textMuted} !important; }
  .m-brand { color: ${onDark(primary)} !important; }
}`;

const FONT = "font-family:system-ui,-apple-system,'Segoe UI',Roboto,'Noto Sans',sans-serif";

/** A mail in the style of a brand, as text and as HTML that mail clients support (inline styles, no images). */
export function composeMail(
  { variant, locale, to }: MailFrame,
  { subject, heading, paragraphs, code, items = [], action, footnote, links = [] }: MailContent,
): Mail {
  const brand = BRANDS[variant];
  const text = [
    heading,
    ...paragraphs,
    ...(code === undefined ? [] : [code]),
    ...items.map((item) => [item.title, ...item.lines, item.url].join('\n')),
    ...(action ? [`${action.label}: ${action.url}`] : []),
    '--',
    [brand.name, footnote, ...links.map(({ label, url }) => `${label}: ${url}`)].join('\n'),
  ].join('\n\n');
  const body = html`<!doctype html>
    <html lang="${locale}" dir="${directionOf(locale)}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <meta name="supported-color-schemes" content="light dark" />
        <title>${subject}</title>
        ${trusted(`<style>${darkStyle(brand.primary)}</style>`)}
      </head>
      <body class="m-page" style="margin:0;padding:0;background:${LIGHT.page};${FONT};color:${LIGHT.text};line-height:1.5">
        <table
          role="presentation"
          class="m-page"
          width="100%"
          cellpadding="0"
          cellspacing="0"
          style="background:${LIGHT.page};color:${LIGHT.text}"
        >
          <tr>
            <td align="center" style="padding:24px 12px">
              <table
                role="presentation"
                class="m-card"
                width="100%"
                cellpadding="0"
                cellspacing="0"
                style="max-width:520px;background:${LIGHT.surface};border-radius:14px;border-top:5px solid ${brand.primary}"
              >
                <tr>
                  <td style="padding:28px 32px;text-align:start">
                    <p class="m-brand" style="margin:0 0 20px;font-weight:700;color:${brand.primary}">${brand.name}</p>
                    <h1 class="m-text" style="margin:0 0 14px;color:${LIGHT.text};font-size:22px;line-height:1.25">${heading}</h1>
                    ${paragraphs.map((paragraph) => html`<p class="m-text" style="margin:0 0 14px;color:${LIGHT.text}">${paragraph}</p>`)}
                    ${
                      code !== undefined &&
                      html`<p
                        dir="ltr"
                        class="m-code m-text"
                        style="margin:18px 0;padding:14px;background:${LIGHT.page};color:${LIGHT.text};border-radius:10px;text-align:center;font-size:30px;font-weight:700;letter-spacing:8px"
                      >
                        ${code}
                      </p>`
                    }
                    ${
                      items.length > 0 &&
                      html`<table role="presentation" width="100%" cellpadding="0" cellspacing="0">
                        ${items.map(
                          ({ title, url, lines }) =>
                            html`<tr>
                              <td class="m-line" style="padding:12px 0;border-top:1px solid ${LIGHT.border}">
                                <a
                                  href="${url}"
                                  dir="auto"
                                  class="m-brand"
                                  style="font-weight:600;color:${brand.primary};text-decoration:none"
                                  >${title}</a
                                >
                                ${lines.map((line) => html`<br /><span dir="auto" class="m-muted" style="font-size:14px;color:${LIGHT.muted}">${line}</span>`)}
                              </td>
                            </tr>`,
                        )}
                      </table>`
                    }
                    ${
                      action &&
                      html`<p style="margin:20px 0">
                        <a
                          href="${action.url}"
                          style="display:inline-block;padding:12px 20px;border-radius:10px;background:${brand.primary};color:#ffffff;font-weight:600;text-decoration:none"
                          >${action.label}</a
                        >
                      </p>`
                    }
                    <p
                      class="m-line m-muted"
                      style="margin:24px 0 0;padding-top:14px;border-top:1px solid ${LIGHT.border};font-size:13px;color:${LIGHT.muted}"
                    >
                      ${footnote}
                      ${links.map(({ label, url }) => html`<br /><a href="${url}" style="color:${LIGHT.muted}">${label}</a>`)}
                    </p>
                  </td>
                </tr>
              </table>
            </td>
          </tr>
        </table>
      </body>
    </html>`.html;
  return { to, subject, text, html: body };
}

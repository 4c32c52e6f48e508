import type { BrandVariant } from '@hirehq/shared-contracts/codes';
import { BRANDS } from '@hirehq/shared-contracts/design-tokens';
import type { Locale } from '@hirehq/shared-contracts/page';
import { html } from '../../platform/http/html.ts';
import { directionOf } from '../../platform/http/locale-of.ts';
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
        <title>${subject}</title>
      </head>
      <body style="margin:0;padding:24px 12px;background:#f4f4f8;${FONT};color:#16161d;line-height:1.5">
        <table role="presentation" width="100%" cellpadding="0" cellspacing="0">
          <tr>
            <td align="center">
              <table
                role="presentation"
                width="100%"
                cellpadding="0"
                cellspacing="0"
                style="max-width:520px;background:#ffffff;border-radius:14px;border-top:5px solid ${brand.primary}"
              >
                <tr>
                  <td style="padding:28px 32px;text-align:start">
                    <p style="margin:0 0 20px;font-weight:700;color:${brand.primary}">${brand.name}</p>
                    <h1 style="margin:0 0 14px;font-size:22px;line-height:1.25">${heading}</h1>
                    ${paragraphs.map((paragraph) => html`<p style="margin:0 0 14px">${paragraph}</p>`)}
                    ${
                      code !== undefined &&
                      html`<p
                        dir="ltr"
                        style="margin:18px 0;padding:14px;background:#f4f4f8;border-radius:10px;text-align:center;font-size:30px;font-weight:700;letter-spacing:8px"
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
                              <td style="padding:12px 0;border-top:1px solid #e2e2ea">
                                <a href="${url}" dir="auto" style="font-weight:600;color:${brand.primary};text-decoration:none"
                                  >${title}</a
                                >
                                ${lines.map((line) => html`<br /><span dir="auto" style="font-size:14px;color:#5a5b6a">${line}</span>`)}
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
                    <p style="margin:24px 0 0;padding-top:14px;border-top:1px solid #e2e2ea;font-size:13px;color:#5a5b6a">
                      ${footnote}
                      ${links.map(({ label, url }) => html`<br /><a href="${url}" style="color:#5a5b6a">${label}</a>`)}
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

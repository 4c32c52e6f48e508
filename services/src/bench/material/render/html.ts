import { directionOf } from '@hirehq/shared-contracts/text-direction';
import { escapeMarkup, type Arranged, type PageBlock } from './blocks.ts';
import { OTHER_LETTERS } from './font-faces.ts';

const BASE = `@page { size: A4; margin: 16mm; }
body { font-family: "DejaVu Sans", "${OTHER_LETTERS}", sans-serif; font-size: 9.5pt; line-height: 1.35; }
.page { display: grid; gap: 6mm; } .page.left { grid-template-columns: 62mm 1fr; } .page.right { grid-template-columns: 1fr 62mm; } .side { font-size: 8pt; }
.name { font-size: 18pt; font-weight: bold; } .heading { font-weight: bold; font-size: 12pt; margin-top: 4mm; }
.strong { font-weight: bold; } .small { color: #555; font-size: 8.5pt; }
.pair { display: grid; grid-template-columns: 36mm 1fr; gap: 3mm; } .split { display: flex; justify-content: space-between; gap: 4mm; }
.bullets { margin: 0; padding-inline-start: 5mm; }`;

/** Above or below the text of each page, in its margin: what is outside of the text and not in a margin is not printed. */
function inMargin(at: 'top' | 'bottom', text: string | undefined): string {
  if (text === undefined) return '';
  const escaped = text.replaceAll(/["\\<]/g, (sign) => `\\${sign.codePointAt(0)!.toString(16)} `);
  return `@page { @${at}-center { content: "${escaped}"; font: 8pt "DejaVu Sans", "${OTHER_LETTERS}", sans-serif; color: #444; } }\n`;
}

function htmlOf(block: PageBlock): string {
  switch (block.as) {
    case 'pair':
      return `<div class="pair"><div>${escapeMarkup(block.left)}</div><div>${block.right.map(htmlOf).join('')}</div></div>`;
    case 'split':
      return `<div class="split"><span>${escapeMarkup(block.left)}</span><span>${escapeMarkup(block.right)}</span></div>`;
    case 'bullets':
      return `<ul class="bullets">${block.items.map((item) => `<li>${escapeMarkup(item)}</li>`).join('')}</ul>`;
    default: {
      const tag = { name: 'h1', heading: 'h2', headline: 'p', contact: 'div', strong: 'div', text: 'div', small: 'div' }[
        block.as
      ];
      return `<${tag} class="${block.as}">${escapeMarkup(block.text)}</${tag}>`;
    }
  }
}

/** The page that is printed, and the file of a résumé in HTML. */
export function resumeHtml({ language, pageHeader, pageFooter, side, blocks }: Arranged, css = ''): string {
  const main = `<main>${blocks.map(htmlOf).join('\n')}</main>`;
  const aside = side ? `<aside class="side">${side.blocks.map(htmlOf).join('\n')}</aside>` : '';
  const columns = side?.at === 'left' ? aside + main : main + aside;
  return `<!doctype html><html lang="${language}" dir="${directionOf(language)}"><head><meta charset="utf-8"><title>CV</title>
<style>${BASE}\nh1, h2, p { margin: 0; }\n${inMargin('top', pageHeader)}${inMargin('bottom', pageFooter)}${css}</style></head><body>
<div class="page ${side?.at ?? ''}">${columns}</div></body></html>`;
}

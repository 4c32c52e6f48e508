import { escapeMarkup, linesOf, type Arranged, type PageBlock } from './blocks.ts';

const NAMESPACE = 'urn:oasis:names:tc:opendocument:xmlns';

const paragraph = (text: string) => `<text:p>${escapeMarkup(text).replaceAll('\t', '<text:tab/>')}</text:p>`;
const cell = (content: string) => `<table:table-cell office:value-type="string">${content}</table:table-cell>`;
const row = (...cells: string[]) =>
  `<table:table><table:table-column table:number-columns-repeated="${cells.length}"/><table:table-row>${cells.join('')}</table:table-row></table:table>`;

function textOf(block: PageBlock): string {
  switch (block.as) {
    case 'name':
    case 'heading':
      return `<text:h text:outline-level="${block.as === 'name' ? 1 : 2}">${escapeMarkup(block.text)}</text:h>`;
    case 'pair':
      return row(cell(paragraph(block.left)), cell(block.right.map(textOf).join('')));
    case 'bullets':
      return `<text:list>${block.items.map((item) => `<text:list-item>${paragraph(item)}</text:list-item>`).join('')}</text:list>`;
    default:
      return linesOf(block).map(paragraph).join('');
  }
}

/** The files of a document of OpenOffice and LibreOffice. Page headers are in the styles, as the format has it. */
export function odtFiles({ pageHeader, pageFooter, side, blocks }: Arranged): Record<string, string> {
  const [main, beside] = [blocks, side?.blocks ?? []].map((own) => own.map(textOf).join(''));
  const columns = side?.at === 'left' ? row(cell(beside ?? ''), cell(main ?? '')) : row(cell(main ?? ''), cell(beside ?? ''));
  const edge = (kind: string, text?: string) => (text === undefined ? '' : `<style:${kind}>${paragraph(text)}</style:${kind}>`);
  const spaces = `xmlns:office="${NAMESPACE}:office:1.0" xmlns:text="${NAMESPACE}:text:1.0" xmlns:table="${NAMESPACE}:table:1.0" xmlns:style="${NAMESPACE}:style:1.0"`;
  const type = 'application/vnd.oasis.opendocument.text';
  return {
    mimetype: type,
    'META-INF/manifest.xml': `<?xml version="1.0" encoding="UTF-8"?><manifest:manifest xmlns:manifest="${NAMESPACE}:manifest:1.0"><manifest:file-entry manifest:full-path="/" manifest:media-type="${type}"/><manifest:file-entry manifest:full-path="content.xml" manifest:media-type="text/xml"/><manifest:file-entry manifest:full-path="styles.xml" manifest:media-type="text/xml"/></manifest:manifest>`,
    'content.xml': `<?xml version="1.0" encoding="UTF-8"?><office:document-content ${spaces} office:version="1.3"><office:body><office:text>${side ? columns : main}</office:text></office:body></office:document-content>`,
    'styles.xml': `<?xml version="1.0" encoding="UTF-8"?><office:document-styles ${spaces} office:version="1.3"><office:master-styles><style:master-page style:name="Standard">${edge('header', pageHeader)}${edge('footer', pageFooter)}</style:master-page></office:master-styles></office:document-styles>`,
  };
}

import { directionOf } from '@hirehq/shared-contracts/text-direction';
import { escapeMarkup, type Arranged, type PageBlock } from './blocks.ts';

const SIZES: Partial<Record<PageBlock['as'], number>> = { name: 36, headline: 24, heading: 26, small: 17 };
const BOLD = new Set<PageBlock['as']>(['name', 'heading', 'strong']);
const W = 'http://schemas.openxmlformats.org/wordprocessingml/2006/main';
const RELATIONS = 'http://schemas.openxmlformats.org/package/2006/relationships';
const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const TYPE = 'application/vnd.openxmlformats-officedocument.wordprocessingml';
const DECLARATION = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>';
const RIGHT_END = 9600;

function paragraph(text: string, as: PageBlock['as'], rightToLeft: boolean): string {
  const style = as === 'heading' ? '<w:pStyle w:val="Heading1"/>' : '';
  const tabs = as === 'split' ? `<w:tabs><w:tab w:val="right" w:pos="${RIGHT_END}"/></w:tabs>` : '';
  const look = `${BOLD.has(as) ? '<w:b/>' : ''}<w:sz w:val="${SIZES[as] ?? 20}"/>${rightToLeft ? '<w:rtl/>' : ''}`;
  const runs = text
    .split('\t')
    .map((part) => `<w:r><w:rPr>${look}</w:rPr><w:t xml:space="preserve">${escapeMarkup(part)}</w:t></w:r>`)
    .join('<w:r><w:tab/></w:r>');
  return `<w:p><w:pPr>${style}${tabs}${rightToLeft ? '<w:bidi/>' : ''}</w:pPr>${runs}</w:p>`;
}

const cell = (width: number, content: string) =>
  `<w:tc><w:tcPr><w:tcW w:w="${width}" w:type="dxa"/></w:tcPr>${content === '' ? '<w:p/>' : content}</w:tc>`;
const row = (...cells: string[]) => `<w:tbl><w:tblPr/><w:tr>${cells.join('')}</w:tr></w:tbl>`;

function wordOf(block: PageBlock, rightToLeft: boolean): string {
  switch (block.as) {
    case 'pair':
      return `${row(cell(2200, paragraph(block.left, 'text', rightToLeft)), cell(7400, block.right.map((each) => wordOf(each, rightToLeft)).join('')))}<w:p/>`;
    case 'split':
      return paragraph(`${block.left}\t${block.right}`, 'split', rightToLeft);
    case 'bullets':
      return block.items.map((item) => paragraph(`• ${item}`, 'text', rightToLeft)).join('');
    default:
      return paragraph(block.text, block.as, rightToLeft);
  }
}

/** The files of a Word document. A column beside the text is a table of one row, as in most templates. */
export function docxFiles({ language, pageHeader, pageFooter, side, blocks }: Arranged): Record<string, string> {
  const rightToLeft = directionOf(language) === 'rtl';
  const written = (own: PageBlock[]) => own.map((block) => wordOf(block, rightToLeft)).join('');
  const main = cell(6400, written(blocks));
  const beside = side && cell(3200, written(side.blocks));
  const columns = beside && (side.at === 'left' ? row(beside, main) : row(main, beside));
  const edges = { header: pageHeader, footer: pageFooter };
  const used = (['header', 'footer'] as const).filter((edge) => edges[edge] !== undefined);
  const references = used.map((edge) => `<w:${edge}Reference w:type="default" r:id="${edge}"/>`).join('');
  return {
    '[Content_Types].xml': `${DECLARATION}<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/word/document.xml" ContentType="${TYPE}.document.main+xml"/>${used.map((edge) => `<Override PartName="/word/${edge}.xml" ContentType="${TYPE}.${edge}+xml"/>`).join('')}</Types>`,
    '_rels/.rels': `${DECLARATION}<Relationships xmlns="${RELATIONS}"><Relationship Id="document" Type="${OFFICE}/officeDocument" Target="word/document.xml"/></Relationships>`,
    'word/_rels/document.xml.rels': `${DECLARATION}<Relationships xmlns="${RELATIONS}">${used.map((edge) => `<Relationship Id="${edge}" Type="${OFFICE}/${edge}" Target="${edge}.xml"/>`).join('')}</Relationships>`,
    'word/document.xml': `${DECLARATION}<w:document xmlns:w="${W}" xmlns:r="${OFFICE}"><w:body>${columns ?? written(blocks)}<w:p/><w:sectPr>${references}</w:sectPr></w:body></w:document>`,
    ...Object.fromEntries(
      used.map((edge) => [
        `word/${edge}.xml`,
        `${DECLARATION}<w:${edge === 'header' ? 'hdr' : 'ftr'} xmlns:w="${W}">${paragraph(edges[edge] ?? '', 'small', rightToLeft)}</w:${edge === 'header' ? 'hdr' : 'ftr'}>`,
      ]),
    ),
  };
}

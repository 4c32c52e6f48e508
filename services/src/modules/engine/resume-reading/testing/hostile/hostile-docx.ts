import { zipOf } from '../zip-of.ts';

const MB = 1024 * 1024;
const W = 'xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"';
/** What makes file-type, and so the upload, take the zip file for a Word document. */
const TYPES =
  '<Types><Override PartName="/word/document.xml" ContentType="application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml"/></Types>';

const docxOf = (body: string, others: Readonly<Record<string, string>> = {}, prolog = '') =>
  zipOf({
    '[Content_Types].xml': TYPES,
    'word/document.xml': `${prolog}<w:document ${W}><w:body>${body}</w:body></w:document>`,
    ...others,
  });

const paragraph = (text: string) => `<w:p><w:r><w:t>${text}</w:t></w:r></w:p>`;

export const zipBomb = (megabytes: number) => docxOf(' '.repeat(megabytes * MB));

/** Each entry is within the limit, all together are not. */
export const manyHeaders = (count: number, megabytes: number) =>
  docxOf(
    paragraph('Amina'),
    Object.fromEntries(Array.from({ length: count }, (_, index) => [`word/header${index}.xml`, ' '.repeat(megabytes * MB)])),
  );

export const manyEntries = (count: number) =>
  docxOf(paragraph('Amina'), Object.fromEntries(Array.from({ length: count }, (_, index) => [`a${index}`, ''])));

/** Declares that it unpacks to a few bytes. */
export function lyingSize(megabytes: number): Uint8Array {
  const data = Buffer.from(zipBomb(megabytes));
  const name = Buffer.from('word/document.xml');
  for (let at = data.indexOf(name); at !== -1; at = data.indexOf(name, at + 1)) {
    const isCentral = data.subarray(at - 46, at - 42).toString('latin1') === 'PK\x01\x02';
    data.writeUInt32LE(64, at - (isCentral ? 22 : 8));
  }
  return new Uint8Array(data);
}

/** Entities that multiply. */
export const entities = (levels: number) => {
  const names = Array.from({ length: levels }, (_, index) => `<!ENTITY e${index + 1} "${`&e${index};`.repeat(10)}">`);
  return docxOf(paragraph(`&e${levels};`), {}, `<!DOCTYPE a [<!ENTITY e0 "aaaaaaaaaa">${names.join('')}]>`);
};

export const deepElements = (depth: number) => docxOf(`${'<w:p>'.repeat(depth)}${'</w:p>'.repeat(depth)}`);

export const deepTables = (depth: number) =>
  docxOf(`${`<w:tbl><w:tr><w:tc>${paragraph('a')}`.repeat(depth)}${'</w:tc></w:tr></w:tbl>'.repeat(depth)}`);

/** A row as wide as the table is high, so that their product is asked for. */
export const wideTable = (side: number) => {
  const cell = `<w:tc>${paragraph('a').repeat(4)}</w:tc>`;
  return docxOf(`<w:tbl><w:tr>${cell.repeat(side)}</w:tr>${`<w:tr>${cell}</w:tr>`.repeat(side)}</w:tbl>`);
};

export const manyAttributes = (count: number) =>
  docxOf(`<w:p ${Array.from({ length: count }, (_, index) => `a${index}="1"`).join(' ')}/>`);

export const manyParagraphs = (count: number) => docxOf(paragraph('a').repeat(count));

/** One line of what the readers of fields look for. */
export const longLine = (characters: number) =>
  docxOf(paragraph('a@b.c 01/2020 - 12 years, '.repeat(Math.ceil(characters / 26))));
export const longSpaces = (characters: number) => docxOf(paragraph(`a${' '.repeat(characters)}\ta`));

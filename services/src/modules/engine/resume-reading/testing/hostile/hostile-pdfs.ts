import { deflateSync } from 'node:zlib';
import { zlibOf, filtered, nestedFlate, pdfOfObjects, streamOf, type FilterName, type PdfObject } from './pdf-of-objects.ts';

const MB = 1024 * 1024;

/** A file of one page; `contents` is object 4, the resources may refer to what follows. */
const pageOf = (contents: PdfObject, resources = '', ...others: PdfObject[]): Uint8Array =>
  pdfOfObjects([
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 612 792] /Contents 4 0 R /Resources << ${resources} >> >>`,
    contents,
    ...others,
  ]);

const FONT = '/Font << /F1 << /Type /Font /Subtype /Type1 /BaseFont /Helvetica >> >>';
const textOnce = streamOf(Buffer.from('BT /F1 12 Tf 72 700 Td <0001> Tj (Amina Diallo, nurse) Tj ET'));

/** Filters over each other around much of the same. */
export const filterChain = (filters: readonly FilterName[], bytes: number) =>
  pageOf(filtered(Buffer.alloc(bytes, 0x20), filters), FONT);

export const flateInFlate = (times: number, megabytes: number) => pageOf(nestedFlate(megabytes, times, 0x20), FONT);

/** The page has a text; a part of its font unpacks to much. */
const fontWith = (entry: string, packed: Buffer) =>
  pageOf(
    textOnce,
    '/Font << /F1 5 0 R >>',
    `<< /Type /Font /Subtype /Type0 /BaseFont /A /Encoding /Identity-H /DescendantFonts [6 0 R] ${entry} >>`,
    '<< /Type /Font /Subtype /CIDFontType2 /BaseFont /A /CIDSystemInfo << /Ordering (Identity) >> /FontDescriptor 7 0 R /CIDToGIDMap 8 0 R >>',
    '<< /Type /FontDescriptor /FontName /A /Flags 4 /FontFile2 8 0 R >>',
    packed,
  );
export const fontOfGigabytes = (megabytes: number) => fontWith('', nestedFlate(megabytes, 2));
export const toUnicodeOfGigabytes = (megabytes: number) => fontWith('/ToUnicode 8 0 R', nestedFlate(megabytes, 2, 0x20));

/** A map from codes to letters that names millions of them in a line. */
export const hugeRanges = (ranges: number) => {
  const lines = Array.from({ length: ranges }, (_, index) => {
    const start = (index * 0x1000000) % 0xff000000;
    return `<${start.toString(16).padStart(8, '0')}> <${(start + 0xfffffe).toString(16).padStart(8, '0')}> <0041>`;
  });
  const map = `/CIDInit /ProcSet findresource begin begincmap\n1 begincodespacerange <00000000> <ffffffff> endcodespacerange\n${lines.length} beginbfrange\n${lines.join('\n')}\nendbfrange endcmap`;
  return fontWith('/ToUnicode 8 0 R', streamOf(Buffer.from(map)));
};

/** An image format as the filter of a page: its header names a picture of gigabytes. */
export function pictureAsContents(filter: 'DCTDecode' | 'JPXDecode' | 'CCITTFaxDecode' | 'JBIG2Decode'): Uint8Array {
  const jpeg = Buffer.from(
    'ffd8ffc00011 08ffffffff03 011100 021101 031101 ffda000c03 010002110311003f00'.replaceAll(' ', ''),
    'hex',
  );
  return pageOf(
    streamOf(
      Buffer.concat([jpeg, Buffer.alloc(64, 0x55)]),
      `/Filter /${filter} /Width 60000 /Height 60000 /DecodeParms << /K -1 /Columns 60000 /Rows 600000 >>`,
    ),
    FONT,
  );
}

export const hugePredictor = (columns: number) =>
  pageOf(
    streamOf(
      deflateSync(Buffer.alloc(MB)),
      `/Filter /FlateDecode /DecodeParms << /Predictor 12 /Colors 32 /BitsPerComponent 16 /Columns ${columns} >>`,
    ),
    FONT,
  );

/** Object streams that unpack to much, or say that they hold many objects. */
export const objectStream = (megabytes: number, count: number) => {
  const packed = nestedFlate(megabytes, 2, 0x20);
  const body = packed.subarray(packed.indexOf('stream\n') + 7, packed.length - '\nendstream'.length);
  const stream = streamOf(body, `/Type /ObjStm /N ${count} /First 4 /Filter [/FlateDecode /FlateDecode]`);
  const head = Buffer.from('%PDF-1.7\n');
  const first = Buffer.concat([Buffer.from('1 0 obj\n'), stream, Buffer.from('\nendobj\n')]);
  // Entries of a cross-reference stream: objects 2 and 3 are in the object stream.
  const rows = Buffer.from([0, 0, 0, 0, 0, 1, 0, 0, 0, 9, 0, 0, 2, 0, 0, 0, 1, 0, 0, 2, 0, 0, 0, 1, 0, 1].slice(0, 24));
  const xref = Buffer.concat([
    Buffer.from('4 0 obj\n'),
    streamOf(rows, '/Type /XRef /Size 5 /W [1 4 1] /Root 2 0 R /Index [0 4]'),
    Buffer.from('\nendobj\n'),
  ]);
  const start = head.length + first.length;
  return new Uint8Array(Buffer.concat([head, first, xref, Buffer.from(`startxref\n${start}\n%%EOF\n`)]));
};

/** A cross-reference stream that lists more objects than fit into any memory. */
export const crossReferences = (size: number, megabytes: number) => {
  const packed = zlibOf(megabytes, 1);
  const body = Buffer.concat([
    Buffer.from('1 0 obj\n'),
    streamOf(packed, `/Type /XRef /Size ${size} /W [1 1 1] /Index [0 ${size}] /Root 1 0 R /Filter /FlateDecode`),
    Buffer.from('\nendobj\n'),
  ]);
  return new Uint8Array(Buffer.concat([Buffer.from('%PDF-1.7\n'), body, Buffer.from('startxref\n9\n%%EOF\n')]));
};

/** Pages inside pages: as deep as the file is long. */
export const deepPages = (depth: number) =>
  pdfOfObjects([
    '<< /Type /Catalog /Pages 2 0 R >>',
    ...Array.from({ length: depth }, (_, index) => `<< /Type /Pages /Kids [${index + 3} 0 R] /Count 1 >>`),
    '<< /Type /Page /MediaBox [0 0 9 9] >>',
  ]);

/** A tree of pages that contains itself, and says it has as many as it likes. */
export const circularPages = (count: number) =>
  pdfOfObjects([
    '<< /Type /Catalog /Pages 2 0 R >>',
    `<< /Type /Pages /Kids [3 0 R 2 0 R 3 0 R] /Count ${count} >>`,
    `<< /Type /Pages /Parent 2 0 R /Kids [2 0 R 3 0 R] /Count ${count} >>`,
  ]);

export const manyPages = (count: number) =>
  pdfOfObjects([
    '<< /Type /Catalog /Pages 2 0 R >>',
    `<< /Type /Pages /Count ${count} /Kids [${'3 0 R '.repeat(count)}] >>`,
    `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 612 792] /Contents 4 0 R /Resources << ${FONT} >> >>`,
    textOnce,
  ]);

/** Values that refer to themselves and each other. */
export const loopsOfReferences = () =>
  pdfOfObjects([
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 /Parent 2 0 R >>',
    '<< /Type /Page /Parent 3 0 R /Contents [4 0 R 4 0 R] /Resources 3 0 R /MediaBox 5 0 R >>',
    '<< /Length 4 0 R /Filter 5 0 R >>\nstream\nBT\nendstream',
    '6 0 R',
    '5 0 R',
  ]);

/** Each form paints the next one many times. */
export const formsInForms = (levels: number, times: number) =>
  pageOf(
    streamOf(Buffer.from('/X5 Do '.repeat(times))),
    `${FONT} /XObject << /X5 5 0 R >>`,
    ...Array.from({ length: levels }, (_, index) =>
      streamOf(
        Buffer.from(`BT /F1 9 Tf (aaaaaaaa) Tj ET ${`/X${index + 6} Do `.repeat(times)}`),
        `/Type /XObject /Subtype /Form /BBox [0 0 9 9] /Resources << ${FONT} /XObject << /X${index + 6} ${index + 6 > levels + 4 ? 5 : index + 6} 0 R >> >>`,
      ),
    ),
  );

/** Many texts on a page, each at a place of its own. */
export const manyTexts = (count: number) => {
  const text = Array.from(
    { length: Math.min(count, 2000) },
    (_, index) => `${index % 97} ${index % 89} Td (a${index % 7}) Tj `,
  ).join('');
  return pageOf(
    streamOf(
      deflateSync(Buffer.from(`BT /F1 3 Tf ${text.repeat(Math.ceil(count / 2000))} ET`), { level: 9 }),
      '/Filter /FlateDecode',
    ),
    FONT,
  );
};

export const longText = (characters: number) =>
  pageOf(
    streamOf(deflateSync(Buffer.from(`BT /F1 3 Tf (${'a 1 '.repeat(characters / 4)}) Tj ET`)), '/Filter /FlateDecode'),
    FONT,
  );

export const deepArrays = (depth: number) =>
  pageOf(streamOf(Buffer.from(`${'['.repeat(depth)} TJ ${'<<'.repeat(depth)} BDC`)), `${FONT} /A ${'['.repeat(depth)}`);

export const inlineImages = (count: number) =>
  pageOf(
    streamOf(
      deflateSync(Buffer.from(`BI /W 30000 /H 30000 /BPC 8 /CS /RGB /F [/Fl /A85] ID ${'\0'.repeat(64)} EI `.repeat(count)), {
        level: 9,
      }),
      '/Filter /FlateDecode',
    ),
    FONT,
  );

export const manyFonts = (count: number) => {
  const names = Array.from(
    { length: count },
    (_, index) =>
      `/F${index} << /Type /Font /Subtype /Type1 /BaseFont /Helvetica /FirstChar 0 /LastChar 16777215 /Widths [${'1 '.repeat(50)}] /Encoding << /Differences [0 ${'/A '.repeat(50)}] >> >>`,
  );
  const text = names.map((_, index) => `/F${index} 9 Tf (aaaaaaaaaaa) Tj`).join(' ');
  return pageOf(streamOf(Buffer.from(`BT ${text} ET`)), `/Font << ${names.join(' ')} >>`);
};

export const declaredLength = (length: number) =>
  pageOf(`<< /Length ${length} >>\nstream\nBT /F1 12 Tf (Amina Diallo, a nurse in a hospital) Tj ET\nendstream`, FONT);

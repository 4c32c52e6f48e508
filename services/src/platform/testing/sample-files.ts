import { crc32, deflateSync } from 'node:zlib';

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const [length, check] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  check.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, check]);
}

function png(): Buffer {
  const header = Buffer.from([0, 0, 0, 1, 0, 0, 0, 1, 8, 0, 0, 0, 0]);
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  return Buffer.concat([
    signature,
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(Buffer.from([0, 0]))),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

function cfb(stream: string): Buffer {
  const data = Buffer.alloc(1024);
  Buffer.from('d0cf11e0a1b11ae1', 'hex').copy(data);
  Buffer.from(stream, 'utf16le').copy(data, 600);
  return data;
}

const WRITTEN = 'BT /F1 12 Tf 72 720 Td (Ada King Lovelace, software engineer) Tj ET';
/** A page with a line of text. */
const PDF = [
  '%PDF-1.7',
  '1 0 obj\n<</Type/Catalog/Pages 2 0 R>>\nendobj',
  '2 0 obj\n<</Type/Pages/Kids[3 0 R]/Count 1>>\nendobj',
  '3 0 obj\n<</Type/Page/Parent 2 0 R/MediaBox[0 0 595 842]/Contents 4 0 R/Resources<</Font<</F1 5 0 R>>>>>>\nendobj',
  `4 0 obj\n<</Length ${WRITTEN.length}>>\nstream\n${WRITTEN}\nendstream\nendobj`,
  '5 0 obj\n<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>\nendobj',
  'trailer\n<</Root 1 0 R>>\n%%EOF',
].join('\n');

const file = (name: string, type: string, data: Buffer | string) =>
  new File([typeof data === 'string' ? data : new Uint8Array(data)], name, { type });

/** Uploads of tests: what they say they are, and what they are. */
export const SAMPLES = {
  pdf: () => file('cv.pdf', 'application/pdf', PDF),
  doc: () => file('cv.doc', 'application/msword', cfb('WordDocument')),
  spreadsheetNamedDoc: () => file('cv.doc', 'application/msword', cfb('Workbook')),
  png: () => file('me.png', 'image/png', png()),
  htmlNamedPdf: () => file('cv.pdf', 'application/pdf', '<!doctype html><script>alert(1)</script>'),
  pdfNamedHtml: () => file('cv.html', 'text/html', '%PDF-1.7\n%%EOF'),
  pdfDeclaredPng: () => file('cv.pdf', 'image/png', '%PDF-1.7\n%%EOF'),
  svg: () => file('me.svg', 'image/svg+xml', '<svg xmlns="http://www.w3.org/2000/svg"/>'),
} as const;

import { promisify } from 'node:util';
import { inflateRaw, type InputType, type ZlibOptions } from 'node:zlib';
import { rewriteZip, zipEntries, type PackedEntry } from '../../../platform/files/rewrite-zip.ts';

const inflated = promisify<InputType, ZlibOptions, Buffer>(inflateRaw);

/** Of one part, unpacked; the text of a long document has some megabytes. */
const MOST_PART_BYTES = 8 * 1024 * 1024;
/** Of all parts of one document. */
const MOST_BYTES = 16 * 1024 * 1024;
const DEFLATED = 8;

/** Digital signatures, which any change would break. */
const SIGNATURES = '_xmlsignatures/';

const OFFICE = 'http://schemas.openxmlformats.org/';
const HEAD = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
/** Author, last editor, title, dates; company, manager, template, editing time; what other programs add. */
const EMPTY_PROPERTIES: readonly (readonly [name: RegExp, content: string])[] = [
  [/^docprops\/core\.xml$|\.psmdcp$/i, `${HEAD}<cp:coreProperties xmlns:cp="${OFFICE}package/2006/metadata/core-properties"/>`],
  [/^docprops\/app\.xml$/i, `${HEAD}<Properties xmlns="${OFFICE}officeDocument/2006/extended-properties"/>`],
  [/^docprops\/custom\.xml$/i, `${HEAD}<Properties xmlns="${OFFICE}officeDocument/2006/custom-properties"/>`],
];

/** Names and accounts of who commented or changed the text. */
const AUTHORS = /(\s(?:\w+:)?(?:author|initials|userId|providerId)\s*=\s*)(?:"[^"]*"|'[^']*')/g;
/** Marks of the editing session in which each piece was written. */
const SESSIONS = /\s\w+:rsid\w*\s*=\s*(?:"[^"]*"|'[^']*')/g;

function withoutSessionList(xml: string): string {
  const [start, end] = [xml.indexOf('<w:rsids>'), xml.indexOf('</w:rsids>')];
  return start < 0 || end < start ? xml : xml.slice(0, start) + xml.slice(end + '</w:rsids>'.length);
}

const isText = (name: string) => /^word\/(?:glossary\/)?[^/]+\.xml$/i.test(name);

async function contentOf({ packed, method, size }: PackedEntry): Promise<Buffer> {
  if (size > MOST_PART_BYTES) throw new RangeError('a part is too large');
  return method === DEFLATED ? inflated(packed, { maxOutputLength: Math.max(1, size) }) : packed;
}

async function replacedParts(entries: readonly PackedEntry[]): Promise<Map<string, Buffer>> {
  const parts = new Map<string, Buffer>();
  let bytes = 0;
  for (const entry of entries) {
    const [, properties] = EMPTY_PROPERTIES.find(([name]) => name.test(entry.name)) ?? [];
    if (properties) parts.set(entry.name, Buffer.from(properties));
    if (!isText(entry.name)) continue;
    bytes += entry.size;
    if (bytes > MOST_BYTES) throw new RangeError('the document is too large');
    const content = await contentOf(entry);
    const xml = content.toString('latin1');
    const cleaned = withoutSessionList(xml.replace(AUTHORS, '$1""').replace(SESSIONS, ''));
    if (cleaned !== xml) parts.set(entry.name, Buffer.from(cleaned, 'latin1'));
  }
  return parts;
}

/**
 * A Word document (docx) without the names of its authors and editors, company, dates and marks of editing; its text, tracked
 * changes and comments stay. Unchanged if it is signed, encrypted, damaged, or unpacks to too much.
 */
export async function withoutAuthors(docx: Buffer): Promise<Buffer> {
  const entries = zipEntries(docx);
  if (!entries || entries.some(({ name }) => name.startsWith(SIGNATURES))) return docx;
  try {
    return rewriteZip(docx, entries, await replacedParts(entries));
  } catch (error) {
    // A part that is damaged, or larger than it says.
    if (error instanceof RangeError || (error as { code?: string }).code?.startsWith('Z_')) return docx;
    throw error;
  }
}

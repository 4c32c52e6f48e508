import { promisify } from 'node:util';
import { inflateRaw, type InputType, type ZlibOptions } from 'node:zlib';
import { rewriteZip, zipEntries, type PackedEntry } from '../../../platform/files/rewrite-zip.ts';

const inflated = promisify<InputType, ZlibOptions, Buffer>(inflateRaw);

/** Of one part, unpacked; the text of a long document has some megabytes. */
const MOST_PART_BYTES = 8 * 1024 * 1024;
/** Of all parts of one document. */
const MOST_BYTES = 16 * 1024 * 1024;
const DEFLATED = 8;

/** Digital signatures, which any change would break: of Word, and of OpenDocument. */
const SIGNATURES = /^_xmlsignatures\/|^META-INF\/\w*signatures\.xml$/;
/** Says which parts of an OpenDocument text are encrypted, with checksums of their content. */
const MANIFEST = 'META-INF/manifest.xml';

const OFFICE = 'http://schemas.openxmlformats.org/';
const HEAD = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
/** Author, last editor, title, dates; company, manager, template, editing time; what other programs add. */
const EMPTY_PROPERTIES: readonly (readonly [name: RegExp, content: string])[] = [
  [/^docprops\/core\.xml$|\.psmdcp$/i, `${HEAD}<cp:coreProperties xmlns:cp="${OFFICE}package/2006/metadata/core-properties"/>`],
  [/^docprops\/app\.xml$/i, `${HEAD}<Properties xmlns="${OFFICE}officeDocument/2006/extended-properties"/>`],
  [/^docprops\/custom\.xml$/i, `${HEAD}<Properties xmlns="${OFFICE}officeDocument/2006/custom-properties"/>`],
  [/^meta\.xml$/, `${HEAD}<office:document-meta xmlns:office="urn:oasis:names:tc:opendocument:xmlns:office:1.0"/>`],
];

/** Names and accounts of who commented or changed the text. */
const AUTHORS = /(\s(?:\w+:)?(?:author|initials|userId|providerId)\s*=\s*)(?:"[^"]*"|'[^']*')/g;
/** The same in OpenDocument, and what its fields say of the author. */
const CREATORS =
  /(<((?:dc:creator|meta:creator-initials|loext:sender-initials|text:author-(?:name|initials)|text:(?:initial-)?creator|text:sender-[a-z-]+)\b)(?:\s[^<>]*)?>)[^<>]*(?=<\/\2>)/g;
/** Marks of the editing session in which each piece was written. */
const SESSIONS = /\s\w+:rsid\w*\s*=\s*(?:"[^"]*"|'[^']*')/g;

function withoutSessionList(xml: string): string {
  const [start, end] = [xml.indexOf('<w:rsids>'), xml.indexOf('</w:rsids>')];
  return start < 0 || end < start ? xml : xml.slice(0, start) + xml.slice(end + '</w:rsids>'.length);
}

const isText = (name: string) => /^word\/(?:glossary\/)?[^/]+\.xml$/i.test(name) || /^(?:content|styles)\.xml$/.test(name);

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
    const cleaned = withoutSessionList(xml.replace(AUTHORS, '$1""').replace(SESSIONS, '').replace(CREATORS, '$1'));
    if (cleaned !== xml) parts.set(entry.name, Buffer.from(cleaned, 'latin1'));
  }
  return parts;
}

async function isEncrypted(entries: readonly PackedEntry[]): Promise<boolean> {
  const manifest = entries.find(({ name }) => name === MANIFEST);
  return manifest !== undefined && (await contentOf(manifest)).includes('encryption-data');
}

/**
 * A Word document (docx) or OpenDocument text (odt) without the names of its authors and editors, company, dates and marks of
 * editing; its text, tracked changes and comments stay. Unchanged if it is signed, encrypted, damaged, or unpacks to too much.
 */
export async function withoutAuthors(document: Buffer): Promise<Buffer> {
  const entries = zipEntries(document);
  if (!entries || entries.some(({ name }) => SIGNATURES.test(name))) return document;
  try {
    return (await isEncrypted(entries)) ? document : rewriteZip(document, entries, await replacedParts(entries));
  } catch (error) {
    // A part that is damaged, or larger than it says.
    if (error instanceof RangeError || (error as { code?: string }).code?.startsWith('Z_')) return document;
    throw error;
  }
}

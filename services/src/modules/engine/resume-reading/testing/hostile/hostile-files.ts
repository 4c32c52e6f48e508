import { compoundFile } from '../write-doc.ts';
import { DOCX, RESUME_FILES } from '../resume-files.ts';
import * as docs from './hostile-docs.ts';
import * as docx from './hostile-docx.ts';
import * as pdfs from './hostile-pdfs.ts';
import * as texts from './hostile-texts.ts';

export interface HostileFile {
  contentType: string;
  make: () => Promise<Uint8Array>;
}

const PDF = 'application/pdf';
const DOC = 'application/msword';

const pdf = (make: () => Uint8Array): HostileFile => ({ contentType: PDF, make: async () => make() });
const word = (make: () => Uint8Array): HostileFile => ({ contentType: DOCX, make: async () => make() });
const odt = (make: () => Uint8Array): HostileFile => ({ contentType: texts.ODT, make: async () => make() });
const rtf = (make: () => Uint8Array): HostileFile => ({ contentType: 'application/rtf', make: async () => make() });
const text = (make: () => Uint8Array): HostileFile => ({ contentType: 'text/plain', make: async () => make() });
const oldWord = (change: (doc: Uint8Array) => Uint8Array): HostileFile => ({
  contentType: DOC,
  make: async () => change(await honestFile(DOC)),
});

/** A résumé as people write them, of one of the accepted types. */
export async function honestFile(contentType: string): Promise<Uint8Array> {
  const file = RESUME_FILES.find((each) => each.contentType === contentType && each.truth !== null);
  if (!file) throw new Error(`There is no résumé of type ${contentType}.`);
  return file.make();
}

/** Files that take the most of a reader, by what they do. */
export const HOSTILE_FILES = {
  'Flate in Flate in Flate': pdf(() => pdfs.flateInFlate(3, 6000)),
  'a page of two gigabytes': pdf(() => pdfs.flateInFlate(1, 2000)),
  'five filters over each other': pdf(() =>
    pdfs.filterChain(['RunLengthDecode', 'FlateDecode', 'ASCII85Decode', 'ASCIIHexDecode', 'FlateDecode'], 32_000_000),
  ),
  'a font of gigabytes': pdf(() => pdfs.fontOfGigabytes(1500)),
  'letters of gigabytes': pdf(() => pdfs.toUnicodeOfGigabytes(1500)),
  'millions of letters in a line': pdf(() => pdfs.hugeRanges(200)),
  'a photo as a page': pdf(() => pdfs.pictureAsContents('DCTDecode')),
  'a JPEG 2000 picture as a page': pdf(() => pdfs.pictureAsContents('JPXDecode')),
  'a fax as a page': pdf(() => pdfs.pictureAsContents('CCITTFaxDecode')),
  'a JBIG2 picture as a page': pdf(() => pdfs.pictureAsContents('JBIG2Decode')),
  'rows of a predictor without end': pdf(() => pdfs.hugePredictor(10_000_000)),
  'an object stream of gigabytes': pdf(() => pdfs.objectStream(1500, 3)),
  'an object stream of millions of objects': pdf(() => pdfs.objectStream(1, 100_000_000)),
  'more cross-references than memory': pdf(() => pdfs.crossReferences(2_147_483_647, 1)),
  'cross-references of gigabytes': pdf(() => pdfs.crossReferences(1_000_000_000, 1500)),
  'pages in pages': pdf(() => pdfs.deepPages(50_000)),
  'pages that contain themselves': pdf(() => pdfs.circularPages(10)),
  'half a million pages': pdf(() => pdfs.manyPages(500_000)),
  'references in circles': pdf(() => pdfs.loopsOfReferences()),
  'forms in forms': pdf(() => pdfs.formsInForms(10, 20)),
  'a million texts': pdf(() => pdfs.manyTexts(1_000_000)),
  'a text of millions of letters': pdf(() => pdfs.longText(4_000_000)),
  'a million brackets': pdf(() => pdfs.deepArrays(1_000_000)),
  'inline pictures': pdf(() => pdfs.inlineImages(10_000)),
  'thousands of fonts': pdf(() => pdfs.manyFonts(3000)),
  'a length of gigabytes': pdf(() => pdfs.declaredLength(4_000_000_000)),
  'a zip bomb': word(() => docx.zipBomb(100)),
  'many small zip bombs': word(() => docx.manyHeaders(4, 20)),
  'an entry that declares a small size': word(() => docx.lyingSize(100)),
  'tens of thousands of entries': word(() => docx.manyEntries(40_000)),
  'entities that multiply': word(() => docx.entities(12)),
  'a million elements in each other': word(() => docx.deepElements(1_500_000)),
  'tables in tables': word(() => docx.deepTables(20_000)),
  'a table of millions of cells': word(() => docx.wideTable(5000)),
  'a million attributes': word(() => docx.manyAttributes(1_000_000)),
  'hundreds of thousands of paragraphs': word(() => docx.manyParagraphs(400_000)),
  'a zip bomb in OpenDocument': odt(() => texts.odtZipBomb(100)),
  'spans in spans': odt(() => texts.deepSpans(1_500_000)),
  'hundreds of thousands of paragraphs in OpenDocument': odt(() => texts.manyOdtParagraphs(400_000)),
  'spaces by the billion': odt(() => texts.manySpaces(900_000)),
  'styles in circles': odt(() => texts.circleOfStyles(3000)),
  'entities that multiply in OpenDocument': odt(() => texts.odtEntities(12)),
  'groups in groups': rtf(() => texts.deepGroups(2_000_000)),
  'millions of groups': rtf(() => texts.manyGroups(2_600_000)),
  'a million control words': rtf(() => texts.manyControlWords(2_000_000)),
  'a million bytes': rtf(() => texts.manyBytes(1_200_000)),
  'a picture of gigabytes': rtf(() => texts.hugeBinary(4_000_000_000)),
  'a long line in Rich Text': rtf(() => texts.longRtfLine(5_000_000)),
  'a long line in a text': text(() => texts.longTextLine(5_000_000)),
  'millions of lines in a text': text(() => texts.manyTextLines(2_500_000)),
  'millions of spaces in a text': text(() => texts.wideGaps(5_000_000)),
  'one long line': word(() => docx.longLine(390_000)),
  'millions of spaces': word(() => docx.longSpaces(20_000_000)),
  'sectors in a circle': oldWord(docs.circularChain),
  'short sectors in a circle': oldWord(docs.circularShortChain),
  'a table larger than the file': oldWord((doc) => docs.hugeTable(doc, 0x7fffffff)),
  'a directory that contains itself': oldWord(docs.circularDirectory),
  'the same text again and again': oldWord((doc) => docs.overlappingPieces(doc, compoundFile, 900)),
  'an encrypted Word file': oldWord(docs.encryptedDoc),
} as const satisfies Record<string, HostileFile>;
export type HostileName = keyof typeof HOSTILE_FILES;

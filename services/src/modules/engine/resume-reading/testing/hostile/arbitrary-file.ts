import fc from 'fast-check';
import { DOCX } from '../resume-files.ts';
import * as docx from './hostile-docx.ts';
import { honestFile, type HostileFile } from './hostile-files.ts';
import * as pdfs from './hostile-pdfs.ts';
import * as texts from './hostile-texts.ts';
import { ENCODERS, type FilterName } from './pdf-of-objects.ts';

const PDF = 'application/pdf';
const DOC = 'application/msword';

const made = (contentType: string, make: () => Uint8Array): HostileFile => ({ contentType, make: async () => make() });
const pdf = (make: () => Uint8Array) => made(PDF, make);
const odt = (make: () => Uint8Array) => made(texts.ODT, make);
const rtf = (make: () => Uint8Array) => made('application/rtf', make);
const plain = (make: () => Uint8Array) => made('text/plain', make);
const word = (make: () => Uint8Array) => made(DOCX, make);

const filters = fc.array(fc.constantFrom(...(Object.keys(ENCODERS) as FilterName[])), { minLength: 1, maxLength: 6 });
const picture = fc.constantFrom('DCTDecode', 'JPXDecode', 'CCITTFaxDecode', 'JBIG2Decode');
const upTo = (max: number, min = 1) => fc.integer({ min, max });

const hostilePdf = fc.oneof(
  fc.tuple(filters, upTo(2_000_000)).map(([names, bytes]) => pdf(() => pdfs.filterChain(names, bytes))),
  fc.tuple(upTo(5), upTo(4000)).map(([times, megabytes]) => pdf(() => pdfs.flateInFlate(times, megabytes))),
  upTo(4000).map((megabytes) => pdf(() => pdfs.fontOfGigabytes(megabytes))),
  upTo(4000).map((megabytes) => pdf(() => pdfs.toUnicodeOfGigabytes(megabytes))),
  upTo(2000).map((ranges) => pdf(() => pdfs.hugeRanges(ranges))),
  picture.map((filter) => pdf(() => pdfs.pictureAsContents(filter))),
  upTo(2_147_483_647).map((columns) => pdf(() => pdfs.hugePredictor(columns))),
  fc.tuple(upTo(4000), upTo(2_147_483_647)).map(([megabytes, count]) => pdf(() => pdfs.objectStream(megabytes, count))),
  fc.tuple(upTo(2_147_483_647), upTo(300)).map(([size, megabytes]) => pdf(() => pdfs.crossReferences(size, megabytes))),
  upTo(40_000).map((depth) => pdf(() => pdfs.deepPages(depth))),
  upTo(2_147_483_647).map((count) => pdf(() => pdfs.circularPages(count))),
  upTo(400_000).map((count) => pdf(() => pdfs.manyPages(count))),
  fc.tuple(upTo(12), upTo(30)).map(([levels, times]) => pdf(() => pdfs.formsInForms(levels, times))),
  upTo(2_000_000, 2000).map((count) => pdf(() => pdfs.manyTexts(count))),
  upTo(16_000_000, 4).map((characters) => pdf(() => pdfs.longText(characters))),
  upTo(1_500_000).map((depth) => pdf(() => pdfs.deepArrays(depth))),
  upTo(100_000).map((count) => pdf(() => pdfs.inlineImages(count))),
  upTo(5000).map((count) => pdf(() => pdfs.manyFonts(count))),
  upTo(2_147_483_647).map((length) => pdf(() => pdfs.declaredLength(length))),
);

const hostileDocx = fc.oneof(
  upTo(100).map((megabytes) => word(() => docx.zipBomb(megabytes))),
  fc.tuple(upTo(12), upTo(24)).map(([count, megabytes]) => word(() => docx.manyHeaders(count, megabytes))),
  upTo(100).map((megabytes) => word(() => docx.lyingSize(megabytes))),
  upTo(40_000).map((count) => word(() => docx.manyEntries(count))),
  upTo(15).map((levels) => word(() => docx.entities(levels))),
  upTo(1_500_000).map((depth) => word(() => docx.deepElements(depth))),
  upTo(20_000).map((depth) => word(() => docx.deepTables(depth))),
  upTo(20_000).map((side) => word(() => docx.wideTable(side))),
  upTo(1_000_000).map((count) => word(() => docx.manyAttributes(count))),
  upTo(400_000).map((count) => word(() => docx.manyParagraphs(count))),
  upTo(390_000).map((characters) => word(() => docx.longLine(characters))),
  upTo(20_000_000).map((characters) => word(() => docx.longSpaces(characters))),
);

const hostileText = fc.oneof(
  upTo(100).map((megabytes) => odt(() => texts.odtZipBomb(megabytes))),
  upTo(1_500_000).map((depth) => odt(() => texts.deepSpans(depth))),
  upTo(400_000).map((count) => odt(() => texts.manyOdtParagraphs(count))),
  upTo(900_000).map((count) => odt(() => texts.manySpaces(count))),
  upTo(20_000).map((count) => odt(() => texts.circleOfStyles(count))),
  upTo(15).map((levels) => odt(() => texts.odtEntities(levels))),
  upTo(2_600_000).map((depth) => rtf(() => texts.deepGroups(depth))),
  upTo(2_600_000).map((count) => rtf(() => texts.manyGroups(count))),
  upTo(2_600_000).map((count) => rtf(() => texts.manyControlWords(count))),
  upTo(1_300_000).map((count) => rtf(() => texts.manyBytes(count))),
  upTo(2_147_483_647).map((bytes) => rtf(() => texts.hugeBinary(bytes))),
  upTo(5_200_000).map((characters) => rtf(() => texts.longRtfLine(characters))),
  upTo(5_200_000).map((characters) => plain(() => texts.longTextLine(characters))),
  upTo(2_600_000).map((count) => plain(() => texts.manyTextLines(count))),
  upTo(5_200_000).map((characters) => plain(() => texts.wideGaps(characters))),
);

const change = fc.record({ at: fc.nat(), bytes: fc.uint8Array({ minLength: 1, maxLength: 8 }), times: upTo(50) });

/** A résumé as people write them, damaged at some places: bytes changed, doubled, or cut off. */
const damagedFile = fc
  .tuple(fc.constantFrom(PDF, DOC, DOCX), fc.array(change, { minLength: 1, maxLength: 6 }), fc.boolean())
  .map(([contentType, changes, isLonger]): HostileFile => ({
    contentType,
    async make() {
      let data = Buffer.from(await honestFile(contentType));
      for (const { at, bytes, times } of changes) {
        const place = at % data.length;
        if (isLonger)
          data = Buffer.concat([data.subarray(0, place), ...Array.from({ length: times }, () => bytes), data.subarray(place)]);
        else data.set(bytes.subarray(0, data.length - place), place);
      }
      return new Uint8Array(data);
    },
  }));

/** Any file that an upload may be: hostile in one of the ways that are known, or a damaged résumé. */
export const arbitraryFile = fc.oneof(
  { weight: 3, arbitrary: hostilePdf },
  { weight: 2, arbitrary: hostileDocx },
  { weight: 2, arbitrary: hostileText },
  { weight: 2, arbitrary: damagedFile },
);

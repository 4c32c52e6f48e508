import { getDocumentProxy, getResolvedPDFJS } from 'unpdf';
import {
  MOST_CHARACTERS,
  MOST_LINES,
  MOST_PAGES,
  MOST_PAGES_OF_FILE,
  UnreadableFile,
  type DocumentLine,
  type ResumeDocument,
} from '../document-line.ts';
import { isLoose, wordsOfLoose } from './loose-letters.ts';
import { paintedTexts, type PaintedPage } from './painted-text.ts';
import { inReadingOrder } from './reading-order.ts';
import { seenPartOf } from './seen-text.ts';
import { isRightToLeft, joinRuns, type Segment } from './text-segments.ts';
import { withWrapsMarked } from './wrapped-lines.ts';

type PdfDocument = Awaited<ReturnType<typeof getDocumentProxy>>;
type PdfPage = Awaited<ReturnType<PdfDocument['getPage']>>;

/** Characters that are not seen. */
const UNSEEN = /[\u200B-\u200F\u202A-\u202E\u2066-\u2069\uFEFF\u00AD]/gu;

/** Ligatures, and Arabic letters by the form they have in a word. */
const PRESENTATION_FORMS = /[\uFB00-\uFDFF\uFE70-\uFEFC]+/gu;

/** Images are not decoded: where one is, is asked only of pages on which it decides what is seen. */
const WITHOUT_IMAGES = { verbosity: 0, maxImageSize: 1 };
const WITH_IMAGES = { verbosity: 0 };

type Layers = Awaited<ReturnType<PdfDocument['getOptionalContentConfig']>>;

async function paintedPage(page: PdfPage, layers: Layers): Promise<PaintedPage> {
  const { OPS } = await getResolvedPDFJS();
  const [left = 0, top = 0, right = 0, bottom = 0] = page.view;
  const unitOf = (font: string) => {
    const known: unknown = page.commonObjs.has(font) ? page.commonObjs.get(font) : undefined;
    const matrix = (known as { fontMatrix?: readonly number[] } | undefined)?.fontMatrix;
    return matrix?.[0] ?? 0.001;
  };
  return paintedTexts(await page.getOperatorList(), OPS, {
    view: [left, top, right, bottom],
    unitOf,
    isLayerVisible: (properties) => properties === null || layers.isVisible(properties),
  });
}

/** A document, and the same with its images, which is opened when it is needed. */
interface OpenPdf {
  pdf: PdfDocument;
  layers: Layers;
  withImages: () => Promise<PdfDocument>;
}

const NEEDS_IMAGES: ReadonlySet<string | null> = new Set(['COLOUR', 'INVISIBLE']);
/** Under pictures of this share, text that is not painted is what was recognised in a scan. */
const SCANNED_FROM = 0.6;

interface SeenPage {
  painted: PaintedPage['texts'];
  isScan: boolean;
}

/** Texts of a page with whether they are seen. White text may be on a picture, and invisible text that of a scan. */
async function seenOn({ pdf, layers, withImages }: OpenPdf, number: number): Promise<SeenPage> {
  const painted = await paintedPage(await pdf.getPage(number), layers);
  if (!painted.texts.some(({ unseen }) => NEEDS_IMAGES.has(unseen))) return { painted: painted.texts, isScan: false };
  const page = await (await withImages()).getPage(number);
  const { texts, pictureShare } = await paintedPage(page, layers);
  page.cleanup();
  const isScan = pictureShare >= SCANNED_FROM && texts.every(({ unseen }) => unseen === 'INVISIBLE');
  return { painted: isScan ? texts.map((text) => ({ ...text, unseen: null })) : texts, isScan };
}

/** In the name of a font. */
const BOLD = /bold|black|heavy/i;

/** Runs of letters set apart on a page; more are no names and headings. */
const MOST_LOOSE = 60;

async function segmentsOf(page: PdfPage, painted: PaintedPage['texts']): Promise<Segment[]> {
  const { transform } = page.getViewport({ scale: 1 });
  const { items } = await page.getTextContent();
  const isBold = (font: string) => {
    const known: unknown = page.commonObjs.has(font) ? page.commonObjs.get(font) : undefined;
    return BOLD.test((known as { name?: string } | undefined)?.name ?? '');
  };
  const hasUnseen = painted.some(({ unseen }) => unseen !== null);
  const runs: Segment[] = [];
  let loose = 0;
  for (const item of items) {
    if (!('str' in item)) continue;
    const written = hasUnseen ? seenPartOf(itemOf(item), painted) : item.str;
    const wasLoose = isLoose(written) && (loose += 1) <= MOST_LOOSE;
    const seen = wasLoose ? wordsOfLoose({ ...itemOf(item), text: written }, painted) : written;
    const text = seen.replace(UNSEEN, '').replaceAll(PRESENTATION_FORMS, (letters) => letters.normalize('NFKC'));
    if (text.trim() === '') continue;
    const [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0] = transform;
    const [, , skew = 0, scale = 0, x = 0, y = 0] = item.transform as number[];
    const size = Math.hypot(skew, scale) || item.height;
    const left = a * x + c * y + e;
    const baseline = b * x + d * y + f;
    const [top, bottom] = [baseline - size * 0.8, baseline + size * 0.2];
    runs.push({
      text,
      left,
      top,
      right: left + item.width,
      bottom,
      size,
      isBold: isBold(item.fontName),
      wasLoose: wasLoose && seen !== written,
    });
  }
  return joinRuns(runs);
}

type Item = Extract<Awaited<ReturnType<PdfPage['getTextContent']>>['items'][number], { str: string }>;

function itemOf({ str, transform, width, height }: Item) {
  const [, , skew = 0, scale = 0, left = 0, baseline = 0] = transform as number[];
  return { text: str, left, right: left + width, baseline, size: Math.hypot(skew, scale) || height };
}

function linesOf(page: PdfPage, number: number, segments: readonly Segment[]): DocumentLine[] {
  const { width, height } = page.getViewport({ scale: 1 });
  const isRtl = isRightToLeft(segments.map(({ text }) => text).join(''));
  const lines = inReadingOrder(segments, isRtl).map((row): DocumentLine => {
    const [left, top] = [Math.min(...row.map((each) => each.left)), Math.min(...row.map((each) => each.top))];
    const [right, bottom] = [Math.max(...row.map((each) => each.right)), Math.max(...row.map((each) => each.bottom))];
    return {
      text: row.map(({ text }) => text.trim()).join('\t'),
      page: number,
      box: [left / width, top / height, (right - left) / width, (bottom - top) / height],
      size: Math.max(...row.map(({ size }) => size)),
      isBold: row.every(({ isBold }) => isBold),
    };
  });
  return isRtl ? lines : withWrapsMarked(lines);
}

/** Reads the text of a PDF in the order in which people read it. */
export async function readPdf(data: Uint8Array): Promise<ResumeDocument> {
  const copy = data.slice();
  const pdf = await getDocumentProxy(data, WITHOUT_IMAGES).catch((error: unknown) => {
    const isProtected = error instanceof Error && error.name === 'PasswordException';
    throw new UnreadableFile(isProtected ? 'PROTECTED' : 'DAMAGED', 'not a PDF that can be opened', error);
  });
  if (pdf.numPages > MOST_PAGES_OF_FILE) throw new UnreadableFile('TOO_MANY_PAGES', `${pdf.numPages} pages`);
  let complete: Promise<PdfDocument> | undefined;
  const open = {
    pdf,
    layers: await pdf.getOptionalContentConfig(),
    withImages: () => (complete ??= getDocumentProxy(copy, WITH_IMAGES)),
  };
  const lines: DocumentLine[] = [];
  let [characters, isScan] = [0, false];
  for (let number = 1; number <= Math.min(pdf.numPages, MOST_PAGES); number++) {
    const page = await pdf.getPage(number);
    const seen = await seenOn(open, number);
    isScan ||= seen.isScan;
    for (const line of linesOf(page, number, await segmentsOf(page, seen.painted))) {
      characters += line.text.length;
      if (lines.length >= MOST_LINES || characters > MOST_CHARACTERS) return { lines, pages: pdf.numPages, isScan };
      lines.push(line);
    }
    page.cleanup();
  }
  return { lines, pages: pdf.numPages, isScan };
}

import { getDocumentProxy } from 'unpdf';
import {
  MOST_CHARACTERS,
  MOST_LINES,
  MOST_PAGES,
  MOST_PAGES_OF_FILE,
  UnreadableFile,
  type DocumentLine,
  type ResumeDocument,
} from '../document-line.ts';
import { inReadingOrder } from './reading-order.ts';
import { isRightToLeft, joinRuns, type Segment } from './text-segments.ts';

type PdfDocument = Awaited<ReturnType<typeof getDocumentProxy>>;
type PdfPage = Awaited<ReturnType<PdfDocument['getPage']>>;

/** Icons of fonts without meaning, and characters that are not seen. */
const UNSEEN = /[\uE000-\uF8FF\u200B-\u200F\u202A-\u202E\u2066-\u2069\uFEFF\u00AD]/gu;

/** Ligatures, and Arabic letters by the form they have in a word. */
const PRESENTATION_FORMS = /[\uFB00-\uFDFF\uFE70-\uFEFC]+/gu;

async function segmentsOf(page: PdfPage): Promise<Segment[]> {
  const { transform } = page.getViewport({ scale: 1 });
  const { items } = await page.getTextContent();
  const runs: Segment[] = [];
  for (const item of items) {
    if (!('str' in item)) continue;
    const text = item.str.replace(UNSEEN, '').replaceAll(PRESENTATION_FORMS, (letters) => letters.normalize('NFKC'));
    if (text.trim() === '') continue;
    const [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0] = transform;
    const [, , skew = 0, scale = 0, x = 0, y = 0] = item.transform as number[];
    const size = Math.hypot(skew, scale) || item.height;
    const left = a * x + c * y + e;
    const baseline = b * x + d * y + f;
    runs.push({ text, left, top: baseline - size * 0.8, right: left + item.width, bottom: baseline + size * 0.2, size });
  }
  return joinRuns(runs);
}

function linesOf(page: PdfPage, number: number, segments: readonly Segment[]): DocumentLine[] {
  const { width, height } = page.getViewport({ scale: 1 });
  const isRtl = isRightToLeft(segments.map(({ text }) => text).join(''));
  return inReadingOrder(segments, isRtl).map((row) => {
    const [left, top] = [Math.min(...row.map((each) => each.left)), Math.min(...row.map((each) => each.top))];
    const [right, bottom] = [Math.max(...row.map((each) => each.right)), Math.max(...row.map((each) => each.bottom))];
    return {
      text: row.map(({ text }) => text.trim()).join('\t'),
      page: number,
      box: [left / width, top / height, (right - left) / width, (bottom - top) / height],
      size: Math.max(...row.map(({ size }) => size)),
    };
  });
}

/** Reads the text of a PDF in the order in which people read it. */
export async function readPdf(data: Uint8Array): Promise<ResumeDocument> {
  const pdf = await getDocumentProxy(data, { verbosity: 0 }).catch((error: unknown) => {
    const isProtected = error instanceof Error && error.name === 'PasswordException';
    throw new UnreadableFile(isProtected ? 'PROTECTED' : 'DAMAGED', 'not a PDF that can be opened', error);
  });
  if (pdf.numPages > MOST_PAGES_OF_FILE) throw new UnreadableFile('TOO_MANY_PAGES', `${pdf.numPages} pages`);
  const lines: DocumentLine[] = [];
  let characters = 0;
  for (let number = 1; number <= Math.min(pdf.numPages, MOST_PAGES); number++) {
    const page = await pdf.getPage(number);
    for (const line of linesOf(page, number, await segmentsOf(page))) {
      characters += line.text.length;
      if (lines.length >= MOST_LINES || characters > MOST_CHARACTERS) return { lines, pages: pdf.numPages };
      lines.push(line);
    }
    page.cleanup();
  }
  return { lines, pages: pdf.numPages };
}

import { createRequire } from 'node:module';
import bidiFactory from 'bidi-js';
import PDFDocument from 'pdfkit';

/** DejaVu Sans has Latin, Greek, Cyrillic and Arabic letters in one font, and its licence allows embedding. */
const require = createRequire(import.meta.url);
const FONTS = {
  regular: require.resolve('dejavu-fonts-ttf/ttf/DejaVuSans.ttf'),
  bold: require.resolve('dejavu-fonts-ttf/ttf/DejaVuSans-Bold.ttf'),
} as const;

/** Known to pdfkit, but not to its types. */
const PDF_UA: string = 'PDF/UA';

const bidi = bidiFactory();
/** Features given explicitly make pdfkit shape a run as one, which Arabic needs. */
const AS_ONE: PDFKit.Mixins.OpenTypeFeatures[] = [];
const RTL = /[\u0590-\u08FF\uFB1D-\uFDFF\uFE70-\uFEFC]/u;

export interface TextStyle {
  size: number;
  isBold?: boolean;
  color?: string;
  /** Space below, in points. */
  gap?: number;
}

interface PageWriterOptions {
  title: string;
  language: string;
  isRtl: boolean;
  margin: number;
  now: Date;
}

/** Pages of a tagged PDF (PDF/UA-1), written from top to bottom. */
export class PageWriter {
  readonly pdf: PDFKit.PDFDocument;
  readonly isRtl: boolean;
  readonly #margin: number;
  readonly #chunks: Buffer[] = [];

  constructor({ title, language, isRtl, margin, now }: PageWriterOptions) {
    this.isRtl = isRtl;
    this.#margin = margin;
    this.pdf = new PDFDocument({
      size: 'A4',
      margin,
      font: FONTS.regular,
      pdfVersion: '1.5',
      subset: PDF_UA as PDFKit.Mixins.PDFSubsets,
      tagged: true,
      displayTitle: true,
      lang: language,
      info: { Title: title, CreationDate: now, ModDate: now },
    });
    // For the number 1, which PDF/A-1 shares, pdfkit adds a CIDSet that lacks parts of composite glyphs; PDF/UA needs none.
    Object.assign(this.pdf, { subset: '1' });
    this.pdf.on('data', (chunk: Buffer) => this.#chunks.push(chunk));
  }

  get width(): number {
    return this.pdf.page.width - 2 * this.#margin;
  }

  /** Writes a text in lines at its side of the page: `indent` is the distance from there. */
  text(
    text: string,
    { size, isBold = false, color = '#1a1a1a', gap = 2 }: TextStyle,
    indent = 0,
    width = this.width - indent,
  ): void {
    const { pdf } = this;
    pdf
      .font(isBold ? FONTS.bold : FONTS.regular)
      .fontSize(size)
      .fillColor(color);
    const written = this.#withKnownLetters(text);
    const left = this.isRtl ? pdf.page.width - this.#margin - indent - width : this.#margin + indent;
    if (!this.isRtl && !RTL.test(written)) {
      pdf.text(written, left, pdf.y, { width });
      pdf.y += gap;
      return;
    }
    const height = pdf.currentLineHeight(true) + 1;
    for (const line of this.#linesOf(written, width)) {
      if (pdf.y + height > pdf.page.height - this.#margin) this.#nextPage();
      const y = pdf.y;
      this.#line(line, left, width, y);
      pdf.y = y + height;
    }
    pdf.y += gap;
  }

  /** A line across the page, which is not read out. */
  rule(): void {
    const { pdf } = this;
    pdf.markContent('Artifact', { type: 'Layout' });
    pdf
      .moveTo(this.#margin, pdf.y)
      .lineTo(pdf.page.width - this.#margin, pdf.y)
      .lineWidth(0.6)
      .stroke('#9aa5b1');
    pdf.endMarkedContent();
    pdf.y += 5;
  }

  /** Begins a new page if there is no room for this many points. */
  need(points: number): void {
    if (this.pdf.y + points > this.pdf.page.height - this.#margin) this.#nextPage();
  }

  #nextPage(): void {
    // Continues open marked content on the new page, which `addPage` does not.
    this.pdf.continueOnNewPage();
  }

  end(): Promise<Uint8Array> {
    return new Promise((resolve, reject) => {
      this.pdf.on('end', () => resolve(new Uint8Array(Buffer.concat(this.#chunks))));
      this.pdf.on('error', reject);
      this.pdf.end();
    });
  }

  /** Letters that the font lacks would be drawn as empty boxes, which PDF/UA forbids. */
  #withKnownLetters(text: string): string {
    return text
      .normalize('NFC')
      .replaceAll(/[\p{Cc}\p{Cf}]/gu, ' ')
      .replaceAll(/./gsu, (letter) => (isInFont(this.pdf, letter) ? letter : '?'));
  }

  #widthOf(text: string): number {
    return this.pdf.widthOfString(text, { features: AS_ONE });
  }

  #linesOf(text: string, width: number): string[] {
    const lines: string[] = [];
    for (const word of text.split(' ')) {
      const last = lines.at(-1);
      const joined = last === undefined ? word : `${last} ${word}`;
      if (last === undefined || this.#widthOf(joined) > width) lines.push(word);
      else lines[lines.length - 1] = joined;
    }
    return lines;
  }

  /** Draws the runs of a line from left to right, in the order in which they are seen. */
  #line(line: string, left: number, width: number, y: number): void {
    const runs = runsAsSeen(line, this.isRtl);
    let x = this.isRtl ? left + width - runs.reduce((sum, run) => sum + this.#widthOf(run), 0) : left;
    for (const run of runs) {
      this.pdf.text(run, x, y, { lineBreak: false, features: AS_ONE });
      x += this.#widthOf(run);
    }
  }
}

interface EmbeddedFont {
  font: { hasGlyphForCodePoint: (code: number) => boolean };
}

function isInFont(pdf: PDFKit.PDFDocument, letter: string): boolean {
  // pdfkit has the open font as `_font`, which its types do not declare.
  const { _font: open } = pdf as unknown as { _font: EmbeddedFont };
  return open.font.hasGlyphForCodePoint(letter.codePointAt(0) ?? 0);
}

/** The runs of a line by direction, in the order in which they are seen from left to right (UAX #9). */
export function runsAsSeen(line: string, isRtl: boolean): string[] {
  const { levels } = bidi.getEmbeddingLevels(line, isRtl ? 'rtl' : 'ltr');
  const runs: { text: string; level: number }[] = [];
  for (let index = 0; index < line.length; index++) {
    const level = levels[index] ?? 0;
    const last = runs.at(-1);
    if (last?.level === level) last.text += line.charAt(index);
    else runs.push({ text: line.charAt(index), level });
  }
  const highest = Math.max(0, ...runs.map(({ level }) => level));
  for (let level = highest; level > 0; level--) {
    let start = -1;
    for (let index = 0; index <= runs.length; index++) {
      const isInside = index < runs.length && runs[index]!.level >= level;
      if (isInside && start < 0) start = index;
      if (!isInside && start >= 0) {
        runs.splice(start, index - start, ...runs.slice(start, index).toReversed());
        start = -1;
      }
    }
  }
  return runs.map(({ text }) => text);
}

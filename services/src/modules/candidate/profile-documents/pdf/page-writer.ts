import { createRequire } from 'node:module';
import bidiFactory from 'bidi-js';
import PDFDocument from 'pdfkit';
import { clustersOf, lettersOf } from '../../../../platform/fonts/font-parts.ts';
import { openScriptFonts, type ScriptFont, type ScriptFonts, type Weight } from './script-fonts.ts';

/** DejaVu Sans has Latin, Greek, Cyrillic, Hebrew and Arabic letters in one font, and its licence allows embedding. */
const require = createRequire(import.meta.url);
const FONTS = {
  regular: require.resolve('dejavu-fonts-ttf/ttf/DejaVuSans.ttf'),
  bold: require.resolve('dejavu-fonts-ttf/ttf/DejaVuSans-Bold.ttf'),
} as const;

/** Known to pdfkit, but not to its types. */
const PDF_UA: string = 'PDF/UA';

const bidi = bidiFactory();
/** Features given explicitly make pdfkit shape a run as one, which Arabic needs. */
/** Height of the letters of DejaVu Sans above the line they stand on, in font sizes. */
const ASCENT = 0.928;
const AS_ONE: PDFKit.Mixins.OpenTypeFeatures[] = [];
/** Joiners and selectors are parts of clusters; other characters that show nothing are spaces. */
const INVISIBLE = /[\p{Cc}\p{Cf}]/gu;
const IN_CLUSTERS = /\u200C|\u200D|[\uFE00-\uFE0F\u{E0020}-\u{E007F}]/gu;
/** Scripts that are written without spaces between words. */
const WITHOUT_SPACES = /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Thai}\p{sc=Lao}\p{sc=Khmer}\p{sc=Myanmar}]/u;
/** Height of a line with letters of other fonts, in font sizes. */
const TALL_LINE = 1.45;
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
  #fonts: ScriptFonts = new Map();
  readonly #words: Intl.Segmenter;
  #weight: Weight = 'regular';

  constructor({ title, language, isRtl, margin, now }: PageWriterOptions) {
    this.isRtl = isRtl;
    this.#margin = margin;
    this.#words = new Intl.Segmenter(language, { granularity: 'word' });
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

  /** Opens fonts for the letters of all texts that DejaVu Sans lacks at one of its weights. Comes before any of them is written. */
  async openFontsFor(texts: string): Promise<void> {
    this.#fonts = await openScriptFonts(texts, {
      isInMainFont: (letter) => [FONTS.bold, FONTS.regular].every((font) => isInFont(this.pdf.font(font), letter)),
      tryFont: (font, text) => {
        this.#use(this.#opened(font));
        try {
          this.pdf.widthOfString(text, { features: AS_ONE });
          return { isLaidOut: true, isComplete: this.#isInFont(text) };
        } catch {
          return { isLaidOut: false, isComplete: false };
        } finally {
          this.#use(undefined);
        }
      },
    });
  }

  /** Writes a text in lines at its side of the page: `indent` is the distance from there. */
  text(
    text: string,
    { size, isBold = false, color = '#1a1a1a', gap = 2 }: TextStyle,
    indent = 0,
    width = this.width - indent,
  ): void {
    const { pdf } = this;
    this.#weight = isBold ? 'bold' : 'regular';
    pdf.font(FONTS[this.#weight]).fontSize(size).fillColor(color);
    const pieces = this.#piecesOf(text.normalize('NFC').replaceAll(INVISIBLE, visible));
    const written = pieces.map((piece) => piece.text).join('');
    const isTall = pieces.some(({ font }) => font !== undefined);
    const left = this.isRtl ? pdf.page.width - this.#margin - indent - width : this.#margin + indent;
    if (!this.isRtl && !isTall && !RTL.test(written)) {
      pdf.text(written, left, pdf.y, { width });
      pdf.y += gap;
      return;
    }
    const height = isTall ? size * TALL_LINE : pdf.currentLineHeight(true) + 1;
    for (const line of this.#linesOf(written, width)) {
      if (pdf.y + height > pdf.page.height - this.#margin) this.#nextPage();
      const y = pdf.y;
      this.#line(line, left, width, y + (isTall ? 1.1 : ASCENT) * size);
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

  /** Whether the font in use has every letter; one that it lacks would be drawn as an empty box, which PDF/UA forbids. */
  #isInFont(text: string): boolean {
    return lettersOf(text).every((letter) => isInFont(this.pdf, letter));
  }

  #use(font: string | undefined): void {
    this.pdf.font(font ?? FONTS[this.#weight]);
  }

  /** The name of a font that the document knows from then on. */
  #opened({ name, file }: ScriptFont): string {
    this.pdf.registerFont(name, file);
    return name;
  }

  /** A cluster as it can be written: in the main font, in another one, or letter by letter, `?` for what no font has. */
  #clusterIn(cluster: string): Piece[] {
    const bare = cluster.replaceAll(IN_CLUSTERS, '');
    this.#use(undefined);
    if (this.#isInFont(bare)) return [{ text: bare, font: undefined }];
    const fonts = this.#fonts.get(cluster);
    if (fonts) {
      const font = this.#opened(fonts[this.#weight]);
      this.#use(font);
      const known = lettersOf(cluster)
        .filter((letter) => isInFont(this.pdf, letter))
        .join('');
      const isWhole = this.#isInFont(bare);
      this.#use(undefined);
      if (isWhole) return [{ text: known, font }];
    }
    const letters = lettersOf(bare);
    return letters.length > 1 ? letters.flatMap((letter) => this.#clusterIn(letter)) : [{ text: '?', font: undefined }];
  }

  /** A text in pieces of one font each, in the order of the text. */
  #piecesOf(text: string): Piece[] {
    const pieces: Piece[] = [];
    for (const cluster of clustersOf(text)) {
      for (const { text: part, font } of this.#clusterIn(cluster)) {
        const last = pieces.at(-1);
        if (last && last.font === font) last.text += part;
        else pieces.push({ text: part, font });
      }
    }
    return pieces;
  }

  #widthOf(text: string): number {
    let width = 0;
    for (const piece of this.#piecesOf(text)) {
      this.#use(piece.font);
      width += this.pdf.widthOfString(piece.text, { features: AS_ONE });
    }
    this.#use(undefined);
    return width;
  }

  /** Where a line may end: after a space, and after a word of a script without spaces, with the punctuation that follows it. */
  #breakable(text: string): string[] {
    return text.split(/(?<= )/).flatMap((word) => {
      if (!WITHOUT_SPACES.test(word)) return [word];
      const parts: string[] = [];
      for (const { segment, isWordLike } of this.#words.segment(word)) {
        if (isWordLike || parts.length === 0) parts.push(segment);
        else parts.push((parts.pop() ?? '') + segment);
      }
      return parts;
    });
  }

  #linesOf(text: string, width: number): string[] {
    const lines: string[] = [];
    for (const part of this.#breakable(text)) {
      const last = lines.at(-1);
      if (last === undefined || this.#widthOf((last + part).trimEnd()) > width) lines.push(part);
      else lines[lines.length - 1] = last + part;
    }
    return lines.map((line) => line.trimEnd());
  }

  /** Draws the runs of a line from left to right, in the order in which they are seen; `y` is the line they stand on. */
  #line(line: string, left: number, width: number, y: number): void {
    const pieces = runsAsSeen(line, this.isRtl).flatMap((run) => {
      const inOrder = this.#piecesOf(run);
      return RTL.test(run) ? inOrder.toReversed() : inOrder;
    });
    let x = this.isRtl ? left + width - pieces.reduce((sum, { text }) => sum + this.#widthOf(text), 0) : left;
    for (const { text, font } of pieces) {
      const advance = this.#widthOf(text);
      this.#use(font);
      this.pdf.text(text, x, y, { lineBreak: false, features: AS_ONE, baseline: 'alphabetic' });
      x += advance;
    }
    this.#use(undefined);
  }
}

/** A text in one font: one of the script fonts, or undefined for the main font. */
interface Piece {
  text: string;
  font: string | undefined;
}

const visible = (character: string) => (character.match(IN_CLUSTERS) ? character : ' ');

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

import PDFDocument from 'pdfkit';

export type Pdf = PDFKit.PDFDocument;

/** Writes a PDF and returns its bytes. */
export function pdfOf(options: PDFKit.PDFDocumentOptions, draw: (pdf: Pdf) => void): Promise<Uint8Array> {
  return new Promise((resolve, reject) => {
    const pdf = new PDFDocument({ size: 'A4', margin: 48, info: { CreationDate: new Date(0) }, ...options });
    const chunks: Buffer[] = [];
    pdf.on('data', (chunk: Buffer) => chunks.push(chunk));
    pdf.on('end', () => resolve(new Uint8Array(Buffer.concat(chunks))));
    pdf.on('error', reject);
    draw(pdf);
    pdf.end();
  });
}

/** Texts below each other in a column. */
export class Pen {
  readonly #pdf: Pdf;
  readonly #left: number;
  readonly #width: number;
  y: number;

  constructor(pdf: Pdf, left: number, width: number, y: number) {
    this.#pdf = pdf;
    this.#left = left;
    this.#width = width;
    this.y = y;
  }

  write(text: string, { size = 10, font = 'Helvetica', gap = 2, indent = 0, color = '#111111' } = {}): void {
    if (this.y > 770) {
      this.#pdf.addPage();
      this.y = 48;
    }
    this.#pdf.font(font).fontSize(size).fillColor(color);
    const box = { width: this.#width - indent, align: 'left' as const };
    const height = this.#pdf.heightOfString(text, box);
    this.#pdf.text(text, this.#left + indent, this.y, box);
    this.y += height + gap;
  }

  /** A text on the left, and one on the right of the same row. */
  row(left: string, right: string, { font = 'Helvetica-Bold', size = 10.5 } = {}): void {
    const start = this.y;
    this.write(left, { font, size });
    this.#pdf.font('Helvetica').fontSize(9.5);
    const width = this.#pdf.widthOfString(right);
    this.#pdf.text(right, this.#left + this.#width - width - 1, start, { lineBreak: false });
  }
}

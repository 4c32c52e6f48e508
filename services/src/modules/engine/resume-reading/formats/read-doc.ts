import WordOleExtractor from 'word-extractor/lib/word-ole-extractor.js';
import { MOST_CHARACTERS, MOST_LINES, UnreadableFile, type DocumentLine, type ResumeDocument } from '../document-line.ts';
import { checkCompoundFile } from './check-compound-file.ts';

/** Where the file information block has its flags, and that of an encrypted document. */
const FLAGS_AT = 0x0a;
const ENCRYPTED = 0x0100;

/** Pieces of the text; refuses more text than the stream that they are cut from, which only overlapping pieces have. */
class CountedPieces extends Array<{ text: string }> {
  readonly #most: number;
  #characters = 0;

  constructor(most: number) {
    super();
    this.#most = most;
  }

  override push(...pieces: { text: string }[]): number {
    for (const { text } of pieces) this.#characters += text.length;
    if (this.#characters > this.#most) throw new UnreadableFile('TOO_LARGE', `more than ${this.#most} characters in pieces`);
    return super.push(...pieces);
  }
}

class BoundedExtractor extends WordOleExtractor {
  override extractWordDocument(document: unknown, stream: Buffer) {
    if ((stream.readUInt16LE(FLAGS_AT) & ENCRYPTED) !== 0) throw new UnreadableFile('PROTECTED', 'encrypted');
    return super.extractWordDocument(document, stream);
  }

  override writePieces(stream: Buffer, table: Buffer): void {
    this._pieces = new CountedPieces(stream.length);
    super.writePieces(stream, table);
  }
}

async function textOf(data: Uint8Array): Promise<string> {
  const file = Buffer.from(data);
  const document = await new BoundedExtractor().extract({
    // Throws at once beyond the end of the file: the extractor does not wait for some of its reads.
    read(buffer, offset, length, position) {
      file.copy(buffer, offset, position, position + length);
      return Promise.resolve(buffer);
    },
  });
  return [document.getHeaders(), document.getBody(), document.getTextboxes()].join('\n').slice(0, MOST_CHARACTERS);
}

/** Reads the text of a Word 97 file: the body first, then text boxes. */
export async function readDoc(data: Uint8Array): Promise<ResumeDocument> {
  checkCompoundFile(data);
  const text = await textOf(data).catch((error: unknown) => {
    throw error instanceof UnreadableFile ? error : new UnreadableFile('DAMAGED', 'not a Word file that can be opened', error);
  });
  const lines = text.split(/[\r\n\v\f]+/).map((line) => line.trim());
  return {
    lines: lines
      .filter((line) => line !== '')
      .slice(0, MOST_LINES)
      .map((line): DocumentLine => ({ text: line, page: null, box: null, size: 0 })),
    pages: null,
  };
}

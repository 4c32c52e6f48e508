/** The part of word-extractor that reads Word 97 files, which its own types leave out. */
declare module 'word-extractor/lib/word-ole-extractor.js' {
  import type { Document } from 'word-extractor';

  interface Piece {
    text: string;
  }

  /** Copies bytes of the file into a buffer. */
  export interface Reader {
    read: (buffer: Buffer, offset: number, length: number, position: number) => Promise<Buffer>;
  }

  class WordOleExtractor {
    _pieces: Piece[];
    extract(reader: Reader): Promise<Document>;
    extractWordDocument(document: unknown, stream: Buffer): Promise<Document>;
    writePieces(stream: Buffer, table: Buffer): void;
  }
  export default WordOleExtractor;
}

import WordExtractor from 'word-extractor';
import { MOST_CHARACTERS, MOST_LINES, UnreadableFile, type DocumentLine, type ResumeDocument } from '../document-line.ts';

/** Reads the text of a Word 97 file: the body first, then text boxes. */
export async function readDoc(data: Uint8Array): Promise<ResumeDocument> {
  const document = await new WordExtractor().extract(Buffer.from(data)).catch((error: unknown) => {
    throw new UnreadableFile('not a Word file that can be opened', { cause: error });
  });
  const text = [document.getHeaders(), document.getBody(), document.getTextboxes()].join('\n').slice(0, MOST_CHARACTERS);
  const lines = text.split(/[\r\n\v\f]+/).map((line) => line.trim());
  return {
    lines: lines
      .filter((line) => line !== '')
      .slice(0, MOST_LINES)
      .map((line): DocumentLine => ({ text: line, page: null, box: null, size: 0 })),
    pages: null,
  };
}

import { MOST_CHARACTERS, MOST_LINES, UnreadableFile, type DocumentLine, type ResumeDocument } from '../document-line.ts';
import { trimmedLine } from './trimmed-line.ts';

const LINE_END = /[\r\n\v\f\u2028\u2029]+/;

/** Lines of a text without looks. */
function plainLines(text: string): DocumentLine[] {
  return text
    .slice(0, MOST_CHARACTERS)
    .split(LINE_END, MOST_LINES)
    .map((line) => trimmedLine(line))
    .filter((line) => line !== '')
    .map((line): DocumentLine => ({ text: line, page: null, box: null, size: 0 }));
}

/** In UTF-16 with its mark, in UTF-8, or else as Windows saves texts of Western languages. */
function decoded(data: Uint8Array): string {
  const [first, second] = data;
  if (first === 0xff && second === 0xfe) return new TextDecoder('utf-16le').decode(data);
  if (first === 0xfe && second === 0xff) return new TextDecoder('utf-16be').decode(data);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(data);
  } catch {
    return new TextDecoder('windows-1252').decode(data);
  }
}

/** Reads a text file. */
export async function readPlainText(data: Uint8Array): Promise<ResumeDocument> {
  const text = decoded(data);
  if (text.includes('\0')) throw new UnreadableFile('DAMAGED', 'not a text');
  return { lines: plainLines(text), pages: null };
}

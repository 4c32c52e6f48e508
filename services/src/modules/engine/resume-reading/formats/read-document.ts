import { UnreadableFile, type ResumeDocument } from '../document-line.ts';
import { readDoc } from './read-doc.ts';
import { readDocx } from './read-docx.ts';
import { readOdt } from './read-odt.ts';
import { readPdf } from './read-pdf.ts';
import { readRtf } from './read-rtf.ts';
import { readPlainText } from './read-plain-text.ts';

const READERS: Readonly<Record<string, (data: Uint8Array) => Promise<ResumeDocument>>> = {
  'application/pdf': readPdf,
  'application/msword': readDoc,
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document': readDocx,
  'application/vnd.oasis.opendocument.text': readOdt,
  'application/rtf': readRtf,
  'text/plain': readPlainText,
};

const FEWEST_LETTERS = 20;
/** What scanners and their apps write below a picture of a page. */
const SCANNER_MARK =
  /^(?:scanned (?:by|with|using)|escaneado (?:con|por)|gescannt mit|numérisé (?:avec|par)|digitalizado (?:com|por))\b.{0,40}$/iu;

/** The lines of a résumé; throws UnreadableFile for one that cannot be read or has no text. */
export async function readDocument(contentType: string, data: Uint8Array): Promise<ResumeDocument> {
  const reader = READERS[contentType];
  if (!reader) throw new UnreadableFile('DAMAGED', `no reader for ${contentType}`);
  const document = await reader(data);
  const written = document.lines.filter(({ text }) => !SCANNER_MARK.test(text.trim()));
  const letters = written.reduce((count, { text }) => count + (text.match(/\p{L}/gu)?.length ?? 0), 0);
  if (letters < FEWEST_LETTERS) throw new UnreadableFile('NO_TEXT', 'no text');
  return { ...document, lines: written };
}

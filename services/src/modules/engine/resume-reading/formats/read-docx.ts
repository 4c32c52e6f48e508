import { SaxesParser, type SaxesTagPlain } from 'saxes';
import { MOST_CHARACTERS, MOST_LINES, UnreadableFile, type DocumentLine, type ResumeDocument } from '../document-line.ts';
import { elementLimits, Enough } from './element-limits.ts';
import { linesOfTable, type Table } from './table-lines.ts';
import { trimmedLine } from './trimmed-line.ts';
import { unzipEntries } from './unzip-entries.ts';
import { createWordLook, stylesOf } from './word-look.ts';

const PART = /^word\/(document|header\d*|footer\d*|styles)\.xml$/;
const STYLES = 'word/styles.xml';

/** Where lines go: the body, a cell, or a text box, which is read after the paragraph it is anchored in. */
interface Frame {
  lines: DocumentLine[];
  tables: Table[];
  text: string;
  size: number;
  /** An item of a list, whose bullet or number is no text of the file. */
  isListed: boolean;
  isBold: boolean;
}

const newFrame = (): Frame => ({ lines: [], tables: [], text: '', size: 0, isListed: false, isBold: true });
const attribute = (tag: SaxesTagPlain, name: string) => tag.attributes[name] ?? '';

/** The lines of one part of a document. */
function linesOfPart(xml: string, styles: ReturnType<typeof stylesOf>): DocumentLine[] {
  const parser = new SaxesParser();
  const frames: Frame[] = [newFrame()];
  const boxes: DocumentLine[] = [];
  const look = createWordLook(styles);
  let [isText, isRun, isRunBold] = [false, false, false];
  /** Depth inside mc:Fallback, which repeats what mc:Choice contains. */
  let repeated = 0;
  const limits = elementLimits();
  const frame = () => frames.at(-1)!;

  const endLine = () => {
    const { text, size, isListed, isBold } = frame();
    Object.assign(frame(), { text: '', isBold: true });
    const trimmed = trimmedLine(text);
    if (trimmed === '') return;
    frame().lines.push({ text: isListed ? `• ${trimmed}` : trimmed, page: null, box: null, size, isBold });
    frame().isListed = false;
  };

  parser.on('opentag', (tag) => {
    limits.opened();
    if (tag.name === 'mc:Fallback') repeated += 1;
    if (repeated > 0) return;
    look.opened(tag);
    switch (tag.name) {
      case 'w:t':
        isText = true;
        break;
      case 'w:tab':
        frame().text += '\t';
        break;
      case 'w:br':
      case 'w:cr':
        endLine();
        break;
      case 'w:p':
        Object.assign(frame(), { size: 0, isListed: false });
        break;
      case 'w:numPr':
        frame().isListed = true;
        break;
      case 'w:r':
        [isRun, isRunBold] = [true, false];
        break;
      case 'w:b':
        if (isRun) isRunBold = !['0', 'false', 'off'].includes(attribute(tag, 'w:val'));
        break;
      case 'w:sz':
        frame().size = Math.max(frame().size, Number(attribute(tag, 'w:val')) / 2 || 0);
        break;
      case 'w:tbl':
        frame().tables.push({ rows: [] });
        break;
      case 'w:tr':
        frame().tables.at(-1)?.rows.push([]);
        break;
      case 'w:tc':
      case 'w:txbxContent':
        frames.push(newFrame());
        break;
    }
  });
  parser.on('text', (text) => {
    if (!isText || repeated > 0 || look.isHidden()) return;
    frame().text += text;
    if (!isRunBold && text.trim() !== '') frame().isBold = false;
  });
  parser.on('closetag', ({ name }) => {
    limits.closed();
    if (name === 'mc:Fallback') repeated -= 1;
    if (repeated > 0 || name === 'mc:Fallback') return;
    look.closed(name);
    if (name === 'w:t') isText = false;
    else if (name === 'w:r') isRun = false;
    else if (name === 'w:p') {
      endLine();
      if (frames.length === 1) {
        for (const line of boxes.splice(0)) frame().lines.push(line);
        if (frame().lines.length > MOST_LINES) throw new Enough();
      }
    } else if (name === 'w:tc') {
      const { lines } = frames.pop()!;
      frame().tables.at(-1)?.rows.at(-1)?.push({ lines });
    } else if (name === 'w:txbxContent') for (const line of frames.pop()!.lines) boxes.push(line);
    else if (name === 'w:tbl') {
      const table = frame().tables.pop();
      if (table) for (const line of linesOfTable(table)) frame().lines.push(line);
    }
  });
  try {
    parser.write(xml).close();
  } catch (error) {
    if (!(error instanceof Enough)) throw error;
  }
  return [...frames[0]!.lines, ...boxes];
}

/** Headers are above the text, footers below it. */
const placeOf = (name: string) => (name.includes('document') ? 1 : name.includes('footer') ? 2 : 0);

/** Reads the text of a Word or LibreOffice document: headers, the body with its tables and text boxes, footers. */
export async function readDocx(data: Uint8Array): Promise<ResumeDocument> {
  const parts = await unzipEntries(data, (name) => PART.test(name));
  if (!parts.has('word/document.xml')) throw new UnreadableFile('DAMAGED', 'no document');
  const names = [...parts.keys()]
    .filter((name) => name !== STYLES)
    .toSorted((a, b) => placeOf(a) - placeOf(b) || a.localeCompare(b));
  try {
    const styles = stylesOf(parts.get(STYLES) ?? '');
    const lines = names.flatMap((name) => linesOfPart(parts.get(name) ?? '', styles));
    let characters = 0;
    const kept = lines.filter(({ text }) => (characters += text.length) <= MOST_CHARACTERS);
    return { lines: kept.slice(0, MOST_LINES), pages: null };
  } catch (error) {
    throw error instanceof UnreadableFile ? error : new UnreadableFile('DAMAGED', 'not a document that can be read', error);
  }
}

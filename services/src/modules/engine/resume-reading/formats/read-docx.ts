import { SaxesParser, type SaxesTagPlain } from 'saxes';
import { MOST_CHARACTERS, MOST_LINES, UnreadableFile, type DocumentLine, type ResumeDocument } from '../document-line.ts';
import { unzipEntries } from './unzip-entries.ts';
import { createWordLook, stylesOf } from './word-look.ts';

const PART = /^word\/(document|header\d*|styles)\.xml$/;
const STYLES = 'word/styles.xml';

/** More elements, or deeper ones, are in no document that somebody wrote; each takes far more memory than its few bytes. */
const MOST_ELEMENTS = 1_000_000;
const MOST_DEPTH = 400;

/** Thrown to stop the parser: what follows would not be used. */
class Enough extends Error {
  override readonly name = 'Enough';
}

interface Cell {
  lines: DocumentLine[];
}
interface Table {
  rows: Cell[][];
}

/** Where lines go: the body, a cell, or a text box, which is read after the paragraph it is anchored in. */
interface Frame {
  lines: DocumentLine[];
  tables: Table[];
  text: string;
  size: number;
}

const newFrame = (): Frame => ({ lines: [], tables: [], text: '', size: 0 });
const attribute = (tag: SaxesTagPlain, name: string) => tag.attributes[name] ?? '';

/** A row with several lines in a cell is a layout in columns; otherwise its cells belong together. */
function linesOfTable({ rows }: Table): DocumentLine[] {
  const isLayout = rows.some((row) => row.length > 1 && row.filter(({ lines }) => lines.length > 3).length > 1);
  const widest = Math.max(0, ...rows.map((row) => row.length));
  if (isLayout) {
    return Array.from({ length: widest }, (_, column) => rows.flatMap((row) => row[column]?.lines ?? [])).flat();
  }
  return rows.flatMap((row) => {
    const filled = row.filter(({ lines }) => lines.length > 0);
    const heads = filled.flatMap(({ lines: [first] }) => (first ? [first] : []));
    const joined = heads.length > 0 ? [{ ...heads[0]!, text: heads.map(({ text }) => text).join('\t') }] : [];
    return [...joined, ...filled.flatMap(({ lines }) => lines.slice(1))];
  });
}

/** The lines of one part of a document. */
function linesOfPart(xml: string, styles: ReturnType<typeof stylesOf>): DocumentLine[] {
  const parser = new SaxesParser();
  const frames: Frame[] = [newFrame()];
  const boxes: DocumentLine[] = [];
  const look = createWordLook(styles);
  let isText = false;
  /** Depth inside mc:Fallback, which repeats what mc:Choice contains. */
  let repeated = 0;
  let [elements, depth] = [0, 0];
  const frame = () => frames.at(-1)!;

  const endLine = () => {
    const { text, size } = frame();
    frame().text = '';
    const trimmed = text
      .replaceAll(/[ \u00A0]+/g, ' ')
      .replaceAll(/ ?\t[\t ]*/g, '\t')
      .trim();
    if (trimmed !== '') frame().lines.push({ text: trimmed, page: null, box: null, size });
  };

  parser.on('opentag', (tag) => {
    elements += 1;
    depth += 1;
    if (elements > MOST_ELEMENTS || depth > MOST_DEPTH)
      throw new UnreadableFile('TOO_LARGE', `element ${elements} at depth ${depth}`);
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
        frame().size = 0;
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
    if (isText && repeated === 0 && !look.isHidden()) frame().text += text;
  });
  parser.on('closetag', ({ name }) => {
    depth -= 1;
    if (name === 'mc:Fallback') repeated -= 1;
    if (repeated > 0 || name === 'mc:Fallback') return;
    look.closed(name);
    if (name === 'w:t') isText = false;
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

/** Reads the text of a Word or LibreOffice document: headers first, then the body with its tables and text boxes. */
export async function readDocx(data: Uint8Array): Promise<ResumeDocument> {
  const parts = await unzipEntries(data, (name) => PART.test(name));
  if (!parts.has('word/document.xml')) throw new UnreadableFile('DAMAGED', 'no document');
  const names = [...parts.keys()]
    .filter((name) => name !== STYLES)
    .toSorted((a, b) => Number(a.includes('document')) - Number(b.includes('document')) || a.localeCompare(b));
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

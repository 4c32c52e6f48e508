import { SaxesParser, type SaxesTagPlain } from 'saxes';
import { MOST_CHARACTERS, MOST_LINES, UnreadableFile, type DocumentLine, type ResumeDocument } from '../document-line.ts';
import { elementLimits, Enough } from './element-limits.ts';
import { linesOfTable, type Table } from './table-lines.ts';
import { trimmedLine } from './trimmed-line.ts';
import { unzipEntries } from './unzip-entries.ts';

const [CONTENT, STYLES, MANIFEST] = ['content.xml', 'styles.xml', 'META-INF/manifest.xml'];
const PARTS = new Set([CONTENT, STYLES, MANIFEST]);
const PARAGRAPHS = new Set(['text:p', 'text:h']);
/** Comments, what was deleted, and the descriptions of pictures. */
const UNSEEN = new Set(['office:annotation', 'text:tracked-changes', 'svg:title', 'svg:desc']);
/** Headings are larger where the styles do not say: of the first, second and further levels. */
const HEADING_SIZES = [18, 16, 14];
const FRAMES = new Set(['table:table-cell', 'draw:text-box']);

const attribute = (tag: SaxesTagPlain, name: string) => tag.attributes[name] ?? '';

interface Style {
  parent: string;
  size?: number;
  isBold?: boolean;
  isHidden?: boolean;
}
type Styles = Map<string, Style>;

/** A style with what it inherits. */
function styleNamed(styles: Styles, name: string, seen: ReadonlySet<string> = new Set()): Omit<Style, 'parent'> {
  const style = styles.get(name);
  if (!style || seen.has(name)) return {};
  return { ...styleNamed(styles, style.parent, new Set([...seen, name])), ...style };
}

interface Frame {
  lines: DocumentLine[];
  tables: Table[];
}

/** Where a line is written: the text so far, and how it is set. */
interface Written {
  text: string;
  size: number;
  isBold: boolean;
}
const nothing = (): Written => ({ text: '', size: 0, isBold: true });

interface PartLines {
  above: DocumentLine[];
  body: DocumentLine[];
  below: DocumentLine[];
}

/** The lines of one part, and those of the headers and footers in it; the styles in it are added to `styles`. */
function linesOfPart(xml: string, styles: Styles): PartLines {
  const parser = new SaxesParser();
  const limits = elementLimits();
  const lines: PartLines = { above: [], body: [], below: [] };
  const frames: Frame[] = [{ lines: lines.body, tables: [] }];
  const looks: Omit<Style, 'parent'>[] = [];
  const boxes: DocumentLine[] = [];
  let written = nothing();
  let style: Style | undefined;
  let [unseen, paragraphs, isListed] = [0, 0, false];
  const frame = () => frames.at(-1)!;

  const endLine = () => {
    const { text, size, isBold } = written;
    written = nothing();
    const trimmed = trimmedLine(text);
    if (trimmed === '') return;
    frame().lines.push({ text: isListed ? `• ${trimmed}` : trimmed, page: null, box: null, size, isBold });
    isListed = false;
  };

  parser.on('opentag', (tag) => {
    limits.opened();
    const { name } = tag;
    if (UNSEEN.has(name)) unseen += 1;
    if (name === 'style:style')
      styles.set(attribute(tag, 'style:name'), (style = { parent: attribute(tag, 'style:parent-style-name') }));
    else if (name === 'style:text-properties' && style) Object.assign(style, lookOf(tag));
    else if (name === 'style:header') frames.push({ lines: lines.above, tables: [] });
    else if (name === 'style:footer') frames.push({ lines: lines.below, tables: [] });
    else if (name === 'text:list-item') isListed = true;
    else if (name === 'text:tab') written.text += '\t';
    else if (name === 'text:s') written.text += ' '.repeat(spacesOf(tag));
    else if (name === 'text:line-break') endLine();
    else if (name === 'table:table') frame().tables.push({ rows: [] });
    else if (name === 'table:table-row') frame().tables.at(-1)?.rows.push([]);
    else if (FRAMES.has(name)) {
      // The line around a text box continues after it.
      if (name === 'draw:text-box') looks.push({});
      frames.push({ lines: name === 'draw:text-box' ? boxes : [], tables: [] });
    }
    if (PARAGRAPHS.has(name)) paragraphs += 1;
    if (PARAGRAPHS.has(name) || name === 'text:span')
      looks.push({
        ...(name === 'text:span' && looks.at(-1)),
        ...(name === 'text:h' && { size: headingSize(tag) }),
        ...styleNamed(styles, attribute(tag, 'text:style-name')),
      });
  });
  parser.on('text', (text) => {
    const { size = 0, isBold = false, isHidden = false } = looks.at(-1) ?? {};
    if (paragraphs === 0 || unseen > 0 || isHidden) return;
    // A line break in the file is a space of the text.
    written.text += text.replaceAll(/\s+/g, ' ');
    if (text.trim() === '') return;
    written.size = Math.max(written.size, size);
    written.isBold &&= isBold;
  });
  parser.on('closetag', ({ name }) => {
    limits.closed();
    if (UNSEEN.has(name)) unseen -= 1;
    else if (name === 'style:style') style = undefined;
    else if (PARAGRAPHS.has(name)) {
      paragraphs -= 1;
      looks.pop();
      endLine();
      if (paragraphs === 0) for (const line of boxes.splice(0)) frame().lines.push(line);
      if (lines.body.length > MOST_LINES) throw new Enough();
    } else if (name === 'text:span') looks.pop();
    else if (name === 'style:header' || name === 'style:footer') frames.pop();
    else if (name === 'draw:text-box') {
      frames.pop();
      looks.pop();
    } else if (name === 'table:table-cell') {
      const { lines: own } = frames.pop()!;
      frame().tables.at(-1)?.rows.at(-1)?.push({ lines: own });
    } else if (name === 'table:table') {
      const table = frame().tables.pop();
      if (table) for (const line of linesOfTable(table)) frame().lines.push(line);
    }
  });
  try {
    parser.write(xml).close();
  } catch (error) {
    if (!(error instanceof Enough)) throw error;
  }
  return lines;
}

/** Spaces after the first, which XML would join; more than a few only set texts apart. */
const spacesOf = (tag: SaxesTagPlain) => Math.min(MOST_SPACES, Math.max(1, Number(attribute(tag, 'text:c')) || 1));
const MOST_SPACES = 8;

const headingSize = (tag: SaxesTagPlain) =>
  HEADING_SIZES[Math.min(HEADING_SIZES.length, Number(attribute(tag, 'text:outline-level')) || 1) - 1] ?? 0;

function lookOf(tag: SaxesTagPlain): Partial<Style> {
  const [size, weight] = [Number.parseFloat(attribute(tag, 'fo:font-size')), attribute(tag, 'fo:font-weight')];
  return {
    ...(attribute(tag, 'fo:font-size').endsWith('pt') && size > 0 && { size }),
    ...(weight !== '' && { isBold: weight === 'bold' || Number(weight) >= 600 }),
    ...(attribute(tag, 'text:display') === 'none' && { isHidden: true }),
  };
}

/** Reads a text of OpenOffice or LibreOffice: page headers, the text with its tables and boxes, page footers. */
export async function readOdt(data: Uint8Array): Promise<ResumeDocument> {
  const parts = await unzipEntries(data, (name) => PARTS.has(name));
  if (parts.get(MANIFEST)?.includes('encryption-data')) throw new UnreadableFile('PROTECTED', 'encrypted');
  const content = parts.get(CONTENT);
  if (content === undefined) throw new UnreadableFile('DAMAGED', 'no content');
  try {
    const styles: Styles = new Map();
    const edges = linesOfPart(parts.get(STYLES) ?? '<none/>', styles);
    const { body } = linesOfPart(content, styles);
    let characters = 0;
    const kept = [...edges.above, ...body, ...edges.below].filter(({ text }) => (characters += text.length) <= MOST_CHARACTERS);
    return { lines: kept.slice(0, MOST_LINES), pages: null };
  } catch (error) {
    throw error instanceof UnreadableFile ? error : new UnreadableFile('DAMAGED', 'not a document that can be read', error);
  }
}

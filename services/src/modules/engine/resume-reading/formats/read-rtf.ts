import { MOST_CHARACTERS, MOST_LINES, UnreadableFile, type DocumentLine, type ResumeDocument } from '../document-line.ts';
import { trimmedLine } from './trimmed-line.ts';

/** A brace, an escaped byte, a control word with its number, a control symbol, or text up to the next of these. */
const TOKEN = /[{}]|\\'[\da-fA-F]{2}|\\[a-zA-Z]{1,32}-?\d{0,10} ?|\\[^a-zA-Z]|[^{}\\\r\n]+|[\r\n]+/gs;
const WORD = /^\\(?<name>[a-zA-Z]+)(?<number>-?\d*) ?$/;
/** So many bytes of a picture follow, which may be braces. */
const BINARY = /^\\bin(\d+) ?$/;

/** Groups that are not text of the page. */
const UNSEEN = new Set(
  'fonttbl colortbl stylesheet listtable listoverridetable info pict object themedata datastore rsidtbl generator xmlnstbl latentstyles fldinst bkmkstart bkmkend'.split(
    ' ',
  ),
);
const LINE_ENDS = new Set(['par', 'line', 'row', 'sect', 'page', 'column']);
/** What control words stand for as text. */
const WRITTEN: Readonly<Record<string, string>> = {
  tab: '\t',
  cell: '\t',
  emdash: '—',
  endash: '–',
  bullet: '•',
  lquote: '‘',
  rquote: '’',
  ldblquote: '“',
  rdblquote: '”',
};
const SYMBOLS: Readonly<Record<string, string>> = { '~': ' ', _: '-', '{': '{', '}': '}', '\\': '\\' };

const MOST_DEPTH = 1000;

interface Group {
  isUnseen: boolean;
  size: number;
  isBold: boolean;
  /** Characters after each `\u` for readers that do not know it. */
  instead: number;
}

/** Code pages of Windows by their number; others are read as the Western one. */
function decoderOf(data: string): TextDecoder {
  const [, number = '1252'] = /\\ansicpg(\d{1,5})/.exec(data.slice(0, 1000)) ?? [];
  try {
    return new TextDecoder(number === '65001' ? 'utf-8' : `windows-${number}`);
  } catch {
    return new TextDecoder('windows-1252');
  }
}

class RtfText {
  readonly lines: DocumentLine[] = [];
  readonly #decoder: TextDecoder;
  readonly #open: Group[] = [];
  #group: Group = { isUnseen: false, size: 12, isBold: false, instead: 1 };
  #text = '';
  #size = 0;
  #isBold = true;
  #characters = 0;
  /** Characters to leave out: what stands instead of the one before. */
  #left = 0;
  /** The group has begun with `\*`: only readers that know its name show it. */
  #isOptional = false;
  #bytes: number[] = [];

  constructor(decoder: TextDecoder) {
    this.#decoder = decoder;
  }

  #write(text: string): void {
    if (this.#group.isUnseen || this.lines.length >= MOST_LINES || this.#characters > MOST_CHARACTERS) return;
    this.#text += text;
    this.#characters += text.length;
    if (text.trim() === '') return;
    this.#size = Math.max(this.#size, this.#group.size);
    this.#isBold &&= this.#group.isBold;
  }

  endLine(): void {
    const text = trimmedLine(this.#text);
    if (text !== '') this.lines.push({ text, page: null, box: null, size: this.#size, isBold: this.#isBold });
    this.#text = '';
    this.#size = 0;
    this.#isBold = true;
  }

  /** Letters of Eastern code pages are two bytes. */
  #flushBytes(): void {
    if (this.#bytes.length === 0) return;
    this.#write(this.#decoder.decode(Uint8Array.from(this.#bytes)));
    this.#bytes = [];
  }

  #control(name: string, number: number | undefined): void {
    if (this.#isOptional || UNSEEN.has(name)) this.#group.isUnseen = true;
    this.#isOptional = false;
    if (LINE_ENDS.has(name) && !this.#group.isUnseen) this.endLine();
    else if (name === 'fs') this.#group.size = (number ?? 24) / 2;
    else if (name === 'b') this.#group.isBold = number !== 0;
    else if (name === 'v') this.#group.isUnseen = number !== 0;
    else if (name === 'plain') Object.assign(this.#group, { size: 12, isBold: false });
    else if (name === 'uc') this.#group.instead = Math.max(0, number ?? 1);
    else if (name === 'u' && number !== undefined) {
      this.#write(String.fromCharCode(number < 0 ? number + 65_536 : number));
      this.#left = this.#group.instead;
    } else this.#write(WRITTEN[name] ?? '');
  }

  read(token: string): void {
    if (token.startsWith(String.raw`\'`)) {
      if (this.#left > 0) this.#left -= 1;
      else this.#bytes.push(Number.parseInt(token.slice(2), 16));
      return;
    }
    this.#flushBytes();
    const word = WORD.exec(token)?.groups;
    if (token === '{') {
      if (this.#open.length >= MOST_DEPTH) throw new UnreadableFile('TOO_LARGE', `more than ${MOST_DEPTH} groups in each other`);
      this.#open.push(this.#group);
      this.#group = { ...this.#group };
    } else if (token === '}') this.#group = this.#open.pop() ?? this.#group;
    else if (token === String.raw`\*`) this.#isOptional = true;
    else if (word) this.#control(word['name'] ?? '', word['number'] ? Number(word['number']) : undefined);
    else if (token.startsWith('\\')) this.#write(SYMBOLS[token.slice(1)] ?? '');
    else if (!/^[\r\n]/.test(token)) {
      this.#write(token.slice(this.#left));
      this.#left = Math.max(0, this.#left - token.length);
    }
  }
}

/** Reads a file in the Rich Text Format, without what word processors do not show of it. */
export async function readRtf(data: Uint8Array): Promise<ResumeDocument> {
  const source = Buffer.from(data).toString('latin1');
  if (!source.startsWith(String.raw`{\rtf`)) throw new UnreadableFile('DAMAGED', 'not a file in the Rich Text Format');
  const text = new RtfText(decoderOf(source));
  const tokens = new RegExp(TOKEN);
  for (let token = tokens.exec(source)?.[0]; token !== undefined; token = tokens.exec(source)?.[0]) {
    const bytes = Number(BINARY.exec(token)?.[1] ?? 0);
    if (bytes > 0) tokens.lastIndex += bytes;
    else text.read(token);
  }
  text.endLine();
  return { lines: text.lines, pages: null };
}

import { FeedError } from '../../../../../platform/feed-source/feed-error.ts';
import { FEED_LIMITS } from '../../../../../platform/feed-source/limits.ts';

/** One element's text with its tags, or why it is invalid; `text` is then its start. */
export type XmlRecord = { ok: true; text: string } | { ok: false; reason: string; text: string };

const KEPT_OF_LONG = 20_000;
/** Longer than any delimiter, so that one that is split between chunks is found. */
const LONGEST_MARK = 200;
const HEAD = 64 * 1024;
const CLOSES: Readonly<Record<string, string>> = { '<!--': '-->', '<![cdata[': ']]>', '<?': '?>' };
const DOCTYPE = /<!DOCTYPE[^[>]*(?:\[[^\]]*\]\s*)?>/i;
const COMMENT = /<!--.*?-->/gs;
const ELEMENT = /<([\p{L}_][\p{L}\p{N}_:.-]{0,99})(?=[\s/>])/u;

/** Roots of a list of postings that may be empty; others are those of web pages, errors, and feeds of news. */
const LISTS =
  /^(?:source|(?:job|position|vacanc|posting|jobposting|offer|stelle|advert|opening)(?:s|y|ies|n)?|(?:job|vacancy|position)[_-]?(?:list|feed)s?)$/i;
const PAGE = /^(?:html|head|body)$/i;

/** The name of the outermost element; undefined for a text that begins with something else. */
const rootOf = (head: string): string | undefined =>
  head.trimStart().startsWith('<') ? ELEMENT.exec(head.replaceAll(COMMENT, '').replace(DOCTYPE, ''))?.[1] : undefined;

/** True for the start of a document that is a list of postings by its outermost element. */
export const isListOfPostings = (start: string): boolean => LISTS.test(rootOf(start) ?? '');

/** Refuses a document that is no list of these elements, although it is XML. */
function checkRoot(root: string, name: string, found: number): void {
  if (PAGE.test(root)) throw new FeedError('This is a web page and not a feed.');
  if (found === 0 && !LISTS.test(root) && root.toLowerCase() !== `${name.toLowerCase()}s`)
    throw new FeedError(`There is no element '${name}' in this document, whose outermost element is '${root}'.`);
}

/**
 * Splits XML into its elements of one name, with at most one in memory; errors inside one do not affect the next.
 * Ignores everything else, including a document type and its entities. Throws FeedError for a document that ends too early, or is
 * no list of such elements.
 */
export async function* splitXml(text: AsyncIterable<string>, name: string): AsyncGenerator<XmlRecord> {
  const splitter = new XmlSplitter(name);
  let head = '';
  let tail = '';
  for await (const piece of text) {
    if (head.length < HEAD) head += piece.slice(0, HEAD - head.length);
    tail = (tail + piece.slice(-HEAD)).slice(-LONGEST_MARK * 10);
    yield* splitter.read(piece);
  }
  yield* splitter.read('', true);
  const root = rootOf(head);
  if (root === undefined) throw new FeedError('This is not XML: it does not start with an element.');
  const end = tail.replaceAll(COMMENT, '').replaceAll(/\s+(?=>|$)/g, '');
  const isEmptyRoot = splitter.found === 0 && new RegExp(`^<${root}(?:\\s[^<>]*)?/>$`).test(bodyOf(head));
  if (!end.endsWith(`</${root}>`) && !isEmptyRoot) throw new FeedError(CUT);
  yield* splitter.unclosed();
  if (splitter.inside) throw new FeedError(CUT);
  checkRoot(root, name, splitter.found);
}

const CUT = 'The file ends in the middle of an element: it was cut off.';
const DECLARATION = /<\?.*?\?>/gs;

/** A short document without what may precede and follow its outermost element. */
const bodyOf = (text: string): string => text.replaceAll(COMMENT, '').replace(DOCTYPE, '').replaceAll(DECLARATION, '').trim();

/** An element that ends where it begins: `<job id="1" title="Baker"/>`. */
const ATTRIBUTES_ONLY = /^<[^\s/>]{1,100}(?:[^<>"'/]|"[^"<]*"|'[^'<]*'|\/(?!>))*\/>/;

class XmlSplitter {
  #marks: RegExp;
  #name: string;
  #buffer = '';
  /** The end of the current comment, CDATA section or processing instruction. */
  #until: string | undefined;
  #record: { pieces: string[]; size: number } | undefined;
  /** Number of elements so far. */
  found = 0;

  constructor(name: string) {
    this.#name = name;
    this.#marks = new RegExp(String.raw`<${name}(?=[\s/>])|</${name}\s{0,100}>|<!--|<!\[CDATA\[|<\?`, 'gi');
  }

  get inside(): boolean {
    return this.#record !== undefined || this.#until !== undefined;
  }

  /** The element that a complete document leaves open: its end, or that of a section in it, is missing. */
  *unclosed(): Generator<XmlRecord> {
    if (!this.#record) return;
    const { pieces } = this.#record;
    this.#record = undefined;
    this.#until = undefined;
    yield this.#open(pieces, 'before the end of the feed');
  }

  /** The records that end in this chunk; the last chunk leaves nothing for later. */
  *read(piece: string, last = false): Generator<XmlRecord> {
    this.#buffer += piece;
    const safe = last ? this.#buffer.length : Math.max(0, this.#buffer.length - LONGEST_MARK);
    let at = 0;
    for (;;) {
      const next = this.#until === undefined ? this.#nextMark(at) : this.#nextEnd(this.#until, at);
      if (!next || next.index > safe) break;
      this.#keep(this.#buffer.slice(at, next.index));
      yield* this.#pass(next.found);
      at = next.index + next.found.length;
    }
    const read = Math.max(at, safe);
    this.#keep(this.#buffer.slice(at, read));
    this.#buffer = this.#buffer.slice(read);
  }

  /** An element without an end: it has attributes only, or its end is missing. */
  #open(pieces: readonly string[], until: string): XmlRecord {
    const text = pieces.join('');
    const whole = ATTRIBUTES_ONLY.exec(text)?.[0];
    return whole === undefined ? { ok: false, reason: `the element is not closed ${until}`, text } : { ok: true, text: whole };
  }

  #nextMark(from: number): { index: number; found: string } | undefined {
    this.#marks.lastIndex = from;
    const mark = this.#marks.exec(this.#buffer);
    return mark ? { index: mark.index, found: mark[0] } : undefined;
  }

  #nextEnd(end: string, from: number): { index: number; found: string } | undefined {
    const index = this.#buffer.indexOf(end, from);
    return index < 0 ? undefined : { index, found: end };
  }

  *#pass(found: string): Generator<XmlRecord> {
    if (this.#until !== undefined) this.#until = undefined;
    else {
      this.#until = CLOSES[found.toLowerCase()];
      if (this.#until === undefined && !found.startsWith('</')) {
        if (this.#record) yield this.#open(this.#record.pieces, `before the next '${this.#name}'`);
        this.#record = { pieces: [], size: 0 };
        this.found++;
      }
    }
    this.#keep(found);
    if (this.#until !== undefined || !found.startsWith('</') || !this.#record) return;
    const { pieces, size } = this.#record;
    this.#record = undefined;
    yield size > FEED_LIMITS.record
      ? { ok: false, reason: `it is longer than ${FEED_LIMITS.record / 1024 / 1024} MB`, text: beginningOf(pieces) }
      : { ok: true, text: pieces.join('') };
  }

  #keep(text: string): void {
    const record = this.#record;
    if (!record) return;
    record.size += text.length;
    if (record.size <= FEED_LIMITS.record) record.pieces.push(text);
    else if (record.pieces.length > 1) record.pieces = [beginningOf(record.pieces)];
  }
}

// Copied, so that the short string does not keep the long text in memory.
const beginningOf = (pieces: readonly string[]) => Buffer.from(pieces.join('').slice(0, KEPT_OF_LONG)).toString();

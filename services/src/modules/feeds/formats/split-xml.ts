import { FeedError } from '../../../platform/feed-source/feed-error.ts';
import { FEED_LIMITS } from '../../../platform/feed-source/limits.ts';

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

/**
 * Splits XML into its elements of one name, with at most one in memory; errors inside one do not affect the next.
 * Ignores everything else, including a document type and its entities.
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
  const root = ELEMENT.exec(head.replaceAll(COMMENT, '').replace(DOCTYPE, ''))?.[1];
  if (root === undefined) throw new FeedError('This is not XML: it does not start with an element.');
  if (
    splitter.inside ||
    !tail
      .replaceAll(COMMENT, '')
      .replaceAll(/\s+(?=>|$)/g, '')
      .endsWith(`</${root}>`)
  )
    throw new FeedError('The file ends in the middle of an element: it was cut off.');
}

class XmlSplitter {
  #marks: RegExp;
  #name: string;
  #buffer = '';
  /** The end of the current comment, CDATA section or processing instruction. */
  #until: string | undefined;
  #record: { pieces: string[]; size: number } | undefined;

  constructor(name: string) {
    this.#name = name;
    this.#marks = new RegExp(String.raw`<${name}(?=[\s/>])|</${name}\s{0,100}>|<!--|<!\[CDATA\[|<\?`, 'gi');
  }

  get inside(): boolean {
    return this.#record !== undefined || this.#until !== undefined;
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
        if (this.#record)
          yield {
            ok: false,
            reason: `the element is not closed before the next '${this.#name}'`,
            text: beginningOf(this.#record.pieces),
          };
        this.#record = { pieces: [], size: 0 };
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

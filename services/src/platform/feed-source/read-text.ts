import { TextDecoder } from 'node:util';
import { FeedError } from './feed-error.ts';
import type { FeedSource } from './feed-source.ts';
import { unpacked } from './unpack.ts';

const LOOKED_AT = 1024;

/** Replaces bytes that are not valid in the encoding of a text: a noncharacter, which no text contains. */
export const DAMAGED = '\ufdd0';

/** Why a record with such bytes is rejected. */
export const NOT_VALID_TEXT =
  'it contains bytes that are not valid UTF-8 text. Save the feed as UTF-8, or name its encoding, such as windows-1252';

/**
 * The feed's decompressed text in chunks, without a byte order mark. The encoding is determined by the mark, by the sender,
 * or by the text's own declaration (XML, HTML), else it is UTF-8. Bytes that are not valid in it are DAMAGED. Throws FeedError,
 * also for a text that is nothing but white space.
 */
export async function* readText({ bytes, charset }: FeedSource): AsyncGenerator<string> {
  const packed = await startOf(bytes);
  const { start, rest } = await startOf(unpacked(packed.start, packed.rest));
  const decoder = decoderFor(start, charset, false);
  const marked = markDamage(decoder.encoding);
  let isBlank = true;
  for await (const chunk of rest) {
    const text = marked(decoder.decode(chunk, { stream: true }), chunk);
    isBlank &&= text.trim() === '';
    yield text;
  }
  const last = marked(decoder.decode(), undefined);
  if (isBlank && last.trim() === '') throw new FeedError('The file is empty.');
  yield last;
}

const REPLACED = '\ufffd';
const REPLACED_BYTES = Buffer.from(REPLACED);

/**
 * Tells bytes that the decoder has replaced from the same character in the feed: if a chunk has more of it than its bytes do, each
 * in that chunk counts as damage.
 */
function markDamage(encoding: string): (text: string, chunk: Uint8Array | undefined) => string {
  let tail = Buffer.alloc(0);
  return (text, chunk) => {
    const read = Buffer.concat([tail, chunk ?? tail.subarray(0, 0)]);
    // A character may be split between chunks.
    const written = encoding === 'utf-8' ? count(read, REPLACED_BYTES) : 0;
    tail = read.subarray(Math.max(0, read.length - REPLACED_BYTES.length + 1));
    return text.includes(REPLACED) && text.split(REPLACED).length - 1 > written ? text.replaceAll(REPLACED, DAMAGED) : text;
  };
}

function count(bytes: Buffer, part: Buffer): number {
  let found = 0;
  for (let at = bytes.indexOf(part); at >= 0; at = bytes.indexOf(part, at + part.length)) found++;
  return found;
}

/** Splits off the first bytes for inspection; the second part yields all bytes. */
async function startOf(bytes: AsyncIterable<Uint8Array>): Promise<{ start: Uint8Array; rest: AsyncGenerator<Uint8Array> }> {
  const source = bytes[Symbol.asyncIterator]();
  const first: Uint8Array[] = [];
  let size = 0;
  while (size < LOOKED_AT) {
    const { value, done } = await source.next();
    if (done) break;
    first.push(value);
    size += value.length;
  }
  const looked = Buffer.concat(first);
  async function* rest() {
    try {
      if (looked.length > 0) yield looked;
      for (;;) {
        const { value, done } = await source.next();
        if (done) return;
        yield value;
      }
    } finally {
      await source.return?.();
    }
  }
  return { start: looked.subarray(0, LOOKED_AT), rest: rest() };
}

function decoderFor(start: Uint8Array, charset: string | undefined, fatal: boolean): TextDecoder {
  const encoding = markOf(start) ?? charset ?? declaredIn(start) ?? 'utf-8';
  try {
    return new TextDecoder(encoding, { fatal });
  } catch (error) {
    throw new FeedError(`The feed has the unknown encoding '${encoding.slice(0, 40)}'. Save it as UTF-8.`, {
      cause: error,
    });
  }
}

/** Detects the encoding by the byte order mark; UTF-16 also without one, by the zero byte of its first letter. */
function markOf([first, second, third]: Uint8Array): string | undefined {
  if (first === 0xef && second === 0xbb && third === 0xbf) return 'utf-8';
  if ((first === 0xff && second === 0xfe) || (first !== 0 && second === 0)) return 'utf-16le';
  if ((first === 0xfe && second === 0xff) || (first === 0 && second !== 0)) return 'utf-16be';
  return undefined;
}

function declaredIn(start: Uint8Array): string | undefined {
  const text = Buffer.from(start).toString('latin1').trimStart();
  const declared =
    /^<\?xml\b[^>]*\bencoding\s*=\s*["']([\w.:-]+)/i.exec(text)?.[1] ??
    /<meta\b[^>]*\bcharset\s*=\s*["']?([\w.:-]+)/i.exec(text)?.[1];
  // If the declaration is readable as ASCII, the text is not UTF-16, whatever the declaration says.
  return declared && !/^utf-?16/i.test(declared) ? declared : undefined;
}

const ASSUMED = 'windows-1252';

/**
 * The start of the feed's decompressed text, up to that many bytes, and whether they are all. A text without a declared encoding that is not
 * UTF-8 is assumed to be in `assumed`, the encoding of Western European tables. Throws FeedError.
 */
export async function readStart(
  { bytes, charset }: FeedSource,
  most: number,
): Promise<{ text: string; isAll: boolean; assumed: string | undefined }> {
  const packed = await startOf(bytes);
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of unpacked(packed.start, packed.rest)) {
    chunks.push(chunk);
    size += chunk.length;
    if (size > most) break;
  }
  const read = Buffer.concat(chunks).subarray(0, most);
  if (read.length === 0) throw new FeedError('The file is empty.');
  const head = read.subarray(0, LOOKED_AT);
  const isAll = size <= most;
  const decoder = decoderFor(head, charset, true);
  try {
    // As a stream, because the last letter may be cut off.
    return { text: decoder.decode(read, { stream: true }), isAll, assumed: undefined };
  } catch (error) {
    if (markOf(head) ?? charset ?? declaredIn(head))
      throw new FeedError(`The file is not valid ${decoder.encoding.toUpperCase()} text.`, { cause: error });
    return { text: new TextDecoder(ASSUMED).decode(read), isAll, assumed: ASSUMED };
  }
}

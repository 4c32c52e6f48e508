import { createReadStream } from 'node:fs';
import { TextDecoder } from 'node:util';
import { FeedError } from './feed-error.ts';

const GZIP = [0x1f, 0x8b];

/** The file's text piece by piece, without a byte order mark. UTF-8 and, by their mark, both UTF-16; anything else is named and refused. */
export async function* readText(file: string): AsyncGenerator<string> {
  let decoder: TextDecoder | undefined;
  let read = 0;
  const stream = createReadStream(file, { highWaterMark: 256 * 1024 });
  try {
    for await (const chunk of stream as AsyncIterable<Buffer>) {
      decoder ??= decoderFor(chunk);
      yield decode(decoder, chunk, read);
      read += chunk.length;
    }
  } catch (error) {
    throw error instanceof FeedError ? error : unreadable(file, error);
  }
  if (!decoder) throw new FeedError('The file is empty.');
  yield decode(decoder, undefined, read);
}

function decoderFor(start: Buffer): TextDecoder {
  if (start[0] === GZIP[0] && start[1] === GZIP[1]) throw new FeedError('The file is compressed with gzip. Unpack it first.');
  const encoding =
    start[0] === 0xff && start[1] === 0xfe ? 'utf-16le' : start[0] === 0xfe && start[1] === 0xff ? 'utf-16be' : 'utf-8';
  return new TextDecoder(encoding, { fatal: true });
}

function decode(decoder: TextDecoder, chunk: Buffer | undefined, read: number): string {
  try {
    return chunk ? decoder.decode(chunk, { stream: true }) : decoder.decode();
  } catch (error) {
    throw new FeedError(
      `The file is not ${decoder.encoding.toUpperCase()} text: among bytes ${read.toLocaleString('en-US')} to ${(read + (chunk?.length ?? 0)).toLocaleString('en-US')} are some that are none. Save it as UTF-8 and try again.`,
      { cause: error },
    );
  }
}

function unreadable(file: string, error: unknown): FeedError {
  const code = (error as NodeJS.ErrnoException).code;
  if (code === 'ENOENT') return new FeedError(`There is no file ${file}.`, { cause: error });
  if (code === 'EISDIR') return new FeedError(`${file} is a folder.`, { cause: error });
  return new FeedError(`The file ${file} cannot be read: ${error instanceof Error ? error.message : String(error)}`, {
    cause: error,
  });
}

import type { FileBytes } from '../../../platform/files/file-store.ts';
import type { ByteSource } from '../../../platform/video/byte-source.ts';
import type { VideoPiece } from './video-pieces.store.ts';

async function bytesOf(files: FileBytes, { storage_key }: VideoPiece): Promise<Buffer> {
  const bytes = await files.read(storage_key);
  if (!bytes) throw new Error('A piece of the video is not in the storage.');
  return bytes;
}

/** The pieces of a video in their order, as one stream. */
export async function* joined(files: FileBytes, pieces: readonly VideoPiece[]): AsyncGenerator<Buffer> {
  for (const piece of pieces) yield bytesOf(files, piece);
}

/** Index of the piece in which this position is, or of the first one after it. */
function indexOf(pieces: readonly VideoPiece[], position: number): number {
  let [low, high] = [0, pieces.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    const { start = 0, size = 0 } = pieces[middle] ?? {};
    if (start + size <= position) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** The pieces of a video in their order, to be read like one file. One piece is in memory, and what is asked for. */
export function piecesSource(files: FileBytes, pieces: readonly VideoPiece[]): ByteSource {
  const last = pieces.at(-1);
  let held: { piece: VideoPiece; bytes: Buffer } | undefined;
  const read = async (piece: VideoPiece) => {
    if (held?.piece !== piece) held = { piece, bytes: await bytesOf(files, piece) };
    return held.bytes;
  };
  return {
    size: last ? last.start + last.size : 0,
    async at(start, length) {
      const end = start + length;
      const parts: Buffer[] = [];
      for (let index = indexOf(pieces, start); index < pieces.length; index += 1) {
        const piece = pieces[index];
        if (!piece || piece.start >= end) break;
        parts.push((await read(piece)).subarray(Math.max(0, start - piece.start), end - piece.start));
      }
      return parts.length === 1 && parts[0] ? parts[0] : Buffer.concat(parts);
    },
  };
}

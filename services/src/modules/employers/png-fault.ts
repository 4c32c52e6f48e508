import { crc32, createInflate } from 'node:zlib';
import { isShownPicture, MAX_PICTURE_SIDE } from '@hirehq/shared-contracts/employer-picture';

const BROKEN = 'This PNG is broken: pages could not show it. Save the picture as a PNG anew and send it again.';
const SIGNATURE_BYTES = 8;
/** Length, type and check sum of a chunk. */
const FRAME_BYTES = 12;
const HEADER_BYTES = 13;
const PALETTE = 3;

/** By colour type: samples of a pixel, and the bits a sample may have. */
const COLOUR_TYPES: Readonly<Record<number, { samples: number; depths: readonly number[] }>> = {
  0: { samples: 1, depths: [1, 2, 4, 8, 16] },
  2: { samples: 3, depths: [8, 16] },
  [PALETTE]: { samples: 1, depths: [1, 2, 4, 8] },
  4: { samples: 2, depths: [8, 16] },
  6: { samples: 4, depths: [8, 16] },
};

/** Where each pass begins and how far its pixels are apart: x, y, across, down. */
const WHOLE = [[0, 0, 1, 1]] as const;
const ADAM7 = [
  [0, 0, 8, 8],
  [4, 0, 8, 8],
  [0, 4, 4, 8],
  [2, 0, 4, 4],
  [0, 2, 2, 4],
  [1, 0, 2, 2],
  [0, 1, 1, 2],
] as const;

interface Chunk {
  type: string;
  data: Buffer;
}

/** The chunks that no picture can do without; undefined where the file is cut off or was changed. */
function criticalChunks(png: Buffer): Chunk[] | undefined {
  const chunks: Chunk[] = [];
  for (let at = SIGNATURE_BYTES; at + FRAME_BYTES <= png.length;) {
    const end = at + FRAME_BYTES + png.readUInt32BE(at);
    if (end > png.length) return undefined;
    const type = png.toString('latin1', at + 4, at + 8);
    if (/^[A-Z]/.test(type)) {
      if (crc32(png.subarray(at + 4, end - 4)) !== png.readUInt32BE(end - 4)) return undefined;
      chunks.push({ type, data: png.subarray(at + 8, end - 4) });
    }
    if (type === 'IEND') return chunks;
    at = end;
  }
  return undefined;
}

/** Bytes the pixels take when they are unpacked; undefined for a header that describes no picture. */
function unpackedBytes(header: Buffer): number | undefined {
  const [width, height] = [header.readUInt32BE(0), header.readUInt32BE(4)];
  const [depth = 0, colourType = 0, compression, filter, interlace = 0] = header.subarray(8);
  const type = COLOUR_TYPES[colourType];
  if (!type?.depths.includes(depth) || compression !== 0 || filter !== 0 || interlace > 1) return undefined;
  return (interlace === 1 ? ADAM7 : WHOLE)
    .map(([x, y, across, down]) => {
      const [columns, rows] = [Math.ceil((width - x) / across), Math.ceil((height - y) / down)];
      return columns > 0 && rows > 0 ? rows * (1 + Math.ceil((columns * type.samples * depth) / 8)) : 0;
    })
    .reduce((sum, bytes) => sum + bytes, 0);
}

/** Unpacks no further than what is wanted, and keeps nothing. */
async function unpacksTo(wanted: number, packed: Buffer): Promise<boolean> {
  const inflate = createInflate({ chunkSize: 64 * 1024 });
  inflate.end(packed);
  let bytes = 0;
  try {
    for await (const piece of inflate) {
      bytes += (piece as Buffer).length;
      if (bytes >= wanted) return true;
    }
  } catch {
    // Not what was packed.
  }
  return false;
}

/** What is wrong with a file that begins as a PNG, as a sentence that says what to do; undefined for a picture pages show. */
export async function pngFault(png: Buffer): Promise<string | undefined> {
  const chunks = criticalChunks(png);
  const header = chunks?.[0];
  if (!chunks || header?.type !== 'IHDR' || header.data.length !== HEADER_BYTES) return BROKEN;
  const [width, height, colourType] = [header.data.readUInt32BE(0), header.data.readUInt32BE(4), header.data[9]];
  if (width === 0 || height === 0) return BROKEN;
  if (!isShownPicture(width, height))
    return `This picture has ${width} × ${height} pixels. Send one of at most ${MAX_PICTURE_SIDE} × ${MAX_PICTURE_SIDE}.`;
  if (colourType === PALETTE && !chunks.some(({ type }) => type === 'PLTE')) return BROKEN;
  const wanted = unpackedBytes(header.data);
  const packed = Buffer.concat(chunks.filter(({ type }) => type === 'IDAT').map(({ data }) => data));
  return wanted !== undefined && (await unpacksTo(wanted, packed)) ? undefined : BROKEN;
}

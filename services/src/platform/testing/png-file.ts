import { crc32, deflateSync } from 'node:zlib';

interface Png {
  width: number;
  height: number;
  /** 2 is red, green and blue; 3 a palette. */
  colourType?: number;
  interlaced?: boolean;
  /** Bytes of the pixels before they are packed; black ones as many as it takes, unless it is said. */
  pixels?: Buffer;
}

export function pngChunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const [length, check] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  check.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, check]);
}

/** A PNG of eight bits a sample, whole unless its `pixels` are not. */
export function pngBytes({ width, height, colourType = 2, interlaced = false, pixels }: Png): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, colourType, 0, 0, interlaced ? 1 : 0], 8);
  const row = 1 + width * (colourType === 2 ? 3 : 1);
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    pngChunk('IHDR', header),
    pngChunk('IDAT', deflateSync(pixels ?? Buffer.alloc(row * height))),
    pngChunk('IEND', Buffer.alloc(0)),
  ]);
}

export const pngFile = (data: Buffer, name = 'logo.png'): File => new File([new Uint8Array(data)], name, { type: 'image/png' });

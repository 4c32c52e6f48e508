import { BrokenVideo } from './video-facts.ts';

/** A box of an MP4 file (ISO/IEC 14496-12) and the bytes in it. */
export interface Mp4Box {
  type: string;
  body: Buffer;
}

export interface BoxHeader {
  type: string;
  /** Bytes of the header, and of the header and body together. */
  headerBytes: number;
  bytes: number;
}

/** `rest` is the number of bytes from the start of the box to the end of what contains it. */
export function boxHeaderOf(bytes: Buffer, rest: number): BoxHeader {
  if (bytes.length < 8) throw new BrokenVideo('a box is too short');
  const type = bytes.toString('latin1', 4, 8);
  const short = bytes.readUInt32BE(0);
  if (short === 1 && bytes.length < 16) throw new BrokenVideo('a box is too short');
  const headerBytes = short === 1 ? 16 : 8;
  const size = short === 1 ? Number(bytes.readBigUInt64BE(8)) : short === 0 ? rest : short;
  if (size < headerBytes || size > rest) throw new BrokenVideo(`the box ${JSON.stringify(type)} does not fit`);
  return { type, headerBytes, bytes: size };
}

/** The boxes that follow each other in these bytes. */
export function boxesIn(bytes: Buffer): Mp4Box[] {
  const boxes: Mp4Box[] = [];
  for (let position = 0; position < bytes.length;) {
    const rest = bytes.subarray(position);
    const { type, headerBytes, bytes: size } = boxHeaderOf(rest, rest.length);
    boxes.push({ type, body: rest.subarray(headerBytes, size) });
    position += size;
  }
  return boxes;
}

/** The bodies of the boxes with this path, such as `mdia/minf/stbl`. */
export function bodiesAt(bytes: Buffer, path: string): Buffer[] {
  const [first, ...further] = path.split('/');
  const found = boxesIn(bytes).filter(({ type }) => type === first);
  return found.flatMap(({ body }) => (further.length === 0 ? [body] : bodiesAt(body, further.join('/'))));
}

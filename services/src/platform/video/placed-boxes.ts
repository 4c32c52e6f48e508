import { boxHeaderOf } from './read-boxes.ts';

/** A box of an MP4 file at its place in the file. */
export interface PlacedBox {
  type: string;
  start: number;
  bodyStart: number;
  end: number;
  body: Buffer;
}

/** The boxes that follow each other in these bytes, which begin at this position of the file. Throws BrokenVideo. */
export function placedBoxes(bytes: Buffer, start: number): PlacedBox[] {
  const boxes: PlacedBox[] = [];
  for (let position = 0; position < bytes.length;) {
    const rest = bytes.subarray(position);
    const { type, headerBytes, bytes: size } = boxHeaderOf(rest, rest.length);
    const at = start + position;
    boxes.push({ type, start: at, bodyStart: at + headerBytes, end: at + size, body: rest.subarray(headerBytes, size) });
    position += size;
  }
  return boxes;
}

export const childrenOf = ({ body, bodyStart }: PlacedBox): PlacedBox[] => placedBoxes(body, bodyStart);

/** The first box with this path, such as `mdia/hdlr`. */
export function boxAt(box: PlacedBox, path: string): PlacedBox | undefined {
  const [first, ...further] = path.split('/');
  const child = childrenOf(box).find(({ type }) => type === first);
  return child && further.length > 0 ? boxAt(child, further.join('/')) : child;
}

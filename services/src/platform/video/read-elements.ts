import { BrokenVideo } from './video-facts.ts';

/** An element of EBML, of which WebM files are made (RFC 8794). */
export interface Element {
  id: number;
  /** Position of its content. */
  start: number;
  /** Undefined if it lasts until its parent ends. */
  size: number | undefined;
}

/** A number that says its own length; undefined if it is none. */
export function vint(bytes: Buffer, at: number): { value: number; length: number; isUnknown: boolean } | undefined {
  const first = bytes[at] ?? 0;
  const length = Math.clz32(first) - 23;
  if (first === 0 || length > 8 || at + length > bytes.length) return undefined;
  let value = first & (0xff >> length);
  let isUnknown = value === 0xff >> length;
  for (let index = 1; index < length; index += 1) {
    const byte = bytes[at + index] ?? 0;
    value = value * 256 + byte;
    isUnknown &&= byte === 0xff;
  }
  return { value, length, isUnknown };
}

/** The header of an element whose bytes begin here, at this position of the file. Throws BrokenVideo. */
export function elementAt(bytes: Buffer, position: number): Element {
  const idLength = Math.clz32(bytes[0] ?? 0) - 23;
  if (bytes.length < 2 || idLength > 4) throw new BrokenVideo(`no element at ${position}`);
  const size = vint(bytes, idLength);
  if (!size) throw new BrokenVideo(`an element at ${position} has no size`);
  return {
    id: bytes.readUIntBE(0, idLength),
    start: position + idLength + size.length,
    size: size.isUnknown ? undefined : size.value,
  };
}

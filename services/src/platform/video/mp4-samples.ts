import { boxAt, childrenOf, type PlacedBox } from './placed-boxes.ts';
import { BrokenVideo } from './video-facts.ts';

/** Bytes of a file from `start` up to `end`. */
export interface Span {
  start: number;
  end: number;
}

const flagsOf = (body: Buffer) => body.readUIntBE(1, 3);
const bytesOf = (flags: number, ...fields: readonly number[]) => fields.filter((field) => flags & field).length * 4;

/** The sizes of the samples from one on together; throws RangeError for samples that the table does not have. */
type SizesOf = (first: number, count: number) => number;

function sizesOf(stbl: PlacedBox): SizesOf {
  const stsz = boxAt(stbl, 'stsz')?.body;
  const stz2 = boxAt(stbl, 'stz2')?.body;
  if (!stsz && !stz2) throw new BrokenVideo('a track has no sizes');
  const each = stsz?.readUInt32BE(4) ?? 0;
  if (each > 0) return (_first, count) => count * each;
  const bits = stz2?.[7] ?? 32;
  const table = stsz ?? stz2 ?? Buffer.alloc(0);
  const sizeAt = (sample: number) => {
    if (bits >= 8) return table.readUIntBE(12 + (sample * bits) / 8, bits / 8);
    return (table.readUInt8(12 + (sample >> 1)) >> (sample % 2 === 0 ? 4 : 0)) & 0xf;
  };
  return (first, count) => {
    let sum = 0;
    for (let sample = first; sample < first + count; sample += 1) sum += sizeAt(sample);
    return sum;
  };
}

/** Where the samples of a track are. Throws BrokenVideo, or RangeError for a table that is shorter than it says. */
export function chunksOf(trak: PlacedBox): Span[] {
  const stbl = boxAt(trak, 'mdia/minf/stbl');
  const stsc = stbl && boxAt(stbl, 'stsc')?.body;
  const [stco, co64] = stbl ? [boxAt(stbl, 'stco')?.body, boxAt(stbl, 'co64')?.body] : [];
  const offsets = stco ?? co64;
  // The track of a fragmented file has its samples in the fragments.
  if (!stbl || !offsets || !stsc || offsets.readUInt32BE(4) === 0) return [];
  const sum = sizesOf(stbl);
  const spans: Span[] = [];
  let [run, sample] = [0, 0];
  const runs = stsc.readUInt32BE(4);
  for (let chunk = 0; chunk < offsets.readUInt32BE(4); chunk += 1) {
    if (run + 1 < runs && stsc.readUInt32BE(8 + (run + 1) * 12) <= chunk + 1) run += 1;
    const count = stsc.readUInt32BE(12 + run * 12);
    const start = stco ? offsets.readUInt32BE(8 + chunk * 4) : Number(offsets.readBigUInt64BE(8 + chunk * 8));
    spans.push({ start, end: start + sum(sample, count) });
    sample += count;
  }
  return spans;
}

const TFHD = { baseOffset: 0x1, description: 0x2, duration: 0x8, size: 0x10, baseIsMoof: 0x20000 } as const;
const TRUN = { dataOffset: 0x1, firstFlags: 0x4, duration: 0x100, size: 0x200, flags: 0x400, composition: 0x800 } as const;

function runBytes(trun: Buffer, each: number): number {
  const flags = flagsOf(trun);
  const count = trun.readUInt32BE(4);
  if (!(flags & TRUN.size)) return count * each;
  const step = bytesOf(flags, TRUN.duration, TRUN.size, TRUN.flags, TRUN.composition);
  const first = 8 + bytesOf(flags, TRUN.dataOffset, TRUN.firstFlags, TRUN.duration);
  let sum = 0;
  for (let sample = 0; sample < count; sample += 1) sum += trun.readUInt32BE(first + sample * step);
  return sum;
}

/** Where the samples of a track are in a fragment: `traf` within a `moof`, with the defaults (`trex`) of the track. */
export function runsOf(traf: PlacedBox, moof: PlacedBox, trex: PlacedBox | undefined): Span[] {
  const tfhd = boxAt(traf, 'tfhd')?.body;
  if (!tfhd) return [];
  const flags = flagsOf(tfhd);
  const isFirst = () => childrenOf(moof).find(({ type }) => type === 'traf')?.start === traf.start;
  // Its samples would follow those of the track before it.
  if (!(flags & (TFHD.baseOffset | TFHD.baseIsMoof)) && !isFirst())
    throw new BrokenVideo('a fragment does not say where its samples are');
  const base = flags & TFHD.baseOffset ? Number(tfhd.readBigUInt64BE(8)) : moof.start;
  const sizeAt = 8 + (flags & TFHD.baseOffset ? 8 : 0) + bytesOf(flags, TFHD.description, TFHD.duration);
  const each = flags & TFHD.size ? tfhd.readUInt32BE(sizeAt) : (trex?.body.readUInt32BE(16) ?? 0);
  let position = base;
  return childrenOf(traf).flatMap(({ type, body }) => {
    if (type !== 'trun') return [];
    if (flagsOf(body) & TRUN.dataOffset) position = base + body.readInt32BE(8);
    const start = position;
    position += runBytes(body, each);
    return [{ start, end: position }];
  });
}

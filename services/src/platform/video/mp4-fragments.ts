import { bodiesAt } from './read-boxes.ts';

export interface Track {
  id: number;
  timescale: number;
}

/** Flags of `tfhd` and `trun`: which fields are there. */
const TFHD = { baseOffset: 0x1, description: 0x2, duration: 0x8 } as const;
const TRUN = { dataOffset: 0x1, firstFlags: 0x4, duration: 0x100, size: 0x200, flags: 0x400, composition: 0x800 } as const;

const flagsOf = (body: Buffer) => body.readUIntBE(1, 3);
const bytesOf = (flags: number, ...fields: readonly number[]) => fields.filter((field) => flags & field).length * 4;

function defaultDuration(tfhd: Buffer, trex: Buffer | undefined): number {
  const flags = flagsOf(tfhd);
  if (!(flags & TFHD.duration)) return trex?.readUInt32BE(12) ?? 0;
  return tfhd.readUInt32BE(8 + (flags & TFHD.baseOffset ? 8 : 0) + bytesOf(flags, TFHD.description));
}

/** The durations of the samples of a `trun` together. */
function runDuration(trun: Buffer, each: number): number {
  const flags = flagsOf(trun);
  const count = trun.readUInt32BE(4);
  if (!(flags & TRUN.duration)) return count * each;
  const step = bytesOf(flags, TRUN.duration, TRUN.size, TRUN.flags, TRUN.composition);
  const start = 8 + bytesOf(flags, TRUN.dataOffset, TRUN.firstFlags);
  let sum = 0;
  for (let sample = 0; sample < count; sample += 1) sum += trun.readUInt32BE(start + sample * step);
  return sum;
}

/** When the samples of a fragment (`moof`) end, in seconds from the start of the video. */
export function fragmentSeconds(
  moof: Buffer,
  { tracks, defaults }: { tracks: ReadonlyMap<number, Track>; defaults: ReadonlyMap<number, Buffer> },
): number {
  const ends = bodiesAt(moof, 'traf').map((traf) => {
    const [tfhd] = bodiesAt(traf, 'tfhd');
    const [tfdt] = bodiesAt(traf, 'tfdt');
    const track = tfhd && tracks.get(tfhd.readUInt32BE(4));
    if (!tfhd || !track) return 0;
    const each = defaultDuration(tfhd, defaults.get(track.id));
    const start = tfdt ? (tfdt[0] === 1 ? Number(tfdt.readBigUInt64BE(4)) : tfdt.readUInt32BE(4)) : 0;
    const ticks = bodiesAt(traf, 'trun').reduce((sum, trun) => sum + runDuration(trun, each), start);
    return ticks / track.timescale;
  });
  return Math.max(0, ...ends);
}

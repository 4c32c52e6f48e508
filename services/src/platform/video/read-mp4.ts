import type { ByteSource } from './byte-source.ts';
import { fragmentSeconds, type Track } from './mp4-fragments.ts';
import { bodiesAt, boxHeaderOf } from './read-boxes.ts';
import { BrokenVideo, type VideoFacts } from './video-facts.ts';

const HEADER_BYTES = 16;
/** Most bytes of a box that is read as a whole; of two minutes of video it has some hundred thousand. */
const MOST_INDEX_BYTES = 2 * 1024 * 1024;
const MOST_BOXES = 20_000;

/** Position of the fields that follow two times, which have 4 or 8 bytes each by the version in the first byte. */
const afterTimes = (body: Buffer) => (body[0] === 1 ? 20 : 12);

/** Timescale and duration of a `mvhd` or `mdhd`. */
function timesOf(body: Buffer): { timescale: number; duration: number } {
  const at = afterTimes(body);
  const timescale = body.readUInt32BE(at);
  const duration = body[0] === 1 ? Number(body.readBigUInt64BE(at + 4)) : body.readUInt32BE(at + 4);
  return { timescale, duration };
}

/** The durations of all samples of a `stts` together. */
function sampleDuration(body: Buffer): number {
  let sum = 0;
  const count = body.readUInt32BE(4);
  for (let entry = 0; entry < count; entry += 1) sum += body.readUInt32BE(8 + entry * 8) * body.readUInt32BE(12 + entry * 8);
  return sum;
}

/** Tracks with pictures or sound; phones add others, with the place and the movement. */
const PLAYED_TRACKS = new Set(['vide', 'soun']);

interface PlayedTrack extends Track {
  codec: string;
  seconds: number;
}

function trackOf(trak: Buffer): PlayedTrack | undefined {
  const [hdlr] = bodiesAt(trak, 'mdia/hdlr');
  if (!hdlr || !PLAYED_TRACKS.has(hdlr.toString('latin1', 8, 12))) return undefined;
  const [tkhd] = bodiesAt(trak, 'tkhd');
  const [mdhd] = bodiesAt(trak, 'mdia/mdhd');
  const [stsd] = bodiesAt(trak, 'mdia/minf/stbl/stsd');
  const [stts] = bodiesAt(trak, 'mdia/minf/stbl/stts');
  if (!tkhd || !mdhd || !stsd) throw new BrokenVideo('a track is incomplete');
  const { timescale } = timesOf(mdhd);
  if (timescale === 0) throw new BrokenVideo('a track has no timescale');
  return {
    id: tkhd.readUInt32BE(afterTimes(tkhd)),
    timescale,
    codec: stsd.toString('latin1', 12, 16),
    seconds: (stts ? sampleDuration(stts) : 0) / timescale,
  };
}

function readIndex(moov: Buffer) {
  const tracks = bodiesAt(moov, 'trak').flatMap((trak) => trackOf(trak) ?? []);
  const [mvhd] = bodiesAt(moov, 'mvhd');
  if (!mvhd) throw new BrokenVideo('no header');
  const { timescale, duration } = timesOf(mvhd);
  const seconds = Math.max(timescale === 0 ? 0 : duration / timescale, ...tracks.map((track) => track.seconds));
  return {
    codecs: tracks.map(({ codec }) => codec),
    seconds,
    tracks: new Map(tracks.map((track) => [track.id, track])),
    defaults: new Map(bodiesAt(moov, 'mvex/trex').map((trex) => [trex.readUInt32BE(4), trex])),
  };
}

async function read(source: ByteSource): Promise<VideoFacts> {
  let index: ReturnType<typeof readIndex> | undefined;
  let [seconds, hasMedia] = [0, false];
  let position = 0;
  for (let count = 0; position < source.size; count += 1) {
    if (count > MOST_BOXES) throw new BrokenVideo('too many boxes');
    const header = boxHeaderOf(await source.at(position, HEADER_BYTES), source.size - position);
    const bodyBytes = header.bytes - header.headerBytes;
    if (header.type === 'mdat') hasMedia ||= bodyBytes > 0;
    if (header.type === 'moov' || header.type === 'moof') {
      if (bodyBytes > MOST_INDEX_BYTES) throw new BrokenVideo('its index is too long');
      const body = await source.at(position + header.headerBytes, bodyBytes);
      if (header.type === 'moov') index ??= readIndex(body);
      else if (index) seconds = Math.max(seconds, fragmentSeconds(body, index));
    }
    position += header.bytes;
  }
  if (!index || !hasMedia) throw new BrokenVideo('nothing to show');
  return {
    contentType: 'video/mp4',
    codecs: index.codecs,
    seconds: Math.max(seconds, index.seconds),
  };
}

/** Reads the facts of an MP4 file, fragmented or not. Throws BrokenVideo. */
export async function readMp4(source: ByteSource): Promise<VideoFacts> {
  try {
    return await read(source);
  } catch (error) {
    // A box that is shorter than its fields.
    if (error instanceof RangeError) throw new BrokenVideo(error.message);
    throw error;
  }
}

import { setImmediate } from 'node:timers/promises';
import type { ByteSource } from './byte-source.ts';
import { elementAt, vint } from './read-elements.ts';
import { BrokenVideo, type VideoFacts } from './video-facts.ts';

/** Ids of EBML elements (https://www.matroska.org/technical/elements.html). */
const ID = {
  header: 0x1a45dfa3,
  docType: 0x4282,
  segment: 0x18538067,
  info: 0x1549a966,
  timestampScale: 0x2ad7b1,
  duration: 0x4489,
  tracks: 0x1654ae6b,
  trackEntry: 0xae,
  codec: 0x86,
  cluster: 0x1f43b675,
  clusterTime: 0xe7,
  simpleBlock: 0xa3,
  blockGroup: 0xa0,
  block: 0xa1,
} as const;

/** Their children are read as if they were siblings, so that it does not matter whether the size of the parent is known. */
const OPENED = new Set<number>([ID.header, ID.segment, ID.info, ID.tracks, ID.trackEntry, ID.cluster, ID.blockGroup]);

const LONGEST_HEADER = 12;
const LONGEST_VALUE = 64;
/** Two minutes of video and sound have about fifteen thousand blocks. */
const MOST_ELEMENTS = 120_000;
/** After so many elements other work of the process has its turn. */
const TURN_ELEMENTS = 2000;
const NANOSECONDS = 1e9;

const unsigned = (bytes: Buffer) => bytes.reduce((value, byte) => value * 256 + byte, 0);

function float(bytes: Buffer): number {
  const value = bytes.length === 4 ? bytes.readFloatBE() : bytes.length === 8 ? bytes.readDoubleBE() : 0;
  return Number.isFinite(value) ? value : 0;
}

/** Time of a block within its cluster. */
function blockTime(bytes: Buffer): number {
  const track = vint(bytes, 0);
  if (!track || bytes.length < track.length + 2) throw new BrokenVideo('a block is too short');
  return bytes.readInt16BE(track.length);
}

/** Reads the facts of a WebM file, with the time of its last block, because recorders do not know the duration. Throws BrokenVideo. */
export async function readWebm(source: ByteSource): Promise<VideoFacts> {
  const codecs: string[] = [];
  let [scale, duration, clusterTime, lastTime] = [1e6, 0, 0, -1];
  let position = 0;
  for (let count = 0; position < source.size; count += 1) {
    if (count > MOST_ELEMENTS) throw new BrokenVideo('too many elements');
    if (count % TURN_ELEMENTS === TURN_ELEMENTS - 1) await setImmediate();
    const { id, start, size } = elementAt(await source.at(position, LONGEST_HEADER), position);
    const isOpened = OPENED.has(id);
    if (size === undefined && !isOpened) throw new BrokenVideo(`an element at ${position} has no end`);
    if (size !== undefined && start + size > source.size) throw new BrokenVideo('the end is missing');
    if (id === ID.segment && size !== undefined && start + size !== source.size) throw new BrokenVideo('more follows the video');
    const value = isOpened || size === undefined ? undefined : await source.at(start, Math.min(size, LONGEST_VALUE));
    position = isOpened ? start : start + (size ?? 0);
    if (!value) continue;
    if (id === ID.docType && value.toString('latin1') !== 'webm') throw new BrokenVideo('not WebM');
    else if (id === ID.timestampScale) scale = unsigned(value);
    else if (id === ID.duration) duration = float(value);
    else if (id === ID.codec) codecs.push(value.toString('latin1').replaceAll('\0', ''));
    else if (id === ID.clusterTime) clusterTime = unsigned(value);
    else if (id === ID.simpleBlock || id === ID.block) lastTime = Math.max(lastTime, clusterTime + blockTime(value));
  }
  if (lastTime < 0) throw new BrokenVideo('nothing to show');
  return { contentType: 'video/webm', codecs, seconds: (Math.max(lastTime, duration) * scale) / NANOSECONDS };
}

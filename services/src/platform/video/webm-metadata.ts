import { setImmediate } from 'node:timers/promises';
import type { ByteSource } from './byte-source.ts';
import { erase, type Edit } from './edits.ts';
import { elementAt, type Element } from './read-elements.ts';
import { BrokenVideo } from './video-facts.ts';
import { vorbisCommentsIn } from './vorbis-comments.ts';

/** Elements whose children are looked at (https://www.matroska.org/technical/elements.html). */
const OPENED = new Set([
  0x1a45dfa3, // EBML header
  0x18538067, // Segment
  0x114d9b74, // SeekHead
  0x1549a966, // Info
  0x1654ae6b, // Tracks
  0xae, // TrackEntry
  0x1f43b675, // Cluster
  0xa0, // BlockGroup
]);

/** What a player needs. Every other element is removed: titles, dates, tags, chapters, attachments, names, and unknown ones. */
const KEPT_BY_PARENT: readonly (readonly number[])[] = [
  [0x4286, 0x42f7, 0x42f2, 0x42f3, 0x4282, 0x4287, 0x4285], // EBML header: versions, lengths and document type
  [0x2ad7b1, 0x4489, 0x4d80], // Info: TimestampScale, Duration, MuxingApp
  [0xd7, 0x73c5, 0x83, 0xb9, 0x88, 0x55aa, 0x9c], // TrackEntry: number, UID, type and flags
  [0x23e383, 0x234e7a, 0x6de7, 0x6df8, 0x55ee, 0x56aa, 0x56bb, 0xaa], // TrackEntry: durations, caches and delays
  [0x86, 0x63a2, 0x22b59c, 0x22b59d, 0xe0, 0xe1, 0x6d80], // TrackEntry: codec, languages, Video, Audio, ContentEncodings
  [0xe7, 0xa7, 0xab, 0xa3], // Cluster: Timestamp, Position, PrevSize, SimpleBlock
  [0xa1, 0x9b, 0xfb, 0xfa, 0xa4, 0x75a2], // BlockGroup: Block, BlockDuration, references, CodecState, DiscardPadding
  [0x1c53bb6b], // Segment: Cues
];
const KEPT = new Set(KEPT_BY_PARENT.flat());

const SEEK = 0x4dbb;
const SEEK_ID = 0x53ab;
/** Names the device. An element that players require, so that its text is emptied instead. */
const WRITING_APP = 0x5741;
const CODEC_PRIVATE = 0x63a2;

const VOID = 0xec;
const LONGEST_HEADER = 12;
const LONGEST_SEEK = 64;
const LONGEST_CODEC_PRIVATE = 256 * 1024;
const MOST_ELEMENTS = 120_000;
/** After so many elements other work of the process has its turn. */
const TURN_ELEMENTS = 2000;

/** An empty element of the same length in place of one. */
function voidOf(position: number, length: number): Edit {
  const isShort = length - 2 < 0x7f;
  const header = Buffer.alloc(isShort ? 2 : 9);
  header[0] = VOID;
  if (isShort) header[1] = 0x80 | (length - 2);
  else {
    header.writeBigUInt64BE(BigInt(length - 9), 1);
    header[1] = 0x01;
  }
  return { start: position, bytes: header, zeros: length - header.length };
}

/** Whether an entry of the index of a file leads to an element that is kept. */
function leadsToKept(seek: Buffer): boolean {
  for (let position = 0; position < seek.length - 1;) {
    const { id, start, size = 0 } = elementAt(seek.subarray(position), position);
    if (id === SEEK_ID) {
      const target = seek.subarray(start, start + size);
      const named = target.length > 0 && target.length <= 4 ? target.readUIntBE(0, target.length) : 0;
      return OPENED.has(named) || KEPT.has(named);
    }
    position = start + size;
  }
  return false;
}

async function editsOf(source: ByteSource, position: number, { id, start, size = 0 }: Element): Promise<Edit[]> {
  const end = start + size;
  const removed = [voidOf(position, end - position)];
  if (id === WRITING_APP) return [erase(start, size)];
  if (id === SEEK) return size <= LONGEST_SEEK && leadsToKept(await source.at(start, size)) ? [] : removed;
  if (id === CODEC_PRIVATE) {
    if (size > LONGEST_CODEC_PRIVATE) throw new BrokenVideo('a codec has too much data');
    return vorbisCommentsIn(await source.at(start, size)).map((edit) => ({ ...edit, start: start + edit.start }));
  }
  return KEPT.has(id) ? [] : removed;
}

/** What removes from a WebM file all that is not needed to play it. Throws BrokenVideo. */
export async function webmMetadata(source: ByteSource): Promise<Edit[]> {
  const edits: Edit[] = [];
  let position = 0;
  for (let count = 0; position < source.size; count += 1) {
    if (count > MOST_ELEMENTS) throw new BrokenVideo('too many elements');
    if (count % TURN_ELEMENTS === TURN_ELEMENTS - 1) await setImmediate();
    const element = elementAt(await source.at(position, LONGEST_HEADER), position);
    if (!OPENED.has(element.id)) {
      if (element.size === undefined) throw new BrokenVideo(`an element at ${position} has no end`);
      if (element.start + element.size > source.size) throw new BrokenVideo('the end is missing');
      edits.push(...(await editsOf(source, position, element)));
    }
    position = element.start + (OPENED.has(element.id) ? 0 : (element.size ?? 0));
  }
  return edits;
}

import type { ByteSource } from './byte-source.ts';
import { erase, type Edit } from './edits.ts';
import { chunksOf, runsOf, type Span } from './mp4-samples.ts';
import { boxAt, childrenOf, placedBoxes, type PlacedBox } from './placed-boxes.ts';
import { boxHeaderOf } from './read-boxes.ts';
import { BrokenVideo } from './video-facts.ts';

const HEADER_BYTES = 16;
/** As readMp4 accepts. */
const MOST_INDEX_BYTES = 2 * 1024 * 1024;
const MOST_BOXES = 20_000;

const SAMPLE_TABLES = 'stsd stts ctts cslg stsc stsz stz2 stco co64 stss stsh sdtp stdp padb sbgp sgpd subs saiz saio'.split(' ');

/**
 * What a player needs, by the box it is in (ISO/IEC 14496-12). Every other box is removed: user data (`udta`), metadata of Apple
 * and others (`meta`, `ilst`), XMP (`uuid`), and unknown ones.
 */
const KEPT: Readonly<Record<string, readonly string[]>> = {
  moov: ['mvhd', 'trak', 'mvex'],
  trak: ['tkhd', 'mdia', 'edts'],
  edts: ['elst'],
  mdia: ['mdhd', 'hdlr', 'minf'],
  minf: ['vmhd', 'smhd', 'hdlr', 'dinf', 'stbl'],
  dinf: ['dref'],
  stbl: SAMPLE_TABLES,
  mvex: ['mehd', 'trex', 'leva'],
  moof: ['mfhd', 'traf'],
  mfra: ['tfra', 'mfro'],
  traf: ['tfhd', 'tfdt', 'trun', 'senc', ...SAMPLE_TABLES],
};
const KEPT_IN_FILE = new Set(['ftyp', 'styp', 'moov', 'moof', 'mdat', 'sidx', 'ssix', 'mfra']);

/** Tracks with pictures or sound; phones and cameras add others, with the place, the movement and the time. */
const PLAYED = new Set(['vide', 'soun']);

/** Space of the same length in place of a box. */
const freed = ({ start, bodyStart, end }: Omit<PlacedBox, 'type' | 'body'>): Edit[] => [
  { start: start + 4, bytes: Buffer.from('free', 'latin1'), zeros: 0 },
  erase(bodyStart, end - bodyStart),
];

/** When it was created and changed; 0 means unknown. */
const timesOf = ({ body, bodyStart }: PlacedBox): Edit[] => [erase(bodyStart + 4, body[0] === 1 ? 16 : 8)];

/** From this position of the body on. */
const restOf = ({ body, bodyStart }: PlacedBox, from: number): Edit[] =>
  body.length > from ? [erase(bodyStart + from, body.length - from)] : [];

/** Of a picture track: 32 bytes after size and resolution. What other tracks have there is needed. */
const compressorName = ({ type, body, bodyStart }: PlacedBox): Edit[] =>
  type.startsWith('avc') && body.length >= 74 ? [erase(bodyStart + 42, 32)] : [];

const entriesOf = ({ body, bodyStart }: PlacedBox) => placedBoxes(body.subarray(8), bodyStart + 8);

/** Times, and names of programs, devices and files, in boxes that are kept. */
const TEXTS: Readonly<Record<string, (box: PlacedBox) => Edit[]>> = {
  mvhd: timesOf,
  tkhd: timesOf,
  mdhd: timesOf,
  hdlr: (box) => restOf(box, 24),
  dref: (box) => entriesOf(box).flatMap((entry) => restOf(entry, 4)),
  stsd: (box) => entriesOf(box).flatMap(compressorName),
};

const isPlayed = (trak: PlacedBox) => PLAYED.has(boxAt(trak, 'mdia/hdlr')?.body.toString('latin1', 8, 12) ?? '');
const trackIdOf = (trak: PlacedBox) => {
  const tkhd = boxAt(trak, 'tkhd')?.body;
  return tkhd?.readUInt32BE(tkhd[0] === 1 ? 20 : 12);
};

/** Tracks that are removed, and the defaults of all tracks for their fragments, by id. */
interface Tracks {
  removed: ReadonlySet<number | undefined>;
  defaults: ReadonlyMap<number, PlacedBox>;
}

function tracksOf(moov: PlacedBox): Tracks {
  const children = childrenOf(moov);
  const trexes = children.filter(({ type }) => type === 'mvex').flatMap(childrenOf);
  return {
    removed: new Set(children.filter((child) => child.type === 'trak' && !isPlayed(child)).map(trackIdOf)),
    defaults: new Map(trexes.filter(({ type }) => type === 'trex').map((trex) => [trex.body.readUInt32BE(4), trex])),
  };
}

/** Where the samples of a track or fragment are that is removed; undefined for what is kept. */
function removedSamples(child: PlacedBox, parent: PlacedBox, { removed, defaults }: Tracks): Span[] | undefined {
  if (child.type === 'trak') return isPlayed(child) ? undefined : chunksOf(child);
  if (child.type !== 'traf') return undefined;
  const id = boxAt(child, 'tfhd')?.body.readUInt32BE(4);
  return id !== undefined && removed.has(id) ? runsOf(child, parent, defaults.get(id)) : undefined;
}

interface Removal {
  edits: Edit[];
  /** Samples of tracks that are not played. */
  samples: Span[];
}

/** What is removed inside a box that is kept. */
function removalIn(box: PlacedBox, tracks: Tracks): Removal {
  const own = { edits: TEXTS[box.type]?.(box) ?? [], samples: [] };
  const kept = KEPT[box.type];
  if (!kept) return own;
  const parts = childrenOf(box).map((child): Removal => {
    const samples = kept.includes(child.type) ? removedSamples(child, box, tracks) : [];
    return samples ? { edits: freed(child), samples } : removalIn(child, tracks);
  });
  return togetherOf([own, ...parts]);
}

const togetherOf = (parts: readonly Removal[]): Removal => ({
  edits: parts.flatMap(({ edits }) => edits),
  samples: parts.flatMap(({ samples }) => samples),
});

/** Sorted, those that overlap or touch as one. */
function joined(spans: readonly Span[]): Span[] {
  const all: Span[] = [];
  for (const { start, end } of spans.toSorted((one, other) => one.start - other.start)) {
    const last = all.at(-1);
    if (last && start <= last.end) last.end = Math.max(last.end, end);
    else all.push({ start, end });
  }
  return all;
}

/** The parts of the spans that lie in the media of the file, whose boxes are in order. */
function within(spans: readonly Span[], media: readonly Span[]): Edit[] {
  const edits: Edit[] = [];
  let first = 0;
  for (const span of joined(spans)) {
    while ((media[first]?.end ?? Infinity) <= span.start) first += 1;
    for (let index = first; index < media.length; index += 1) {
      const { start, end } = media[index] ?? span;
      if (start >= span.end) break;
      const from = Math.max(start, span.start);
      const length = Math.min(end, span.end) - from;
      if (length > 0) edits.push(erase(from, length));
    }
  }
  return edits;
}

type OuterBox = Omit<PlacedBox, 'body'>;

async function outerBoxes(source: ByteSource): Promise<OuterBox[]> {
  const boxes: OuterBox[] = [];
  for (let position = 0; position < source.size;) {
    if (boxes.length > MOST_BOXES) throw new BrokenVideo('too many boxes');
    const { type, headerBytes, bytes } = boxHeaderOf(await source.at(position, HEADER_BYTES), source.size - position);
    boxes.push({ type, start: position, bodyStart: position + headerBytes, end: position + bytes });
    position += bytes;
  }
  return boxes;
}

async function editsOf(source: ByteSource): Promise<Edit[]> {
  const boxes = await outerBoxes(source);
  const whole = async (box: OuterBox): Promise<PlacedBox> => {
    const length = box.end - box.bodyStart;
    if (length > MOST_INDEX_BYTES) throw new BrokenVideo('its index is too long');
    return { ...box, body: Buffer.from(await source.at(box.bodyStart, length)) };
  };
  const moov = boxes.find(({ type }) => type === 'moov');
  if (!moov) throw new BrokenVideo('no index');
  const index = await whole(moov);
  const tracks = tracksOf(index);
  const parts: Removal[] = [];
  for (const box of boxes) {
    const isKept = KEPT_IN_FILE.has(box.type) && (box.type !== 'moov' || box === moov);
    if (!isKept) parts.push({ edits: freed(box), samples: [] });
    else if (KEPT[box.type]) parts.push(removalIn(box === moov ? index : await whole(box), tracks));
  }
  const { edits, samples } = togetherOf(parts);
  const media = boxes.filter(({ type }) => type === 'mdat').map(({ bodyStart, end }) => ({ start: bodyStart, end }));
  return [...edits, ...within(samples, media)];
}

/** What removes from an MP4 file all that is not needed to play it. Throws BrokenVideo. */
export async function mp4Metadata(source: ByteSource): Promise<Edit[]> {
  try {
    return await editsOf(source);
  } catch (error) {
    // A box that is shorter than its fields.
    if (error instanceof RangeError) throw new BrokenVideo(error.message);
    throw error;
  }
}

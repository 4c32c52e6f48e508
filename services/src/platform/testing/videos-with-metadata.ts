import { box, bytesOf, element, numbers } from './sample-videos.ts';

/** Words that must not be left in a video. */
export const SECRETS = [
  '+52.5163+013.3777/',
  'Ada at home',
  'my first take',
  'iPhone of Ada',
  'xmp:CreatorTool',
  'Core Media Video',
  'GoPro AVC encoder',
  'file:///Users/ada',
  'home address',
] as const;
const [PLACE, TITLE, COMMENT, DEVICE, XMP, HANDLER, ENCODER, PATH, UNKNOWN] = SECRETS;

/** A time of recording: seconds since 1904, as MP4 has it. */
export const RECORDED_AT = 0xe1_23_45_67;
export const PICTURE = Buffer.from('played picture.');
const SOUND = Buffer.from('played sound...');
const MOVEMENT = Buffer.from(`gps ${PLACE}`);

const text = (type: string, value: string) => box(type, numbers(0), Buffer.from(value));
const full = (type: string, ...parts: readonly Buffer[]) => box(type, numbers(0), ...parts);

interface TrackOptions {
  id: number;
  handler: string;
  codec: Buffer;
  /** Positions of the chunks. */
  chunks: readonly number[];
  sampleBytes: number;
}

const dref = () => full('dref', numbers(1), full('url ', Buffer.from(PATH)));
const userData = () =>
  box(
    'udta',
    text('\xa9xyz', PLACE),
    text('\xa9nam', TITLE),
    full('meta', box('ilst', text('\xa9cmt', COMMENT), text('\xa9too', DEVICE))),
  );

function trackOf({ id, handler, codec, chunks, sampleBytes }: TrackOptions): Buffer {
  const stbl = box(
    'stbl',
    full('stsd', numbers(1), codec),
    full('stts', numbers(1, chunks.length, 1000)),
    full('stsc', numbers(1, 1, 1, 1)),
    full('stsz', numbers(0, chunks.length), ...chunks.map(() => numbers(sampleBytes))),
    full('stco', numbers(chunks.length), ...chunks.map((start) => numbers(start))),
  );
  const minf = box('minf', full('vmhd', Buffer.alloc(8)), box('dinf', dref()), stbl);
  const mdhd = full('mdhd', numbers(RECORDED_AT, RECORDED_AT, 1000, chunks.length * 1000, 0));
  const hdlr = full('hdlr', numbers(0), Buffer.from(handler), Buffer.alloc(12), Buffer.from(`${HANDLER}\0`));
  const tkhd = full('tkhd', numbers(RECORDED_AT, RECORDED_AT, id, 0, chunks.length * 1000), Buffer.alloc(60));
  return box('trak', tkhd, box('mdia', mdhd, hdlr, minf), box('tref', box('cdsc', numbers(1))), userData());
}

function pictureEntry(): Buffer {
  const name = Buffer.alloc(32);
  name[0] = ENCODER.length;
  name.write(ENCODER, 1);
  const entry = [Buffer.alloc(42), name, Buffer.alloc(4), box('avcC', Buffer.from([1, 100, 0, 31, 0xff, 0xe0, 0]))];
  return box('avc1', ...entry);
}
const soundEntry = () => box('mp4a', Buffer.alloc(28), full('esds', Buffer.alloc(20)));

const CHUNKS = 3;
const MEDIA = Buffer.concat(Array.from({ length: CHUNKS }, () => Buffer.concat([PICTURE, SOUND, MOVEMENT])));
const STEP = MEDIA.length / CHUNKS;

/** As phones and cameras write it: place, movement, title, comments, device and times in the boxes of several vendors. */
export function mp4WithMetadata({ isIndexLast = false }: { isIndexLast?: boolean } = {}): Buffer {
  const ftyp = box('ftyp', Buffer.from('mp42'), numbers(512), Buffer.from('mp42isom'));
  const before = Buffer.concat([box('uuid', Buffer.alloc(16, 9), Buffer.from(XMP)), text('skip', UNKNOWN)]);
  const moovAt = (mediaStart: number) => {
    const chunksAt = (offset: number) => Array.from({ length: CHUNKS }, (_, index) => mediaStart + index * STEP + offset);
    const [picture, sound, movement] = [chunksAt(0), chunksAt(PICTURE.length), chunksAt(PICTURE.length + SOUND.length)];
    return box(
      'moov',
      full('mvhd', numbers(RECORDED_AT, RECORDED_AT, 1000, CHUNKS * 1000), Buffer.alloc(80)),
      trackOf({ id: 1, handler: 'vide', codec: pictureEntry(), chunks: picture, sampleBytes: PICTURE.length }),
      trackOf({ id: 2, handler: 'soun', codec: soundEntry(), chunks: sound, sampleBytes: SOUND.length }),
      trackOf({ id: 3, handler: 'meta', codec: text('mebx', PLACE), chunks: movement, sampleBytes: MOVEMENT.length }),
      full(
        'meta',
        full('keys', numbers(1), text('mdta', 'com.apple.quicktime.location.ISO6709')),
        box('ilst', text('data', PLACE)),
      ),
      userData(),
      text('abcd', UNKNOWN),
      full('free', Buffer.from(UNKNOWN)),
    );
  };
  const media = box('mdat', MEDIA);
  const fixed = ftyp.length + before.length + 8;
  if (isIndexLast) return Buffer.concat([ftyp, before, media, moovAt(fixed), text('udta', TITLE)]);
  return Buffer.concat([ftyp, before, moovAt(fixed + moovAt(0).length), media, text('udta', TITLE)]);
}

/** A recording in fragments, with a track of the place. */
export function fragmentedWithMetadata(): Buffer {
  const ftyp = box('ftyp', Buffer.from('isom'), numbers(512), Buffer.from('isomavc1'));
  const entries = [pictureEntry(), soundEntry(), text('mebx', PLACE)];
  const traks = ['vide', 'soun', 'meta'].map((handler, index) =>
    trackOf({ id: index + 1, handler, codec: entries[index] ?? Buffer.alloc(0), chunks: [], sampleBytes: 0 }),
  );
  const trex = [1, 2, 3].map((id) => full('trex', numbers(id, 1, 1000, id === 3 ? MOVEMENT.length : PICTURE.length, 0)));
  const moov = box(
    'moov',
    full('mvhd', numbers(RECORDED_AT, RECORDED_AT, 1000, 0), Buffer.alloc(80)),
    ...traks,
    box('mvex', ...trex),
  );
  const moofWith = (offset: number, time: number) => {
    const traf = (id: number, at: number, withSizes: boolean) =>
      box(
        'traf',
        box('tfhd', numbers(0x02_00_00, id)),
        full('tfdt', numbers(time)),
        withSizes ? box('trun', numbers(0x201, 1, at, PICTURE.length)) : box('trun', numbers(0x1, 1, at)),
        ...(id === 1 ? [full('uuid', Buffer.from(UNKNOWN))] : []),
      );
    const [sound, movement] = [offset + PICTURE.length, offset + PICTURE.length + SOUND.length];
    return box('moof', full('mfhd', numbers(1)), traf(1, offset, true), traf(2, sound, true), traf(3, movement, false));
  };
  const fragments = [0, 1000, 2000].map((time) => {
    const offset = moofWith(0, time).length + 8;
    return Buffer.concat([moofWith(offset, time), box('mdat', PICTURE, SOUND, MOVEMENT)]);
  });
  return Buffer.concat([ftyp, moov, ...fragments, full('emsg', Buffer.from(COMMENT))]);
}

const lengthOf = (value: number) => bytesOf(value, 4).swap32();

/** The data of a Vorbis track: three packets, of which the second has texts. */
function vorbisData(): Buffer {
  const texts = [`TITLE=${TITLE}`, `LOCATION=${PLACE}`].map((each) => Buffer.concat([lengthOf(each.length), Buffer.from(each)]));
  const comments = Buffer.concat([
    Buffer.from('\x03vorbis', 'latin1'),
    lengthOf(DEVICE.length),
    Buffer.from(DEVICE),
    lengthOf(texts.length),
    ...texts,
    Buffer.from([1]),
  ]);
  const head = Buffer.concat([Buffer.from('\x01vorbis', 'latin1'), Buffer.alloc(23, 5)]);
  return Buffer.concat([
    Buffer.from([2, head.length, comments.length]),
    head,
    comments,
    Buffer.from('\x05vorbis codebooks', 'latin1'),
  ]);
}

/** A WebM file of a converter, with title, date, tags, chapters and an attachment; `unknown` leaves sizes open. */
export function webmWithMetadata({ unknown = false, longTag = false }: { unknown?: boolean; longTag?: boolean } = {}): Buffer {
  const size = unknown ? ('unknown' as const) : undefined;
  const word = (id: string, value: string) => element(id, Buffer.from(value));
  const seekHead = element('114d9b74', [
    element('4dbb', [element('53ab', Buffer.from('1254c367', 'hex')), element('53ac', bytesOf(77, 2))]),
    element('4dbb', [element('53ab', Buffer.from('1c53bb6b', 'hex')), element('53ac', bytesOf(88, 2))]),
  ]);
  const info = element('1549a966', [
    element('bf', Buffer.alloc(4, 1)),
    element('2ad7b1', bytesOf(1_000_000, 3)),
    word('7ba9', TITLE),
    element('4461', Buffer.from('0123456789abcdef', 'hex')),
    word('4d80', 'a library'),
    word('5741', DEVICE),
  ]);
  const tracks = element('1654ae6b', [
    element('ae', [element('d7', bytesOf(1, 1)), element('83', bytesOf(1, 1)), word('86', 'V_VP8'), word('536e', HANDLER)]),
    element('ae', [
      element('d7', bytesOf(2, 1)),
      element('83', bytesOf(2, 1)),
      word('86', 'A_VORBIS'),
      element('63a2', vorbisData()),
      word('258688', ENCODER),
    ]),
  ]);
  const block = (track: number, at: number, data: Buffer) =>
    Buffer.concat([Buffer.from([0x80 | track, at >> 8, at & 0xff, 0x80]), data]);
  const cluster = element(
    '1f43b675',
    [
      element('e7', bytesOf(0, 4)),
      element('a3', block(1, 0, PICTURE)),
      element('a0', [element('a1', block(2, 1000, SOUND)), element('75a1', Buffer.from(COMMENT))]),
      element('4d2a', Buffer.from(UNKNOWN)),
    ],
    size,
  );
  const tag = (value: string) => element('7373', [element('67c8', [word('45a3', 'LOCATION'), word('4487', value)])]);
  const rest = [
    element('1254c367', [tag(PLACE), tag(longTag ? PLACE.repeat(200) : PATH)]),
    element('1043a770', [word('85', COMMENT)]),
    element('1941a469', [element('61a7', [word('466e', XMP), element('465c', Buffer.from(UNKNOWN))])]),
    element('ec', Buffer.from(UNKNOWN)),
  ];
  const header = element('1a45dfa3', [element('4282', Buffer.from('webm'))]);
  return Buffer.concat([header, element('18538067', [seekHead, info, tracks, ...rest, cluster], size)]);
}

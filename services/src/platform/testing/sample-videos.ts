/** Small videos made by hand, with a container as recorders write it and no pictures that mean anything. */

export const bytesOf = (value: number, length: number) => {
  const bytes = Buffer.alloc(length);
  bytes.writeUIntBE(value, 0, Math.min(length, 6));
  return length > 6 ? Buffer.concat([Buffer.alloc(length - 6), bytes.subarray(0, 6)]) : bytes;
};

/** An EBML element; `unknown` leaves its size open, as recorders do. */
export function element(id: string, body: Buffer | readonly Buffer[], size?: 'unknown'): Buffer {
  const content = Buffer.isBuffer(body) ? body : Buffer.concat(body);
  const length = size === 'unknown' ? Buffer.from('01ffffffffffffff', 'hex') : bytesOf(content.length, 8);
  if (size !== 'unknown') length[0] = 0x01;
  return Buffer.concat([Buffer.from(id, 'hex'), length, content]);
}

interface SampleWebm {
  seconds?: number;
  codecs?: readonly string[];
  docType?: string;
  /** Bytes of each block; there is one block each half second. */
  blockBytes?: number;
  /** Like a file of a converter: with sizes and a duration. */
  isConverted?: boolean;
}

export function webm({
  seconds = 4,
  codecs = ['V_VP8', 'A_OPUS'],
  docType = 'webm',
  blockBytes = 100,
  isConverted = false,
}: SampleWebm = {}): Buffer {
  const size = isConverted ? undefined : 'unknown';
  const tracks = codecs.map((codec, index) =>
    element('ae', [
      element('d7', bytesOf(index + 1, 1)),
      element('83', bytesOf(codec.startsWith('V') ? 1 : 2, 1)),
      element('86', Buffer.from(codec)),
    ]),
  );
  const duration = Buffer.alloc(8);
  duration.writeDoubleBE(seconds * 1000);
  const info = element('1549a966', [
    element('2ad7b1', bytesOf(1_000_000, 3)),
    ...(isConverted ? [element('4489', duration)] : []),
  ]);
  const clusters = Array.from({ length: Math.ceil(seconds / 2) }, (_, index) => {
    const start = index * 2000;
    const blocks = [0, 500, 1000, 1500, 2000]
      .filter((at) => start + at <= seconds * 1000)
      .map((at) => {
        const head = Buffer.from([0x81, 0, 0, 0x80]);
        head.writeInt16BE(at, 1);
        return element('a3', [head, Buffer.alloc(blockBytes, index)]);
      });
    return element('1f43b675', [element('e7', bytesOf(start, 4)), ...blocks], size);
  });
  const header = element('1a45dfa3', [element('4282', Buffer.from(docType))]);
  return Buffer.concat([header, element('18538067', [info, element('1654ae6b', tracks), ...clusters], size)]);
}

export function box(type: string, ...parts: readonly Buffer[]): Buffer {
  const body = Buffer.concat(parts);
  return Buffer.concat([bytesOf(body.length + 8, 4), Buffer.from(type, 'latin1'), body]);
}

export const numbers = (...values: readonly number[]) => Buffer.concat(values.map((value) => bytesOf(value, 4)));
const TIMESCALE = 1000;

interface SampleMp4 {
  seconds?: number;
  codecs?: readonly string[];
  /** Like a recording: the duration is only in its fragments. */
  isFragmented?: boolean;
  mediaBytes?: number;
}

function track(codec: string, id: number, ticks: number): Buffer {
  const isPicture = !['mp4a', 'Opus'].includes(codec);
  const stbl = box('stbl', box('stsd', numbers(0, 1), box(codec, Buffer.alloc(70))), box('stts', numbers(0, 1, 1, ticks)));
  const mdia = box(
    'mdia',
    box('mdhd', numbers(0, 0, 0, TIMESCALE, ticks, 0)),
    box('hdlr', numbers(0, 0), Buffer.from(isPicture ? 'vide' : 'soun'), Buffer.alloc(13)),
    box('minf', stbl),
  );
  return box('trak', box('tkhd', numbers(0, 0, 0, id, 0), Buffer.alloc(60)), mdia);
}

export function mp4({ seconds = 4, codecs = ['avc1', 'mp4a'], isFragmented = false, mediaBytes = 500 }: SampleMp4 = {}): Buffer {
  const ticks = isFragmented ? 0 : seconds * TIMESCALE;
  const ids = codecs.map((_, index) => index + 1);
  const mvex = box('mvex', ...ids.map((id) => box('trex', numbers(0, id, 1, 500, 0, 0))));
  const moov = box(
    'moov',
    box('mvhd', numbers(0, 0, 0, TIMESCALE, ticks), Buffer.alloc(80)),
    ...codecs.map((codec, index) => track(codec, index + 1, ticks)),
    ...(isFragmented ? [mvex] : []),
  );
  const media = box('mdat', Buffer.alloc(mediaBytes, 7));
  const ftyp = box('ftyp', Buffer.from('isom'), numbers(512), Buffer.from('isomavc1'));
  if (!isFragmented) return Buffer.concat([ftyp, moov, media]);
  const fragments = Array.from({ length: Math.ceil(seconds) }, (_, index) =>
    Buffer.concat([
      box(
        'moof',
        box('mfhd', numbers(0, index)),
        box('traf', box('tfhd', numbers(0x020000, 1)), box('tfdt', numbers(0, index * TIMESCALE)), box('trun', numbers(0, 2))),
      ),
      media,
    ]),
  );
  return Buffer.concat([ftyp, moov, ...fragments]);
}

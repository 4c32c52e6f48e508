import { erase, type Edit } from './edits.ts';

/** A comment packet begins with its type and the name of the codec. */
const COMMENTS = Buffer.from('\x03vorbis', 'latin1');

/** Positions of the packets that follow each other in the data of the codec, with the lengths of all but the last before them. */
function packetsIn(codecPrivate: Buffer): { start: number; end: number }[] {
  let position = 1;
  const lengths = Array.from({ length: codecPrivate[0] ?? 0 }, () => {
    let length = 0;
    while (codecPrivate[position] === 255) length += codecPrivate[position++] ?? 0;
    return length + (codecPrivate[position++] ?? 0);
  });
  return [...lengths, Number.POSITIVE_INFINITY].map((length) => {
    const start = position;
    position = Math.min(start + length, codecPrivate.length);
    return { start, end: position };
  });
}

/** What empties the texts in the data of a Vorbis track: program, title, artist, place (https://xiph.org/vorbis/doc/v-comment.html). */
export function vorbisCommentsIn(codecPrivate: Buffer): Edit[] {
  const packet = packetsIn(codecPrivate).find(({ start }) =>
    COMMENTS.equals(codecPrivate.subarray(start, start + COMMENTS.length)),
  );
  if (!packet) return [];
  const edits: Edit[] = [];
  let position = packet.start + COMMENTS.length;
  let left = 1;
  for (let index = 0; left > 0 && position + 4 <= packet.end; index += 1, left -= 1) {
    const length = Math.min(codecPrivate.readUInt32LE(position), packet.end - position - 4);
    edits.push(erase(position + 4, length));
    position += 4 + length;
    // The number of comments follows the name of the program.
    if (index === 0 && position + 4 <= packet.end) {
      left += codecPrivate.readUInt32LE(position);
      position += 4;
    }
  }
  return edits;
}

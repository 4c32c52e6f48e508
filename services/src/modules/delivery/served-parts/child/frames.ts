const HEAD_BYTES = 4;

/** A message as bytes: the length of its JSON, and the JSON. */
export function frameOf(message: unknown): Buffer {
  const text = Buffer.from(JSON.stringify(message));
  const head = Buffer.alloc(HEAD_BYTES);
  head.writeUInt32BE(text.length);
  return Buffer.concat([head, text]);
}

interface FrameReader {
  /** Most bytes of one message. */
  most: number;
  heard: (message: unknown) => void;
  /** Hears once of bytes that are no message, or one that is too long; nothing is heard after it. */
  broken: (detail: string) => void;
}

/** Reads messages from the chunks that it is called with. What is longer than it may be is never collected. */
export function readFrames({ most, heard, broken }: FrameReader): (chunk: Buffer) => void {
  let chunks: Buffer[] = [];
  let size = 0;
  let isBroken = false;

  const give = (text: string) => {
    let message: unknown;
    try {
      message = JSON.parse(text);
    } catch {
      isBroken = true;
      broken('wrote what is no message');
      return;
    }
    heard(message);
  };

  return (chunk) => {
    if (isBroken) return;
    chunks.push(chunk);
    size += chunk.length;
    while (size >= HEAD_BYTES) {
      // The first chunk nearly always has the whole head; a message of many chunks is joined once.
      if ((chunks[0]?.length ?? 0) < HEAD_BYTES) chunks = [Buffer.concat(chunks)];
      const end = HEAD_BYTES + (chunks[0]?.readUInt32BE() ?? 0);
      if (end - HEAD_BYTES > most) {
        isBroken = true;
        chunks = [];
        broken(`wrote a message of ${end - HEAD_BYTES} bytes`);
        return;
      }
      if (size < end) return;
      const all = Buffer.concat(chunks);
      chunks = size > end ? [all.subarray(end)] : [];
      size -= end;
      give(all.toString('utf8', HEAD_BYTES, end));
      if (isBroken) return;
    }
  };
}

/** Replaces bytes of a file from `start` on: by `bytes`, then by `zeros` zero bytes. The length of the file stays. */
export interface Edit {
  start: number;
  bytes: Buffer;
  zeros: number;
}

export const erase = (start: number, length: number): Edit => ({ start, bytes: Buffer.alloc(0), zeros: length });

const endOf = ({ start, bytes, zeros }: Edit) => start + bytes.length + zeros;

/** Makes the part of an edit that falls into a chunk at this position of the file. */
function editChunk(chunk: Buffer, position: number, edit: Edit): void {
  const from = Math.max(edit.start, position);
  const to = Math.min(endOf(edit), position + chunk.length);
  if (to <= from) return;
  chunk.fill(0, from - position, to - position);
  edit.bytes.subarray(from - edit.start, to - edit.start).copy(chunk, from - position);
}

/** The bytes of a file with these edits made, which do not overlap. */
export async function* edited(bytes: AsyncIterable<Buffer>, edits: readonly Edit[]): AsyncGenerator<Buffer> {
  const waiting = edits.toSorted((one, other) => other.start - one.start);
  let position = 0;
  let open: Edit[] = [];
  for await (const read of bytes) {
    const end = position + read.length;
    for (let next = waiting.at(-1); next && next.start < end; next = waiting.at(-1)) {
      open.push(next);
      waiting.pop();
    }
    // A copy, because whoever gave the chunk may still read it.
    const chunk = open.length > 0 ? Buffer.from(read) : read;
    for (const edit of open) editChunk(chunk, position, edit);
    open = open.filter((edit) => endOf(edit) > end);
    position = end;
    yield chunk;
  }
}

import type { ChatMessage } from '../../shared/inbox/thread.model.ts';

/** Messages that are rendered together, so that a change at one end of a long conversation renders only that end. */
export interface LogChunk {
  /** The same for the same messages, however many are loaded before them. */
  key: number;
  messages: readonly ChatMessage[];
  /** The message before the first one. */
  before: ChatMessage | undefined;
}

const CHUNK_SIZE = 25;

/** In the order of the items. */
function groupsBy<Item>(items: readonly Item[], keyOf: (item: Item) => number): Map<number, Item[]> {
  const groups = new Map<number, Item[]>();
  for (const item of items) {
    const key = keyOf(item);
    const group = groups.get(key);
    if (group) group.push(item);
    else groups.set(key, [item]);
  }
  return groups;
}

/** Chunks by message number. One whose messages have not changed stays the same object. */
export function chunksOf(messages: readonly ChatMessage[], previous: readonly LogChunk[]): readonly LogChunk[] {
  const known = new Map(previous.map((chunk) => [chunk.key, chunk]));
  let before: ChatMessage | undefined;
  return [...groupsBy(messages, ({ number }) => Math.floor(number / CHUNK_SIZE))].map(([key, group]) => {
    const chunk: LogChunk = { key, messages: group, before };
    before = group.at(-1);
    const same = known.get(key);
    const isSame =
      same?.before === chunk.before &&
      same?.messages.length === group.length &&
      group.every((message, index) => message === same.messages[index]);
    return isSame && same ? same : chunk;
  });
}

/** Chunks in a row. */
export interface LogStretch {
  /** The same for the same messages, however many are loaded before them. */
  key: number;
  chunks: readonly LogChunk[];
}

const STRETCH_SIZE = 10;

/** The chunks by stretches, of which the browser passes over those out of view without a look at their chunks. */
export const stretchesOf = (chunks: readonly LogChunk[]): LogStretch[] =>
  [...groupsBy(chunks, ({ key }) => Math.floor(key / STRETCH_SIZE))].map(([key, own]) => ({ key, chunks: own }));

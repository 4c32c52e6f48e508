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

/** Chunks by message number. One whose messages have not changed stays the same object. */
export function chunksOf(messages: readonly ChatMessage[], previous: readonly LogChunk[]): readonly LogChunk[] {
  const known = new Map(previous.map((chunk) => [chunk.key, chunk]));
  const groups = new Map<number, ChatMessage[]>();
  for (const message of messages) {
    const key = Math.floor(message.number / CHUNK_SIZE);
    const group = groups.get(key);
    if (group) group.push(message);
    else groups.set(key, [message]);
  }
  let before: ChatMessage | undefined;
  return [...groups].map(([key, group]) => {
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

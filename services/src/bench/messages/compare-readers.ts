import { setTimeout as sleep } from 'node:timers/promises';
import { readByEmployerApi, readByGraphql, readByRest, unreadOf, type ReadMessage } from './readers.ts';
import type { Acknowledged, Talk } from './talk.ts';

interface Written {
  talk: Talk;
  acknowledged: readonly Acknowledged[];
  /** Grows while the last events arrive. */
  stream: readonly ReadMessage[];
}

export interface Compared {
  /** Acknowledged messages that a reader does not have. */
  lost: readonly string[];
  /** Messages that a reader has twice, by their id or their text. */
  doubled: readonly string[];
  /** Readers whose order is another one than the employer's. */
  disordered: readonly string[];
  /** Candidates whose unread count is wrong. */
  miscounted: readonly string[];
}

const LONGEST_MS = 60_000;
const LOOK_EVERY_MS = 100;

/** Waits until the stream has delivered as much as was sent. */
async function untilStreamed({ acknowledged, stream }: Written): Promise<void> {
  const until = performance.now() + LONGEST_MS;
  while (stream.length < acknowledged.length && performance.now() < until) await sleep(LOOK_EVERY_MS);
}

/** Whether the candidate's REST and GraphQL, the employer's REST and the stream have every message, once, in one order. */
export async function compareReaders(origin: string, conversations: readonly Written[]): Promise<Compared> {
  const found = { lost: [] as string[], doubled: [] as string[], disordered: [] as string[], miscounted: [] as string[] };
  for (const written of conversations) {
    await untilStreamed(written);
    const { talk, acknowledged, stream } = written;
    const employer = await readByEmployerApi(origin, talk);
    const readers: Record<string, readonly ReadMessage[]> = {
      'REST of the employer': employer,
      'REST of the candidate': await readByRest(origin, talk),
      'GraphQL, to older': await readByGraphql(origin, talk, 'older'),
      'GraphQL, to newer': await readByGraphql(origin, talk, 'newer'),
      stream,
    };
    const order = employer.map(({ id }) => id).join(' ');
    for (const [name, read] of Object.entries(readers)) {
      const where = `${name} of ${talk.candidateId}`;
      const ids = new Map(read.map(({ id, text }) => [id, text]));
      for (const { id, text } of acknowledged) if (ids.get(id) !== text) found.lost.push(`${text}: ${where}`);
      if (ids.size < read.length || new Set(ids.values()).size < read.length) found.doubled.push(where);
      if (read.map(({ id }) => id).join(' ') !== order) found.disordered.push(where);
    }
    const unread = await unreadOf(origin, talk);
    const wanted = acknowledged.filter(({ text }) => text.startsWith('employer')).length;
    if (unread !== wanted) found.miscounted.push(`${talk.candidateId}: ${unread} instead of ${wanted}`);
  }
  return found;
}

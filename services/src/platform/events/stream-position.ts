/** A point in a candidate's stream: the id of an event, and a time since which all later events were created. */
export interface StreamPosition {
  eventId: number;
  /** Unknown to clients of earlier versions. */
  at: Date | undefined;
}

/** Server-sent `id:` of an event; clients return it as Last-Event-ID. */
export const positionId = (eventId: number, at: Date): string => `${eventId}.${Math.floor(at.getTime() / 1000)}`;

export function readPosition(lastEventId: unknown): StreamPosition | undefined {
  const read = /^(\d{1,15})(?:\.(\d{1,11}))?$/.exec(typeof lastEventId === 'string' ? lastEventId : '');
  if (!read) return undefined;
  return { eventId: Number(read[1]), at: read[2] === undefined ? undefined : new Date(Number(read[2]) * 1000) };
}

/** `pg_current_snapshot()` of a page; undefined if it is none. */
export function readSnapshot(text: unknown): string | undefined {
  const read = /^(\d{1,19}):(\d{1,19}):(\d{1,19}(,\d{1,19}){0,499})?$/.exec(typeof text === 'string' ? text : '');
  return read && BigInt(read[1] ?? 0) > 0n && BigInt(read[1] ?? 0) <= BigInt(read[2] ?? 0) ? read[0] : undefined;
}

/** `resumed`: the client misses nothing. `missed`: events since its position may be deleted. `opened`: it had no position. */
export interface StreamStart {
  kind: 'opened' | 'resumed' | 'missed';
  /** Events after this one are sent. */
  afterId: number;
  at: Date;
}

interface Known {
  now: Date;
  /** Id of the candidate's newest event. */
  newestId: number;
  /** Events are kept at least since then. */
  keptSince: Date;
}

/** The start of a page's first stream: what was not committed yet when the page was served is sent. */
export const startOfPage = (readEventId: number, { now, newestId }: Pick<Known, 'now' | 'newestId'>): StreamStart => ({
  kind: 'resumed',
  afterId: Math.min(readEventId, newestId),
  at: now,
});

export function startOf(seen: StreamPosition | undefined, { now, newestId, keptSince }: Known): StreamStart {
  if (!seen) return { kind: 'opened', afterId: newestId, at: now };
  const { eventId, at = now } = seen;
  // A higher id is one of a database that was restored to an earlier state.
  if (eventId > newestId || at < keptSince) return { kind: 'missed', afterId: newestId, at: now };
  // Events that wait for the client are older than this moment.
  return { kind: 'resumed', afterId: eventId, at: eventId === newestId ? now : at };
}

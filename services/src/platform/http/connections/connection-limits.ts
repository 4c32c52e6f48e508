import { totalmem } from 'node:os';
import type { Paces } from './connection.ts';

const MB = 1024 * 1024;

export interface ConnectionLimits {
  /** Connections of one address that wait for their client; 0 is no limit. */
  perAddress: number;
  /** The same over all addresses. */
  inAll: number;
  /** Bytes of bodies that have come in part and are held in memory, over all connections. */
  bodyBytes: number;
  paces: Paces;
  /** How often connections are looked at, in milliseconds. */
  everyMs: number;
}

const memory = (): number => Math.min(totalmem(), process.constrainedMemory() || Number.POSITIVE_INFINITY);

export const connectionLimits = (perAddress: number): ConnectionLimits => ({
  perAddress,
  inAll: 10_000,
  bodyBytes: Math.min(512 * MB, Math.max(64 * MB, memory() / 16)),
  paces: {
    // The slowest mobile networks carry several times as much.
    body: { bytesPerSecond: 1024, graceMs: 30_000 },
    // Media players stop reading while they have enough to show.
    answer: { bytesPerSecond: 1024, graceMs: 300_000 },
  },
  everyMs: 250,
});

/** Seconds within which a body must have come, where its route says nothing else. */
export const BODY_SECONDS = 60;
/** How long a client may go on sending a body after its request was answered. */
export const LINGER_MS = 5000;
export const HEADERS_MS = 20_000;

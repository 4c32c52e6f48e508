import { totalmem } from 'node:os';
import type { Paces } from './connection.ts';

const MB = 1024 * 1024;

export interface ConnectionLimits {
  /** Connections per address that wait for their client; 0 means no limit. */
  perAddress: number;
  /** The same over all addresses. */
  inAll: number;
  /** Bytes of partially received bodies held in memory, over all connections. */
  bodyBytes: number;
  paces: Paces;
  /** How often connections are checked, in milliseconds. */
  everyMs: number;
}

const memory = (): number => Math.min(totalmem(), process.constrainedMemory() || Number.POSITIVE_INFINITY);

export const connectionLimits = (perAddress: number): ConnectionLimits => ({
  perAddress,
  inAll: 10_000,
  bodyBytes: Math.min(512 * MB, Math.max(64 * MB, memory() / 16)),
  paces: {
    // The slowest mobile networks are several times faster.
    body: { bytesPerSecond: 1024, graceMs: 30_000 },
    // Media players stop reading while they have buffered enough.
    response: { bytesPerSecond: 1024, graceMs: 300_000 },
  },
  everyMs: 250,
});

/** Seconds within which a body must be received, unless its route says otherwise. */
export const BODY_SECONDS = 60;
/** How long a client may continue to send a body after the response. */
export const LINGER_MS = 5000;
export const HEADERS_MS = 20_000;

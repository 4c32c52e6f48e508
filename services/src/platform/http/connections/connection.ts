import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

/** State of a connection: idle, receiving a body, processing a request, or waiting for a client that reads a response slowly. */
type State = 'idle' | 'body' | 'work' | 'response';

/** The minimum pace of a client while a connection waits for it. */
export interface Pace {
  /** Bytes per second, on average. */
  bytesPerSecond: number;
  /** How far it may fall behind, in milliseconds. */
  graceMs: number;
}

export interface Paces {
  body: Pace;
  response: Pace;
}

/** A request and its response on a connection. */
interface Exchange {
  request: IncomingMessage;
  response: ServerResponse;
  startedAt: number;
  /** Deadline for receiving the body, whatever its pace. */
  bodyEndsAt: number;
  /** True if the received part of the body is held in memory. */
  inMemory: boolean;
}

export interface Connection {
  readonly socket: Socket;
  /** The client address for the limit per address; undefined for an idle connection of a proxy. */
  key: string | undefined;
  readonly fromProxy: boolean;
  exchange: Exchange | undefined;
  /** Bytes that the socket had sent before the current exchange. */
  bytesBefore: number;
  state: State;
  bytes: number;
  /** The client has kept pace up to this time; each byte advances it by the time a byte may take. */
  paidUntil: number;
}

export function createConnection(socket: Socket, key: string | undefined, now: number): Connection {
  return {
    socket,
    key,
    fromProxy: key === undefined,
    exchange: undefined,
    bytesBefore: 0,
    state: 'idle',
    bytes: 0,
    paidUntil: now,
  };
}

function stateOf({ socket, exchange }: Connection): State {
  if (!exchange) return 'idle';
  if (socket.writableLength > 0) return 'response';
  if (!exchange.request.complete) return 'body';
  return exchange.response.closed ? 'idle' : 'work';
}

/** Updates a connection with what its socket has sent and received. */
export function observe(connection: Connection, paces: Paces, now: number): State {
  const { socket } = connection;
  const state = stateOf(connection);
  const pace = state === 'body' || state === 'response' ? paces[state] : undefined;
  const bytes = state === 'response' ? socket.bytesWritten - socket.writableLength : socket.bytesRead;
  if (state !== connection.state) {
    connection.state = state;
    connection.paidUntil = now + (pace?.graceMs ?? 0);
  } else if (pace) {
    const paid = connection.paidUntil + ((bytes - connection.bytes) / pace.bytesPerSecond) * 1000;
    connection.paidUntil = Math.min(now + pace.graceMs, paid);
  }
  connection.bytes = bytes;
  return state;
}

/** The time since which a connection has been waiting for its client; undefined while the client waits for us. */
export function waitingSince({ state, paidUntil }: Connection, paces: Paces): number | undefined {
  if (state === 'work') return undefined;
  return state === 'idle' ? paidUntil : paidUntil - paces[state].graceMs;
}

/** Bytes received of a body that is held in memory. */
export function bufferedBytes({ socket, exchange, bytesBefore }: Connection): number {
  if (!exchange?.inMemory || exchange.response.writableEnded) return 0;
  return socket.bytesRead - bytesBefore;
}

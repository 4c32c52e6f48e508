import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

/** What a connection is at: nothing, sending a body, being worked for, or reading an answer more slowly than it is written. */
type State = 'idle' | 'body' | 'work' | 'answer';

/** The least a client must do while a connection waits for it. */
export interface Pace {
  /** Bytes a second, in the mean. */
  bytesPerSecond: number;
  /** How far it may fall behind, in milliseconds. */
  graceMs: number;
}

export interface Paces {
  body: Pace;
  answer: Pace;
}

/** A request and its answer on a connection. */
interface Exchange {
  request: IncomingMessage;
  response: ServerResponse;
  startedAt: number;
  /** When the body must have come, whatever its pace. */
  bodyEndsAt: number;
  /** What has come of the body is held in memory. */
  inMemory: boolean;
}

export interface Connection {
  readonly socket: Socket;
  /** Whose connection it is, for the limit by address; undefined for a proxy's that serves nobody at present. */
  key: string | undefined;
  readonly fromProxy: boolean;
  exchange: Exchange | undefined;
  /** What the socket had sent before the present exchange. */
  bytesBefore: number;
  state: State;
  bytes: number;
  /** The client has done its part up to this moment; each byte moves it on, by what a byte may take. */
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
  if (socket.writableLength > 0) return 'answer';
  if (!exchange.request.complete) return 'body';
  return exchange.response.closed ? 'idle' : 'work';
}

/** Brings a connection up to date with what its socket has sent and read. */
export function observe(connection: Connection, paces: Paces, now: number): State {
  const { socket } = connection;
  const state = stateOf(connection);
  const pace = state === 'body' || state === 'answer' ? paces[state] : undefined;
  const bytes = state === 'answer' ? socket.bytesWritten - socket.writableLength : socket.bytesRead;
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

/** Since when a connection waits for its client; undefined while the client waits for us. */
export function waitingSince({ state, paidUntil }: Connection, paces: Paces): number | undefined {
  if (state === 'work') return undefined;
  return state === 'idle' ? paidUntil : paidUntil - paces[state].graceMs;
}

/** What has come of a body that is held in memory. */
export function heldBytes({ socket, exchange, bytesBefore }: Connection): number {
  if (!exchange?.inMemory || exchange.response.writableEnded) return 0;
  return socket.bytesRead - bytesBefore;
}

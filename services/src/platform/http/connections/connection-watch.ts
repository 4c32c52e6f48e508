import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import type { ErrorCode } from '@hirehq/shared-contracts/error-codes';
import { addressKey } from '../../attempts/address-key.ts';
import { slotOf } from '../load/work-slot.ts';
import { BODY_SECONDS, LINGER_MS, type ConnectionLimits } from './connection-limits.ts';
import { createConnection, bufferedBytes, observe, waitingSince, type Connection } from './connection.ts';
import { endWithResponse } from './raw-response.ts';

interface Options {
  limits: ConnectionLimits;
  /** Connections of proxies do not count as one client. */
  isProxy: (address: string) => boolean;
  now?: () => number;
}

export interface BodyLimits {
  seconds?: number;
  /** False for a body that is streamed to disk. */
  inMemory?: boolean;
}

/** Share of all connections to close at once if there are too many, because finding them means checking each one. */
const CLOSED_AT_ONCE = 0.05;

/**
 * Tracks for each connection whether it waits for its client, or its client waits for us. Those that wait for their client are
 * limited in time, pace, memory and number; above the limit, those that have waited longest are closed for new ones.
 */
export class ConnectionWatch {
  readonly #limits: ConnectionLimits;
  readonly #isProxy: Options['isProxy'];
  readonly #now: () => number;
  readonly #all = new Map<Socket, Connection>();
  readonly #byKey = new Map<string, Set<Connection>>();

  constructor({ limits, isProxy, now = () => performance.now() }: Options) {
    this.#limits = limits;
    this.#isProxy = isProxy;
    this.#now = now;
  }

  opened(socket: Socket): void {
    const address = socket.remoteAddress;
    if (address === undefined) return;
    const key = this.#isProxy(address) ? undefined : addressKey(address);
    const connection = createConnection(socket, key, this.#now());
    this.#all.set(socket, connection);
    this.#assign(connection, key);
    socket.once('close', () => this.#forget(connection));
    if (key !== undefined) this.#limitKey(key);
    const { inAll } = this.#limits;
    if (this.#all.size > inAll) this.#makeRoom(this.#all.values(), inAll, Math.floor(inAll * CLOSED_AT_ONCE));
  }

  requested(request: IncomingMessage, response: ServerResponse): void {
    const connection = this.#all.get(request.socket);
    if (!connection) return;
    const startedAt = this.#now();
    const exchange = { request, response, startedAt, bodyEndsAt: startedAt + BODY_SECONDS * 1000, inMemory: true };
    connection.exchange = exchange;
    this.#observe(connection, startedAt);
    response.once('close', () => {
      if (connection.exchange !== exchange) return;
      if (request.complete) {
        connection.exchange = undefined;
        connection.bytesBefore = request.socket.bytesRead;
        this.#observe(connection, this.#now());
        if (connection.fromProxy) this.#assign(connection, undefined);
      } else exchange.bodyEndsAt = Math.min(exchange.bodyEndsAt, this.#now() + LINGER_MS);
    });
  }

  /** The body limits of a request's route, and the client address, if a proxy names it. */
  routed(request: IncomingMessage, address: string, { seconds, inMemory = true }: BodyLimits): void {
    const connection = this.#all.get(request.socket);
    const exchange = connection?.exchange;
    if (!connection || exchange?.request !== request) return;
    if (seconds !== undefined) exchange.bodyEndsAt = exchange.startedAt + seconds * 1000;
    exchange.inMemory = inMemory;
    if (!connection.fromProxy || this.#isProxy(address)) return;
    const key = addressKey(address);
    this.#assign(connection, key);
    this.#limitKey(key);
  }

  /** Closes connections that have waited too long. */
  look(): void {
    const time = this.#now();
    let held = 0;
    for (const connection of this.#all.values()) {
      const state = this.#observe(connection, time);
      const { exchange, paidUntil } = connection;
      if (!exchange || state === 'idle') continue;
      if (state === 'work') {
        held += bufferedBytes(connection);
        continue;
      }
      if (state === 'response') slotOf(exchange.request)?.abandon();
      const isLate = paidUntil < time || (state === 'body' && exchange.bodyEndsAt < time);
      if (isLate) this.#close(connection, 'TOO_SLOW');
      else held += bufferedBytes(connection);
    }
    this.#freeMemory(held);
  }

  /** Closes those whose bodies are in memory until the rest is within the limit. */
  #freeMemory(bytesHeld: number): void {
    let held = bytesHeld;
    if (held <= this.#limits.bodyBytes) return;
    for (const connection of this.#waiting(this.#all.values())) {
      const bytes = bufferedBytes(connection);
      if (bytes === 0 || connection.state !== 'body') continue;
      this.#close(connection, 'OVERLOADED');
      held -= bytes;
      if (held <= this.#limits.bodyBytes) return;
    }
  }

  #observe(connection: Connection, time: number) {
    return observe(connection, this.#limits.paces, time);
  }

  #assign(connection: Connection, key: string | undefined): void {
    const before = connection.key === undefined ? undefined : this.#byKey.get(connection.key);
    before?.delete(connection);
    if (before?.size === 0 && connection.key !== undefined) this.#byKey.delete(connection.key);
    connection.key = key;
    if (key !== undefined) this.#byKey.set(key, (this.#byKey.get(key) ?? new Set()).add(connection));
  }

  #forget(connection: Connection): void {
    this.#assign(connection, undefined);
    this.#all.delete(connection.socket);
  }

  #close(connection: Connection, code: ErrorCode): void {
    const { socket, exchange, state } = connection;
    this.#forget(connection);
    if (state === 'body' && exchange && !exchange.response.headersSent) endWithResponse(socket, code);
    else socket.destroy();
  }

  /** Connections that wait for their client, longest first. */
  #waiting(connections: Iterable<Connection>): Connection[] {
    const time = this.#now();
    return [...connections]
      .map((connection) => {
        this.#observe(connection, time);
        return { connection, since: waitingSince(connection, this.#limits.paces) };
      })
      .filter((entry): entry is { connection: Connection; since: number } => entry.since !== undefined)
      .toSorted((one, other) => one.since - other.since)
      .map(({ connection }) => connection);
  }

  #makeRoom(connections: Iterable<Connection>, most: number, atOnce = 0): void {
    const found = this.#waiting(connections);
    const surplus = found.length - most;
    if (surplus > 0) for (const connection of found.slice(0, surplus + atOnce)) this.#close(connection, 'OVERLOADED');
  }

  #limitKey(key: string): void {
    const { perAddress } = this.#limits;
    const own = this.#byKey.get(key);
    if (own && perAddress > 0 && own.size > perAddress) this.#makeRoom(own, perAddress);
  }
}

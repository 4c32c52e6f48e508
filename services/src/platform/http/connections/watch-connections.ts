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

export interface ConnectionWatch {
  opened(socket: Socket): void;
  requested(request: IncomingMessage, response: ServerResponse): void;
  /** The body limits of a request's route, and the client address, if a proxy names it. */
  routed(request: IncomingMessage, address: string, body: BodyLimits): void;
  /** Closes connections that have waited too long. */
  look(): void;
}

/** Share of all connections to close at once if there are too many, because finding them means checking each one. */
const CLOSED_AT_ONCE = 0.05;

/**
 * Tracks for each connection whether it waits for its client, or its client waits for us. Those that wait for their client are
 * limited in time, pace, memory and number; above the limit, those that have waited longest are closed for new ones.
 */
export function watchConnections({ limits, isProxy, now = () => performance.now() }: Options): ConnectionWatch {
  const { paces } = limits;
  const all = new Map<Socket, Connection>();
  const byKey = new Map<string, Set<Connection>>();

  function assign(connection: Connection, key: string | undefined): void {
    const before = connection.key === undefined ? undefined : byKey.get(connection.key);
    before?.delete(connection);
    if (before?.size === 0 && connection.key !== undefined) byKey.delete(connection.key);
    connection.key = key;
    if (key !== undefined) byKey.set(key, (byKey.get(key) ?? new Set()).add(connection));
  }

  function forget(connection: Connection): void {
    assign(connection, undefined);
    all.delete(connection.socket);
  }

  function close(connection: Connection, code: ErrorCode): void {
    const { socket, exchange, state } = connection;
    forget(connection);
    if (state === 'body' && exchange && !exchange.response.headersSent) endWithResponse(socket, code);
    else socket.destroy();
  }

  /** Connections that wait for their client, longest first. */
  function waiting(connections: Iterable<Connection>): Connection[] {
    const time = now();
    return [...connections]
      .map((connection) => {
        observe(connection, paces, time);
        return { connection, since: waitingSince(connection, paces) };
      })
      .filter((entry): entry is { connection: Connection; since: number } => entry.since !== undefined)
      .toSorted((one, other) => one.since - other.since)
      .map(({ connection }) => connection);
  }

  function makeRoom(connections: Iterable<Connection>, most: number, atOnce = 0): void {
    const found = waiting(connections);
    const surplus = found.length - most;
    if (surplus > 0) for (const connection of found.slice(0, surplus + atOnce)) close(connection, 'OVERLOADED');
  }

  function limitKey(key: string): void {
    const own = byKey.get(key);
    if (own && limits.perAddress > 0 && own.size > limits.perAddress) makeRoom(own, limits.perAddress);
  }

  return {
    opened(socket) {
      const address = socket.remoteAddress;
      if (address === undefined) return;
      const key = isProxy(address) ? undefined : addressKey(address);
      const connection = createConnection(socket, key, now());
      all.set(socket, connection);
      assign(connection, key);
      socket.once('close', () => forget(connection));
      if (key !== undefined) limitKey(key);
      if (all.size > limits.inAll) makeRoom(all.values(), limits.inAll, Math.floor(limits.inAll * CLOSED_AT_ONCE));
    },

    requested(request, response) {
      const connection = all.get(request.socket);
      if (!connection) return;
      const startedAt = now();
      const exchange = {
        request,
        response,
        startedAt,
        bodyEndsAt: startedAt + BODY_SECONDS * 1000,
        inMemory: true,
      };
      connection.exchange = exchange;
      observe(connection, paces, startedAt);
      response.once('close', () => {
        if (connection.exchange !== exchange) return;
        if (request.complete) {
          connection.exchange = undefined;
          connection.bytesBefore = request.socket.bytesRead;
          observe(connection, paces, now());
          if (connection.fromProxy) assign(connection, undefined);
        } else exchange.bodyEndsAt = Math.min(exchange.bodyEndsAt, now() + LINGER_MS);
      });
    },

    routed(request, address, { seconds, inMemory = true }) {
      const connection = all.get(request.socket);
      const exchange = connection?.exchange;
      if (!connection || exchange?.request !== request) return;
      if (seconds !== undefined) exchange.bodyEndsAt = exchange.startedAt + seconds * 1000;
      exchange.inMemory = inMemory;
      if (!connection.fromProxy || isProxy(address)) return;
      const key = addressKey(address);
      assign(connection, key);
      limitKey(key);
    },

    look() {
      const time = now();
      let held = 0;
      for (const connection of all.values()) {
        const state = observe(connection, paces, time);
        const { exchange, paidUntil } = connection;
        if (!exchange || state === 'idle') continue;
        if (state === 'work') {
          held += bufferedBytes(connection);
          continue;
        }
        if (state === 'response') slotOf(exchange.request)?.abandon();
        const isLate = paidUntil < time || (state === 'body' && exchange.bodyEndsAt < time);
        if (isLate) close(connection, 'TOO_SLOW');
        else held += bufferedBytes(connection);
      }
      if (held <= limits.bodyBytes) return;
      for (const connection of waiting(all.values())) {
        const bytes = bufferedBytes(connection);
        if (bytes === 0 || connection.state !== 'body') continue;
        close(connection, 'OVERLOADED');
        held -= bytes;
        if (held <= limits.bodyBytes) return;
      }
    },
  };
}

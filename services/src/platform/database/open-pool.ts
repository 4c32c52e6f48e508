import type { Socket } from 'node:net';
import pg from 'pg';
import { UNLIMITED } from './time-limit.ts';

interface PoolOptions {
  connectionString: string;
  /** Maximum number of connections. */
  max: number;
  statementTimeoutMs: number;
  /** `application_name` of the connections, as shown in pg_stat_activity. */
  name: string;
}

/** Error codes after which the server closes the connection: it is shutting down, or the connection was terminated or idle. */
const CONNECTION_ENDS = /^(57P0[1-5]|25P0[34])$/;

/** How much longer than its statement timeout a server may be silent. */
const SILENCE_MS = 2000;

/** What pg's client has besides its types: the protocol's messages, its socket, and whether no query is running. */
type ClientWithConnection = pg.PoolClient & {
  readyForQuery?: boolean;
  connection: {
    stream: Socket;
    on: ((event: 'errorMessage', listener: (message: { code: string }) => void) => void) &
      ((event: 'parameterStatus', listener: (message: { parameterName: string; parameterValue: string }) => void) => void);
  };
};

/**
 * Ends a connection on which a query is running and nothing arrives: the server would have ended the statement. A connection
 * without a time limit may be silent.
 */
function endWhenSilent(client: ClientWithConnection, silenceMs: number): void {
  const { connection } = client;
  connection.stream.setTimeout(silenceMs);
  connection.stream.on('timeout', () => {
    if (!client.readyForQuery) connection.stream.destroy();
  });
  connection.on('parameterStatus', ({ parameterName, parameterValue }) => {
    if (parameterName === 'application_name') connection.stream.setTimeout(parameterValue === UNLIMITED ? 0 : silenceMs);
  });
}

/**
 * A pool that survives a restart of the server: a broken connection fails its running query and is replaced. So does one on which
 * the server is silent for longer than its statement timeout.
 */
export function openPool({ connectionString, max, statementTimeoutMs, name }: PoolOptions): pg.Pool {
  const pool = new pg.Pool({
    connectionString,
    max,
    connectionTimeoutMillis: 5_000,
    idleTimeoutMillis: 30_000,
    statement_timeout: statementTimeoutMs,
    idle_in_transaction_session_timeout: 30_000,
    application_name: name,
    keepAlive: true,
  });
  // An unhandled 'error' event would end the process: the pool listens to idle clients only, and a client in use
  // may break between two queries.
  const unheard = () => undefined;
  pool.on('error', unheard);
  const ended = new WeakSet<pg.ClientBase>();
  pool.on('connect', (client) => {
    client.on('error', unheard);
    endWhenSilent(client as ClientWithConnection, statementTimeoutMs + SILENCE_MS);
    (client as ClientWithConnection).connection.on('errorMessage', ({ code }) => {
      if (CONNECTION_ENDS.test(code)) ended.add(client);
    });
  });
  // The server closes the connection only after its message, which fails the running query: without this the pool would lend
  // the connection once more.
  pool.on('release', (_error, client) => {
    if (ended.has(client)) void (client as pg.PoolClient & pg.Client).end();
  });
  return pool;
}

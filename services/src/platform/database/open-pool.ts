import pg from 'pg';

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

/** What pg's client has besides its types: the protocol's messages. */
type ClientWithConnection = pg.ClientBase & {
  connection: { on: (event: 'errorMessage', listener: (message: { code: string }) => void) => void };
};

/** A pool that survives a restart of the server: a broken connection fails its running query and is replaced. */
export function openPool({ connectionString, max, statementTimeoutMs, name }: PoolOptions): pg.Pool {
  const pool = new pg.Pool({
    connectionString,
    max,
    connectionTimeoutMillis: 5_000,
    idleTimeoutMillis: 30_000,
    statement_timeout: statementTimeoutMs,
    idle_in_transaction_session_timeout: 30_000,
    application_name: name,
  });
  // An unhandled 'error' event would end the process: the pool listens to idle clients only, and a client in use
  // may break between two queries.
  const unheard = () => undefined;
  pool.on('error', unheard);
  const ended = new WeakSet<pg.ClientBase>();
  pool.on('connect', (client) => {
    client.on('error', unheard);
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

import pg from 'pg';

interface PoolOptions {
  connectionString: string;
  /** Maximum number of connections. */
  max: number;
  statementTimeoutMs: number;
  /** `application_name` of the connections, as shown in pg_stat_activity. */
  name: string;
}

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
  pool.on('connect', (client) => client.on('error', unheard));
  return pool;
}

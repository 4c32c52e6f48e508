import pg from 'pg';

interface PoolOptions {
  connectionString: string;
  /** Connections at most. */
  max: number;
  statementTimeoutMs: number;
  /** How the server's list of connections names them. */
  name: string;
}

/** A pool that survives its server: a connection that breaks costs the query under way, and is replaced. */
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
  // An 'error' nobody listens to would end the process: the pool listens to idle clients only, and a client that is in use
  // may break between two queries.
  const unheard = () => undefined;
  pool.on('error', unheard);
  pool.on('connect', (client) => client.on('error', unheard));
  return pool;
}

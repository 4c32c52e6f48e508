/** PostgreSQL error codes: shutting down or starting, out of connections or time, connection lost, standby. */
const SERVER = /^(57P0[1-5]|57014|08\w{3}|53300|25P03|25006)$/;
/** Error codes of sockets and name resolution. */
const NETWORK = /^(ECONN\w+|EPIPE|ETIMEDOUT|EHOSTUNREACH|ENETUNREACH|ENOTFOUND|EAI_AGAIN)$/;
/** Messages of pg and Kysely errors without a code. */
const DRIVER =
  /^(Connection terminated|timeout exceeded when trying to connect|timeout expired|Client (has encountered a connection error|was closed)|Postgres connection has been discarded|Cannot use a pool after calling end|driver has already been destroyed)/;

/** True for a failure that is not caused by the request: the database is unreachable or overloaded. */
export function isDatabaseAway(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const { code } = error as { code?: unknown };
  return typeof code === 'string' ? SERVER.test(code) || NETWORK.test(code) : DRIVER.test(error.message);
}

/** PostgreSQL's own codes: shutting down or starting, out of connections or of time, a connection lost, a standby. */
const SERVER = /^(57P0[1-5]|57014|08\w{3}|53300|25P03|25006)$/;
/** Codes of sockets and of name resolution. */
const NETWORK = /^(ECONN\w+|EPIPE|ETIMEDOUT|EHOSTUNREACH|ENETUNREACH|ENOTFOUND|EAI_AGAIN)$/;
/** What pg and Kysely say without a code. */
const DRIVER =
  /^(Connection terminated|timeout exceeded when trying to connect|timeout expired|Client (has encountered a connection error|was closed)|Postgres connection has been discarded|Cannot use a pool after calling end|driver has already been destroyed)/;

/** True for a failure that says nothing about the request: there is no database to talk to, or it has no room or time. */
export function isDatabaseAway(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const { code } = error as { code?: unknown };
  return typeof code === 'string' ? SERVER.test(code) || NETWORK.test(code) : DRIVER.test(error.message);
}

import { backoffMs } from '@hirehq/shared-contracts/backoff';
import type { FastifyBaseLogger } from 'fastify';
import pg from 'pg';

export interface Listener {
  /** Called for each notification, and with `undefined` after every (re)connect, because notifications may have been missed. */
  on(channel: string, heard: (payload: string | undefined) => void): void;
  start(): Promise<void>;
  stop(): Promise<void>;
}

/** Short, because no event is received until the connection is back. */
const RECONNECT = { baseMs: 100, capMs: 1000 };

/** A dedicated connection for LISTEN, reopened whenever it breaks. */
export function createListener(connectionString: string, log: Pick<FastifyBaseLogger, 'warn'>): Listener {
  const channels = new Map<string, (payload: string | undefined) => void>();
  let client: pg.Client | undefined;
  let stopped = false;
  let failures = 0;
  let retry: NodeJS.Timeout | undefined;

  function lost(error?: unknown): void {
    const broken = client;
    client = undefined;
    void broken?.end().catch(() => undefined);
    if (stopped || retry) return;
    log.warn({ err: error }, 'the connection for database notifications broke; reconnecting');
    failures += 1;
    retry = setTimeout(
      () => {
        retry = undefined;
        void connect();
      },
      backoffMs(RECONNECT, failures),
    );
  }

  async function connect(): Promise<void> {
    if (stopped) return;
    const next = new pg.Client({
      connectionString,
      application_name: 'hirehq listen',
      keepAlive: true,
      connectionTimeoutMillis: 5000,
    });
    client = next;
    const broke = (error?: unknown) => client === next && lost(error);
    next.on('error', broke);
    next.on('end', broke);
    next.on('notification', ({ channel, payload }) => channels.get(channel)?.(payload ?? ''));
    try {
      await next.connect();
      for (const channel of channels.keys()) await next.query(`listen ${next.escapeIdentifier(channel)}`);
      failures = 0;
      for (const heard of channels.values()) heard(undefined);
    } catch (error) {
      broke(error);
    }
  }

  return {
    on: (channel, heard) => void channels.set(channel, heard),
    start: connect,
    async stop() {
      stopped = true;
      clearTimeout(retry);
      const open = client;
      client = undefined;
      await open?.end().catch(() => undefined);
    },
  };
}

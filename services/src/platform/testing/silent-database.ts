import { once } from 'node:events';
import { connect, createServer, type AddressInfo, type Socket } from 'node:net';

export interface SilentDatabase {
  /** The address of the database, by way of something that can swallow everything. */
  url: string;
  /** From here on connections are accepted and stay open, and nothing passes; or passes again. */
  setSilent(isSilent: boolean): void;
  /** Closes all connections. */
  cut(): void;
  close(): Promise<void>;
}

/** Stands between the services and a database that stops responding without closing its connections. */
export async function startSilentDatabase(databaseUrl: string): Promise<SilentDatabase> {
  const target = new URL(databaseUrl);
  const sockets = new Set<Socket>();
  let silent = false;
  const server = createServer((client) => {
    const database = connect(Number(target.port), target.hostname);
    for (const [from, to] of [
      [client, database],
      [database, client],
    ] as const) {
      sockets.add(from);
      from.on('data', (bytes) => {
        if (!silent) to.write(bytes);
      });
      from.on('error', () => undefined);
      from.on('close', () => {
        sockets.delete(from);
        to.destroy();
      });
    }
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const url = new URL(databaseUrl);
  url.host = `127.0.0.1:${(server.address() as AddressInfo).port}`;
  const cut = () => {
    for (const socket of sockets) socket.destroy();
  };
  return {
    url: url.href,
    cut,
    setSilent(isSilent) {
      silent = isSilent;
    },
    async close() {
      cut();
      server.close();
      await once(server, 'close');
    },
  };
}

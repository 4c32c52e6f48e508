import { once } from 'node:events';
import { createServer } from 'node:net';

/** Rejects with EADDRINUSE if another program listens on the port, so that the start fails before the data is opened. */
export async function portFree(host: string, port: number): Promise<void> {
  const probe = createServer().listen(port, host);
  await once(probe, 'listening');
  probe.close();
  await once(probe, 'close');
}

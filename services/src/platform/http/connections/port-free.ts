import { once } from 'node:events';
import { createServer } from 'node:net';

/** Rejects with EADDRINUSE when another program listens there: better said before the data are opened than after. */
export async function portFree(host: string, port: number): Promise<void> {
  const probe = createServer().listen(port, host);
  await once(probe, 'listening');
  probe.close();
  await once(probe, 'close');
}

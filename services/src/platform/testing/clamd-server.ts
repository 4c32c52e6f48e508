import { once } from 'node:events';
import { createServer, type AddressInfo, type Socket } from 'node:net';
import type { ScannerAddress } from '../files/scanner.ts';

/** What the server finds, as ClamAV finds the test file of EICAR. */
export const VIRUS = 'X5O!P%@AP[4\\PZX54(P^)7CC)7}$EICAR';

const COMMAND = 'zINSTREAM\0';

interface ClamdServer {
  address: ScannerAddress;
  /** Sizes of the files it has scanned. */
  scanned: number[];
  stop(): Promise<void>;
}

interface ClamdOptions {
  /** Where to listen: a path, or a port; by default any free port. */
  at?: string | number;
  maxBytes?: number;
  /** Closes each connection without a reply. */
  isBroken?: boolean;
}

/** Reads the chunks of INSTREAM; returns undefined until the file is complete. */
function fileIn(received: Buffer): Buffer | undefined {
  const chunks: Buffer[] = [];
  for (let at = COMMAND.length; at + 4 <= received.length;) {
    const length = received.readUInt32BE(at);
    if (length === 0) return Buffer.concat(chunks);
    chunks.push(received.subarray(at + 4, at + 4 + length));
    at += 4 + length;
  }
  return undefined;
}

/** A server that speaks the part of clamd's protocol that scans a stream. */
export async function startClamd({
  at = 0,
  maxBytes = Number.POSITIVE_INFINITY,
  isBroken = false,
}: ClamdOptions = {}): Promise<ClamdServer> {
  const scanned: number[] = [];
  const open = new Set<Socket>();
  const server = createServer((socket) => {
    open.add(socket);
    socket.once('close', () => open.delete(socket));
    socket.on('error', () => undefined);
    if (isBroken) return socket.destroy();
    let received = Buffer.alloc(0);
    return socket.on('data', (bytes: Buffer) => {
      received = Buffer.concat([received, bytes]);
      if (received.length > maxBytes) return socket.end('INSTREAM size limit exceeded. ERROR\0');
      if (received.length >= COMMAND.length && !received.toString('latin1').startsWith(COMMAND))
        return socket.end('UNKNOWN COMMAND\0');
      const file = fileIn(received);
      if (!file) return undefined;
      scanned.push(file.length);
      return socket.end(file.includes(VIRUS) ? 'stream: Win.Test.EICAR_HDB-1 FOUND\0' : 'stream: OK\0');
    });
  });
  if (typeof at === 'string') server.listen(at);
  else server.listen(at, '127.0.0.1');
  await once(server, 'listening');
  const address = typeof at === 'string' ? { path: at } : { host: '127.0.0.1', port: (server.address() as AddressInfo).port };
  return {
    address,
    scanned,
    async stop() {
      const closed = once(server, 'close');
      server.close();
      for (const socket of open) socket.destroy();
      await closed;
    },
  };
}

/** Where a scanner will listen that is not running yet, and what starts it there. */
export async function stoppedClamd(): Promise<{ address: ScannerAddress; start: () => ReturnType<typeof startClamd> }> {
  const { address, stop } = await startClamd();
  await stop();
  return { address, start: () => startClamd({ at: 'port' in address ? address.port : address.path }) };
}

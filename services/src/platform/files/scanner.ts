import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { Readable } from 'node:stream';

/** Where clamd listens. */
export type ScannerAddress = { host: string; port: number } | { path: string };

export type ScanResult = 'CLEAN' | 'VIRUS';

/** A virus scanner. */
export interface Scanner {
  /** Throws ScannerUnavailable if there is no verdict. */
  scan(data: Uint8Array | Readable): Promise<ScanResult>;
}

export class ScannerUnavailable extends Error {
  constructor(reason: string, cause?: unknown) {
    super(`The virus scanner has not checked a file: ${reason}`, { cause });
    this.name = 'ScannerUnavailable';
  }
}

const CHUNK_BYTES = 64 * 1024;
/** Longest silence of the scanner; unpacking a large archive takes it seconds. */
const SILENT_MS = 60_000;
const LONGEST_REPLY = 4096;

function lengthOf(bytes: number): Buffer {
  const length = Buffer.alloc(4);
  length.writeUInt32BE(bytes);
  return length;
}

async function write(socket: Socket, bytes: Uint8Array): Promise<void> {
  if (!socket.write(bytes)) await once(socket, 'drain');
}

/** Sends a file by clamd's command INSTREAM: chunks with their lengths, ended by a length of zero. */
async function sendFile(socket: Socket, data: Uint8Array | Readable): Promise<void> {
  await write(socket, Buffer.from('zINSTREAM\0'));
  const parts: AsyncIterable<Buffer> | Iterable<Uint8Array> = data instanceof Readable ? data : [data];
  for await (const part of parts)
    for (let start = 0; start < part.length; start += CHUNK_BYTES) {
      const chunk = part.subarray(start, start + CHUNK_BYTES);
      await write(socket, lengthOf(chunk.length));
      await write(socket, chunk);
    }
  await write(socket, lengthOf(0));
}

/** What clamd replies up to a NUL character. */
function replyOf(socket: Socket): Promise<string> {
  return new Promise((resolve, reject) => {
    let reply = '';
    socket.on('data', (bytes: Buffer) => {
      reply += bytes.toString('latin1');
      if (reply.includes('\0') || reply.length > LONGEST_REPLY) resolve(reply.split('\0')[0] ?? '');
    });
    socket.once('error', reject);
    socket.once('close', () => reject(new Error('it closed the connection')));
  });
}

/** The scanner ClamAV, by the protocol of its daemon (https://docs.clamav.net/manual/Usage/Scanning.html). */
export function createClamdScanner(address: ScannerAddress): Scanner {
  return {
    async scan(data) {
      const socket = connect(address);
      socket.setTimeout(SILENT_MS, () => socket.destroy(new Error('it did not respond in time')));
      try {
        const reply = replyOf(socket);
        sendFile(socket, data).catch((error: Error) => socket.destroy(error));
        // It may come while the file is being sent: clamd interrupts a file that is too long for it.
        const text = await reply;
        if (text.endsWith(' FOUND')) return 'VIRUS';
        if (text.endsWith(': OK')) return 'CLEAN';
        throw new Error(text);
      } catch (error) {
        throw new ScannerUnavailable(error instanceof Error ? error.message : String(error), error);
      } finally {
        socket.destroy();
        if (data instanceof Readable) data.destroy();
      }
    },
  };
}

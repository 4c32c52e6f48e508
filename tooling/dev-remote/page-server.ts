import { createReadStream, statSync } from 'node:fs';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { extname, join, normalize, sep } from 'node:path';

const TYPES: Readonly<Record<string, string>> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
};

/** The decoded path of a request, without its query; empty where it cannot be decoded. */
export function pathOf({ url = '/' }: IncomingMessage): string {
  try {
    return decodeURI(url.replace(/[?#].*$/, ''));
  } catch {
    return '';
  }
}

/** Sends a file of `folder`; 404 for what is not there, and for every way out of it. */
export function sendFile(
  folder: string,
  path: string,
  response: ServerResponse,
  headers: Readonly<Record<string, string>> = {},
): void {
  const file = normalize(join(folder, path));
  const found = file.startsWith(folder + sep) && statSync(file, { throwIfNoEntry: false })?.isFile();
  if (!found) return void response.writeHead(404, headers).end();
  response.writeHead(200, {
    'content-type': TYPES[extname(file)] ?? 'application/octet-stream',
    'cache-control': 'no-store',
    ...headers,
  });
  createReadStream(file).pipe(response);
}

/** Listens at a port of this machine; says in words that it is taken. */
export async function listen(
  port: number,
  respond: (request: IncomingMessage, response: ServerResponse) => void,
): Promise<Server> {
  const server = createServer(respond);
  await new Promise<void>((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) =>
      reject(
        error.code === 'EADDRINUSE' ? new Error(`Port ${port} is taken by another program. Choose one with --port.`) : error,
      ),
    );
    server.listen(port, 'localhost', resolve);
  });
  return server;
}

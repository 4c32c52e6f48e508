import { createServer, request as ask } from 'node:http';
import { once } from 'node:events';

/** Passes requests at this port on to processes, each to the next one. */
export async function startBalancer(port: number, behind: readonly string[]): Promise<{ stop(): Promise<void> }> {
  let turn = 0;
  const server = createServer((incoming, response) => {
    const { method, headers, url = '' } = incoming;
    const next = behind[(turn += 1) % behind.length] ?? '';
    const asked = ask(next + url, { method, headers }, (answered) => {
      response.writeHead(answered.statusCode ?? 502, answered.headers);
      answered.pipe(response);
    });
    asked.on('error', () => response.destroy());
    response.on('close', () => asked.destroy());
    incoming.pipe(asked);
  }).listen(port);
  await once(server, 'listening');
  return {
    async stop() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

import { createServer, request as ask, type IncomingMessage, type ServerResponse } from 'node:http';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';

interface Hold {
  method: 'GET' | 'PUT';
  /** Which of these requests from now on: 1 is the next one. */
  number: number;
  /** Whether the store has done it when it is held. */
  isDone: boolean;
}

export interface HeldStore {
  endpoint: string;
  /** Resolves once this request waits; until `letGo` it gets no response. */
  hold(wanted: Hold): Promise<void>;
  /** Breaks off all requests for bytes until `letGo`, as a store that is away. */
  refuseReads(): void;
  /** Of the requests that waited, those that the store has not seen never reach it. */
  letGo(): void;
  close(): Promise<void>;
}

/** Stands between processes and a server that speaks S3, and keeps chosen requests waiting. */
export async function startHeldStore(behind: string): Promise<HeldStore> {
  let holding: (Hold & { reached: () => void }) | undefined;
  let isAway = false;
  const held = new Set<ServerResponse>();

  /** True for the request that is waited for. */
  function isHeld({ method }: IncomingMessage, isDone: boolean): boolean {
    if (!holding || holding.method !== method || holding.isDone !== isDone) return false;
    holding.number -= 1;
    return holding.number === 0;
  }

  function keep(response: ServerResponse): void {
    held.add(response);
    holding?.reached();
    holding = undefined;
  }

  const server = createServer((incoming, response) => {
    if (isAway && incoming.method === 'GET') return response.destroy();
    if (isHeld(incoming, false)) return keep(response);
    const { method, headers, url = '' } = incoming;
    const asked = ask(new URL(url, behind), { method, headers }, (stored) => {
      if (isHeld(incoming, true)) {
        stored.resume();
        return keep(response);
      }
      response.writeHead(stored.statusCode ?? 502, stored.headers);
      stored.pipe(response);
    });
    asked.on('error', () => response.destroy());
    incoming.pipe(asked);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const letGo = () => {
    holding = undefined;
    isAway = false;
    for (const response of held) response.destroy();
    held.clear();
  };
  return {
    endpoint: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    hold: (wanted) => new Promise((resolve) => (holding = { ...wanted, reached: resolve })),
    refuseReads: () => void (isAway = true),
    letGo,
    async close() {
      letGo();
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

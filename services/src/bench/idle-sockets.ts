import { connect, type Socket } from 'node:net';
import { setTimeout } from 'node:timers/promises';

const BATCH = 100;

export interface IdleSockets {
  /** Number of open connections. */
  open(): number;
  /** Number of connections that the services have closed. */
  closed(): number;
  close(): void;
}

const START = [
  'POST /graphql HTTP/1.1',
  'Host: localhost',
  'Content-Type: application/json',
  'Content-Length: 1000',
  '',
  '{',
].join('\r\n');

/**
 * Opens connections that send the head of a request and one byte of its body: half from one address, half spread over
 * two hundred. Closed connections are reopened, at most a hundred every tenth of a second.
 */
export async function openIdleSockets(origin: string, count: number): Promise<IdleSockets> {
  const port = Number(new URL(origin).port);
  const sockets = new Map<number, Socket>();
  let closed = 0;
  let over = false;

  function open(number: number): void {
    const localAddress = number % 2 === 0 ? '127.0.0.2' : `127.0.0.${10 + (number % 200)}`;
    const socket = connect({ port, host: '127.0.0.1', localAddress });
    sockets.set(number, socket);
    socket.on('connect', () => socket.write(START));
    socket.on('error', () => socket.destroy());
    socket.on('close', () => {
      closed += 1;
      sockets.delete(number);
    });
    socket.resume();
  }
  function fill(): void {
    let opened = 0;
    for (let number = 0; number < count && opened < BATCH; number += 1) {
      if (sockets.has(number)) continue;
      open(number);
      opened += 1;
    }
  }
  async function keepFull(): Promise<void> {
    while (!over) {
      fill();
      await setTimeout(100);
    }
  }
  void keepFull();
  await setTimeout((count / BATCH) * 100 + 500);
  return {
    open: () => sockets.size,
    closed: () => closed,
    close() {
      over = true;
      for (const socket of sockets.values()) socket.destroy();
    },
  };
}

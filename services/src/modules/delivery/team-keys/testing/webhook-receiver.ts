import { once } from 'node:events';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';

interface Received {
  headers: IncomingMessage['headers'];
  body: string;
}

export interface WebhookReceiver {
  url: string;
  /** What was sent, oldest first. */
  received: Received[];
  /** The status it responds with. */
  status: number;
  close: () => void;
}

/** The server of a team, which notes what it is sent. */
export async function webhookReceiver(): Promise<WebhookReceiver> {
  const received: Received[] = [];
  const server = createServer((request, response) => {
    let body = '';
    request.on('data', (piece: Buffer) => (body += piece.toString()));
    request.on('end', () => {
      received.push({ headers: request.headers, body });
      response.writeHead(receiver.status).end();
    });
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/hook`;
  const receiver: WebhookReceiver = { url, received, status: 204, close: () => void server.close() };
  return receiver;
}

import { createECDH, randomBytes, randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { importJWK, jwtVerify, type JWTPayload } from 'jose';
import type { PushPayload } from '@hirehq/shared-contracts/web-push';
import { decryptPush } from './decrypt-push.ts';

export interface ReceivedPush {
  headers: IncomingHttpHeaders;
  /** The verified claims of the VAPID token, and the key that signed it. */
  claims: JWTPayload;
  key: string;
  payload: PushPayload;
  bytes: number;
}

/** A browser that is subscribed at a push service of the test. */
export interface TestBrowser {
  subscription: { endpoint: string; expirationTime: null; keys: { p256dh: string; auth: string } };
  /** What a browser with these keys accepts; a message that it cannot verify or decrypt fails the test. */
  received: ReceivedPush[];
  /** What the push service responds from now on. */
  respond(status: number, headers?: Record<string, string>): void;
  /** Requests, accepted or not. */
  asked: () => number;
}

/** Verifies the `Authorization` of a message (RFC 8292). */
async function verified(authorization: string | undefined, audience: string) {
  const [, token = '', key = ''] = /^vapid t=([^,]+), k=(.+)$/.exec(authorization ?? '') ?? [];
  const point = Buffer.from(key, 'base64url');
  const [x, y] = [point.subarray(1, 33), point.subarray(33)].map((half) => half.toString('base64url'));
  const publicKey = await importJWK({ kty: 'EC', crv: 'P-256', x: x ?? '', y: y ?? '' }, 'ES256');
  const { payload: claims } = await jwtVerify(token, publicKey, { algorithms: ['ES256'], audience });
  return { claims, key };
}

/** A push service in this process. */
export async function startPushService() {
  const browsers = new Map<string, (headers: IncomingHttpHeaders, body: Buffer) => Promise<[number, Record<string, string>]>>();
  const server = createServer((request, response) => {
    const parts: Buffer[] = [];
    request
      .on('data', (part: Buffer) => parts.push(part))
      .on('end', () => {
        const receive = browsers.get(request.url ?? '');
        void (receive?.(request.headers, Buffer.concat(parts)) ?? Promise.resolve([404, {}] as const))
          .catch(() => [400, {}] as const)
          .then(([status, headers]) => response.writeHead(status, headers).end());
      });
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

  return {
    origin,
    browser(): TestBrowser {
      const [keys, auth, path] = [createECDH('prime256v1'), randomBytes(16), `/${randomUUID()}`];
      keys.generateKeys();
      let response: [number, Record<string, string>] = [201, {}];
      let asked = 0;
      const received: ReceivedPush[] = [];
      browsers.set(path, async (headers, body) => {
        asked += 1;
        const { claims, key } = await verified(headers.authorization, origin);
        const payload = JSON.parse(decryptPush(keys, auth, body)) as PushPayload;
        if (response[0] < 300) received.push({ headers, claims, key, payload, bytes: body.length });
        return response;
      });
      return {
        subscription: {
          endpoint: origin + path,
          expirationTime: null,
          keys: { p256dh: keys.getPublicKey('base64url'), auth: auth.toString('base64url') },
        },
        received,
        respond: (status, headers = {}) => void (response = [status, headers]),
        asked: () => asked,
      };
    },
    close() {
      server.closeAllConnections();
      server.close();
    },
  };
}
export type PushService = Awaited<ReturnType<typeof startPushService>>;

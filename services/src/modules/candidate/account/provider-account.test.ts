import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { SsoConfig } from '../../../platform/config.ts';
import { deleteProviderAccount } from './provider-account.ts';

let server: Server;
let requests: string[];
let status = { token: 200, deletion: 204 };
let sso: SsoConfig;

async function textOf(request: IncomingMessage): Promise<string> {
  return Buffer.concat(await request.toArray()).toString();
}

beforeEach(async () => {
  requests = [];
  status = { token: 200, deletion: 204 };
  server = createServer((request, response) => {
    void textOf(request).then((body) => {
      requests.push(`${request.method} ${request.url} ${request.headers.authorization ?? body}`);
      const isToken = request.url?.endsWith('/token') ?? false;
      response.writeHead(isToken ? status.token : status.deletion, { 'content-type': 'application/json' });
      response.end(isToken ? JSON.stringify({ access_token: 'a-token' }) : undefined);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  sso = {
    embedded: false,
    issuer: `${url}/realms/jobs`,
    provider: `${url}/realms/jobs`,
    url,
    realm: 'jobs',
    clientId: 'hirehq-candidate',
    audience: 'hirehq-api',
    actions: [],
    admin: { clientId: 'hirehq-services', secret: 's:3cret' },
  };
});
afterEach(() => new Promise((resolve) => server.close(resolve)));

test('PR-11 an account at an external Keycloak is deleted by its admin API', async () => {
  await deleteProviderAccount({ sso }, 'a b/c');
  expect(requests).toEqual([
    'POST /realms/jobs/protocol/openid-connect/token grant_type=client_credentials&client_id=hirehq-services&client_secret=s%3A3cret',
    'DELETE /admin/realms/jobs/users/a%20b%2Fc Bearer a-token',
  ]);
});

test('PR-11 an account that is gone already counts as deleted', async () => {
  status.deletion = 404;
  await expect(deleteProviderAccount({ sso }, 'gone')).resolves.toBeUndefined();
});

test.each([
  ['the service account', { token: 401, deletion: 204 }],
  ['the deletion', { token: 200, deletion: 403 }],
])('PR-11 a provider that refuses %s fails the deletion, which is tried again', async (_what, refused) => {
  status = refused;
  await expect(deleteProviderAccount({ sso }, 'somebody')).rejects.toThrow(/identity provider/);
});

test('PR-11 nothing is asked of the embedded provider, or without a service account', async () => {
  await deleteProviderAccount({ sso: { ...sso, embedded: true } }, 'somebody');
  await deleteProviderAccount({ sso: { ...sso, admin: undefined } }, 'somebody');
  expect(requests).toEqual([]);
});

import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { exportJWK, generateKeyPair, SignJWT } from 'jose';
import type { SocialProvider } from '../../../../platform/social-provider.ts';

/**
 * An OpenID provider that wants to be taken for another one: `sendTo` redirects the browser there with the state it was given,
 * and its id tokens name `claims.iss` as the issuer. `codes` are the codes that its token endpoint received.
 */
export async function startDishonestProvider() {
  const { privateKey, publicKey } = await generateKeyPair('RS256');
  const keys = { keys: [{ ...(await exportJWK(publicKey)), kid: 'dishonest', alg: 'RS256', use: 'sig' }] };
  const codes: string[] = [];
  const state = { sendTo: (asked: URLSearchParams) => asked.get('redirect_uri') ?? '', claims: {} as Record<string, unknown> };
  let nonce = '';

  async function tokens(request: IncomingMessage) {
    codes.push(new URLSearchParams(await text(request)).get('code') ?? '');
    const idToken = new SignJWT({ iss: issuer, sub: 'somebody', aud: 'hirehq', nonce, ...state.claims })
      .setProtectedHeader({ alg: 'RS256', kid: 'dishonest' })
      .setIssuedAt()
      .setExpirationTime('1m');
    return { access_token: 'any', token_type: 'Bearer', expires_in: 60, id_token: await idToken.sign(privateKey) };
  }

  const server = createServer((request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? '', issuer);
    const respond = (body: unknown) => response.setHeader('content-type', 'application/json').end(JSON.stringify(body));
    if (pathname === '/authorize') {
      nonce = searchParams.get('nonce') ?? '';
      response.writeHead(302, { location: state.sendTo(searchParams) }).end();
    } else if (pathname === '/token') void tokens(request).then(respond);
    else if (pathname === '/keys') respond(keys);
    else
      respond({
        issuer,
        authorization_endpoint: `${issuer}/authorize`,
        token_endpoint: `${issuer}/token`,
        jwks_uri: `${issuer}/keys`,
        response_types_supported: ['code'],
      });
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    state,
    codes,
    settings: {
      id: 'dishonest',
      name: 'Dishonest',
      issuer,
      clientId: 'hirehq',
      clientSecret: 'another-client-secret',
    } satisfies SocialProvider,
    /** The URL that a browser is sent to from the given one. */
    visit: async (address: string) => (await fetch(address, { redirect: 'manual' })).headers.get('location') ?? '',
    stop: () => new Promise<void>((done) => server.close(() => done())),
  };
}

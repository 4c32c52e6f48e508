import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { exportJWK, generateKeyPair } from 'jose';
import Provider, { interactionPolicy } from 'oidc-provider';
import type { SocialProvider } from '../../../../platform/social-provider.ts';

/** A person at the provider; missing fields are not shared. */
export interface SocialAccount {
  sub: string;
  name?: string;
  email?: string;
  email_verified?: boolean;
}

const ACME = { id: 'acme', name: 'Acme' };

/** A small OpenID provider on its own port that signs everyone in as `visitor`, without a form. */
export async function startSocialProvider(redirectUri: string, named: Pick<SocialProvider, 'id' | 'name'> = ACME) {
  const server = createServer();
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const { privateKey } = await generateKeyPair('RS256', { extractable: true });
  const state = { visitor: { sub: 'nobody' } as SocialAccount, refuses: false, signedInSecondsAgo: 0 };
  const accounts = new Map<string, SocialAccount>();
  const policy = interactionPolicy.base();
  policy.remove('consent');

  const provider = new Provider(issuer, {
    jwks: { keys: [{ ...(await exportJWK(privateKey)), kid: 'social', alg: 'RS256', use: 'sig' }] },
    cookies: { keys: ['a secret of the social provider'] },
    clients: [{ client_id: 'hirehq', client_secret: 'the-client-secret', redirect_uris: [redirectUri] }],
    pkce: { required: () => true },
    claims: { openid: ['sub'], profile: ['name'], email: ['email', 'email_verified'] },
    ttl: { AccessToken: 60, AuthorizationCode: 60, Grant: 600, IdToken: 60, Interaction: 600, Session: 600 },
    interactions: { policy, url: (_, { uid }) => `/interaction/${uid}` },
    features: { devInteractions: { enabled: false } },
    findAccount: (_, sub) => ({ accountId: sub, claims: async () => ({ ...accounts.get(sub), sub }) }),
    async loadExistingGrant({ oidc }) {
      const { client, account } = oidc;
      if (!client || !account) return undefined;
      const grant = new provider.Grant({ clientId: client.clientId, accountId: account.accountId });
      grant.addOIDCScope('openid email profile');
      await grant.save();
      return grant;
    },
  });
  const callback = provider.callback();
  server.on('request', (request, response) => {
    if (!request.url?.startsWith('/interaction/')) return void callback(request, response);
    accounts.set(state.visitor.sub, state.visitor);
    const result = state.refuses
      ? { error: 'access_denied' }
      : { login: { accountId: state.visitor.sub, ts: Math.floor(Date.now() / 1000) - state.signedInSecondsAgo } };
    void provider.interactionFinished(request, response, result);
  });

  return {
    state,
    settings: {
      ...named,
      issuer,
      clientId: 'hirehq',
      clientSecret: 'the-client-secret',
    } satisfies SocialProvider,
    /** Follows the redirects from the given URL as a browser does; returns the URL that it is sent back to. */
    async visit(address: string): Promise<string> {
      const jar = new Map<string, string>();
      let url = address;
      while (url.startsWith(issuer)) {
        const cookie = [...jar].map(([name, value]) => `${name}=${value}`).join('; ');
        const response = await fetch(url, { redirect: 'manual', headers: { cookie } });
        for (const line of response.headers.getSetCookie()) {
          const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
          if (value) jar.set(name, value);
          else jar.delete(name);
        }
        const location = response.headers.get('location');
        if (!location) throw new Error(`The social provider responded with ${response.status}: ${await response.text()}`);
        url = new URL(location, url).href;
      }
      return url;
    },
    stop: () => new Promise<void>((done) => server.close(() => done())),
  };
}

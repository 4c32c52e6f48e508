import {
  IdentityRefusal,
  type ConnectMode,
  type IdentityClient,
  type IdentityConnector,
  type UpdateOutcome,
} from './identity-client.ts';

const CLAIMS = {
  dsaascandidateid: 'c-1',
  name: 'Ada',
  email: 'ada@example.com',
  email_verified: true,
  'custom:neuro_classification': 'ND',
};

/** An in-memory provider. `signedIn` is its own session, `response` its response to a refresh. */
export function fakeIdentity(start: { signedIn: boolean; isElsewhere?: boolean }) {
  const provider = {
    signedIn: start.signedIn,
    response: 'renewed' as UpdateOutcome,
    isDown: false,
    /** The browser blocks the provider's cookies in the hidden frame. */
    frameIsBlind: false,
    callbackIsValid: true,
    callbackFails: false,
    expiresInSeconds: 300,
    claims: CLAIMS as Record<string, unknown>,
    roles: [] as string[],
    connections: [] as ConnectMode[],
    classified: [] as string[],
    takesClassification: true,
    updates: 0,
    issued: 0,
  };

  function client(signedIn: boolean): IdentityClient {
    let serial = signedIn ? (provider.issued += 1) : 0;
    return {
      tokens: () => (serial ? { access: `access-${serial}`, id: `id-${serial}` } : undefined),
      claims: () => provider.claims,
      roles: () => provider.roles,
      expiresWithin: (seconds) => provider.expiresInSeconds < seconds,
      async update(minValidity) {
        provider.updates += 1;
        await Promise.resolve();
        if (minValidity >= 0 && provider.expiresInSeconds >= minValidity) return 'valid';
        if (provider.response === 'renewed') {
          serial = provider.issued += 1;
          provider.expiresInSeconds = 300;
        }
        if (provider.response === 'refused') serial = 0;
        return provider.response;
      },
      share: () => (serial ? { serial, content: { serial } } : undefined),
      take({ content }) {
        serial = Number(content['serial']);
        provider.expiresInSeconds = 300;
      },
      async classify(classification) {
        provider.classified.push(classification);
        if (!provider.takesClassification) throw new Error('the account endpoint is off');
        provider.claims = { ...provider.claims, 'custom:neuro_classification': classification };
      },
      entranceUrl: async ({ kind, isAgain, notice, loginHint, locale }) =>
        `https://sso.example/${kind}${isAgain ? '-again' : ''}${notice ? `-${notice}` : ''}?hint=${loginHint ?? ''}&locale=${locale}`,
      checkUrl: async () => 'https://sso.example/check',
      signOut: () => ({ url: 'https://sso.example/logout', fields: { id_token_hint: `id-${serial}` } }),
    };
  }

  const identity: IdentityConnector = {
    async connectThrough(ask, options) {
      const response = await ask(await client(false).entranceUrl(options));
      if (!response.hash.includes('code=')) throw new IdentityRefusal('no');
      return client(true);
    },
    isElsewhere: start.isElsewhere ?? false,
    isUp: async () => !provider.isDown,
    async connect(mode) {
      provider.connections.push(mode);
      await Promise.resolve();
      if (provider.isDown && mode !== 'idle') throw new Error('down');
      if (mode === 'callback' && provider.callbackFails) throw new IdentityRefusal('no');
      if (mode === 'silent') return client(provider.signedIn && !provider.frameIsBlind);
      return client(mode === 'callback' && provider.callbackIsValid);
    },
  };
  return { provider, identity };
}

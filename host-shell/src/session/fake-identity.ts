import type { ConnectIdentity, ConnectMode, IdentityClient, UpdateOutcome } from './identity-client.ts';

const CLAIMS = {
  dsaascandidateid: 'c-1',
  name: 'Ada',
  email: 'ada@example.com',
  email_verified: true,
  'custom:neuro_classification': 'ND',
};

/** A provider in memory. `signedIn` is its own session, `answer` what it says to a refresh. */
export function fakeIdentity(start: { signedIn: boolean }) {
  const provider = {
    signedIn: start.signedIn,
    answer: 'renewed' as UpdateOutcome,
    isDown: false,
    callbackIsValid: true,
    expiresInSeconds: 300,
    claims: CLAIMS as Record<string, unknown>,
    connections: [] as ConnectMode[],
    updates: 0,
    issued: 0,
  };

  function client(signedIn: boolean): IdentityClient {
    let serial = signedIn ? (provider.issued += 1) : 0;
    return {
      tokens: () => (serial ? { access: `access-${serial}`, id: `id-${serial}` } : undefined),
      claims: () => provider.claims,
      expiresWithin: (seconds) => provider.expiresInSeconds < seconds,
      async update(minValidity) {
        provider.updates += 1;
        await Promise.resolve();
        if (minValidity >= 0 && provider.expiresInSeconds >= minValidity) return 'valid';
        if (provider.answer === 'renewed') {
          serial = provider.issued += 1;
          provider.expiresInSeconds = 300;
        }
        if (provider.answer === 'refused') serial = 0;
        return provider.answer;
      },
      entranceUrl: async ({ kind, loginHint, locale }) => `https://sso.example/${kind}?hint=${loginHint ?? ''}&locale=${locale}`,
      signOutUrl: () => 'https://sso.example/logout',
    };
  }

  const connect: ConnectIdentity = async (mode) => {
    provider.connections.push(mode);
    await Promise.resolve();
    if (provider.isDown) throw new Error('down');
    return client(mode === 'silent' ? provider.signedIn : mode === 'callback' && provider.callbackIsValid);
  };
  return { provider, connect };
}

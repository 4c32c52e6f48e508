import { afterEach, expect, test, vi } from 'vitest';
import { keycloakConnector } from './keycloak-client.ts';
import * as silentFrame from './silent-frame.ts';

const origin = window.location.origin;
const connector = keycloakConnector({ origin, sso: { url: origin, realm: 'hirehq', clientId: 'candidate' }, variant: 'D' });
const responseOf = (issuer: string | undefined) =>
  `code=a&state=b${issuer === undefined ? '' : `&iss=${encodeURIComponent(issuer)}`}`;
const OWN = `${origin}/realms/hirehq`;

afterEach(() => {
  vi.restoreAllMocks();
  window.history.replaceState(null, '', '/');
});

test.each([
  ['its issuer', 'completed', OWN],
  ['no issuer', 'completed', undefined],
  ['another issuer', 'refused', 'https://other.example/realms/hirehq'],
  ['another realm', 'refused', `${OWN}2`],
] as const)('ID-01 a response with %s at the callback is %s', async (_name, outcome, issuer) => {
  window.history.replaceState(null, '', `/sso/callback#main&${responseOf(issuer)}`);
  const connected = connector.connect('callback');
  if (outcome === 'refused') await expect(connected).rejects.toMatchObject({ name: 'IdentityRefusal' });
  // Nobody left for this response, so that keycloak-js finds no user in it.
  else expect((await connected).tokens()).toBeUndefined();
  // The silent check that follows must not complete it either.
  expect(window.location.hash).toBe('#main');
});

test('ID-01 a response of another provider in the hidden frame is refused', async () => {
  vi.spyOn(silentFrame, 'silentResponse').mockResolvedValue(
    new URL(`${origin}/silent-check-sso.html#${responseOf('https://other.example/realms/hirehq')}`),
  );
  await expect(connector.connect('silent')).rejects.toMatchObject({ name: 'IdentityRefusal' });
  expect(window.location.hash).toBe('');
});

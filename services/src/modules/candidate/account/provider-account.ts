import { z } from 'zod';
import type { Config, SsoConfig } from '../../../platform/config.ts';
import { safeFetch } from '../../../platform/net/index.ts';

const TIMEOUT_MS = 10_000;
const MAX_BYTES = 100_000;
const tokenSchema = z.object({ access_token: z.string() });

type Needs = Pick<Config, 'sso'>;

/** Whether deleting an account here also deletes the one at the identity provider. */
export const deletesProviderAccount = ({ sso }: Needs): boolean => sso.embedded || sso.admin !== undefined;

/** The operator chose the address of the provider, which may be a private one. */
const ask = (url: string, options: { method: 'POST' | 'DELETE'; headers: Record<string, string>; body?: string }) =>
  safeFetch(url, { ...options, timeoutMs: TIMEOUT_MS, maxBytes: MAX_BYTES, allowPrivate: true });

/** Asks the admin API about a user, as the service account of `HIREHQ_SSO_ADMIN`; returns the status. */
async function askAboutUser({ sso }: Needs, admin: NonNullable<SsoConfig['admin']>, method: 'POST' | 'DELETE', path: string) {
  const { clientId, secret } = admin;
  const response = await ask(`${sso.issuer}/protocol/openid-connect/token`, {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: new URLSearchParams({ grant_type: 'client_credentials', client_id: clientId, client_secret: secret }).toString(),
  });
  const body = Buffer.concat(await response.body.toArray()).toString();
  if (response.status !== 200)
    throw new Error(`The identity provider refused the service account with status ${response.status}.`);
  const { access_token: token } = tokenSchema.parse(JSON.parse(body));
  const answer = await ask(`${sso.url}/admin/realms/${encodeURIComponent(sso.realm)}/users/${path}`, {
    method,
    headers: { authorization: `Bearer ${token}` },
  });
  answer.body.resume();
  return answer.status;
}

/**
 * Ends all sessions of the account at an external Keycloak, which then reports each of them to us. False without a service
 * account. Throws if the provider does not do it.
 */
export async function signOutAtProvider({ sso }: Needs, subject: string): Promise<boolean> {
  if (sso.embedded || !sso.admin) return false;
  const status = await askAboutUser({ sso }, sso.admin, 'POST', `${encodeURIComponent(subject)}/logout`);
  if (status !== 204 && status !== 404)
    throw new Error(`The identity provider did not end the sessions of an account: status ${status}.`);
  return true;
}

/**
 * Deletes the account at an external Keycloak by its admin API, with the service account of `HIREHQ_SSO_ADMIN`. Does nothing
 * for the embedded provider, whose account is a row of ours, or without a service account. Throws if the provider does not do it.
 */
export async function deleteProviderAccount({ sso }: Needs, subject: string): Promise<void> {
  if (sso.embedded || !sso.admin) return;
  const status = await askAboutUser({ sso }, sso.admin, 'DELETE', encodeURIComponent(subject));
  if (status !== 204 && status !== 404) throw new Error(`The identity provider did not delete an account: status ${status}.`);
}

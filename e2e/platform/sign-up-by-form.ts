import { createHash, randomBytes } from 'node:crypto';
import { request, type APIRequestContext, type APIResponse } from '@playwright/test';
import { TERMS_VERSION } from '@hirehq/shared-contracts/codes';
import { COOKIES, STORAGE_KEYS } from '@hirehq/shared-contracts/storage-keys';
import { newPerson, type Person, type StorageState } from './account.ts';
import { newestMail, proofIn } from './mails.ts';

/** Somebody who is signed in: what their browser keeps, and by what the services know them. */
export interface SignedUp {
  person: Person;
  state: StorageState;
  headers: Record<string, string>;
}

const PROTOCOL = '/realms/hirehq/protocol/openid-connect';
const CALLBACK = '/sso/callback';
const MOST_REDIRECTS = 10;

/** Follows the provider's redirects to the page, or to the callback, they end at. */
async function follow(browser: APIRequestContext, origin: string, first: APIResponse): Promise<URL> {
  let response = first;
  let url = new URL(first.url());
  for (let hop = 0; hop < MOST_REDIRECTS; hop += 1) {
    const { location } = response.headers();
    if (response.status() < 300 || response.status() > 399 || location === undefined) {
      if (!response.ok()) throw new Error(`${url.pathname} responded with ${response.status()}: ${await response.text()}`);
      return url;
    }
    url = new URL(location, url);
    if (url.origin === origin && url.pathname === CALLBACK) return url;
    response = await browser.get(url.href, { maxRedirects: 0 });
  }
  throw new Error(`The provider redirects more than ${MOST_REDIRECTS} times.`);
}

/**
 * Registers at the embedded provider by its own forms, as keycloak-js and a visitor would do together, without a browser.
 * The pages themselves are tested in identity/.
 */
export async function signUpByForm(origin: string, person: Person = newPerson()): Promise<SignedUp> {
  const browser = await request.newContext({ baseURL: origin, extraHTTPHeaders: { accept: 'text/html' } });
  try {
    const verifier = randomBytes(32).toString('base64url');
    const asked = new URLSearchParams({
      client_id: 'hirehq-candidate',
      redirect_uri: `${origin}${CALLBACK}`,
      response_type: 'code',
      response_mode: 'fragment',
      scope: 'openid',
      state: 'state',
      nonce: 'nonce',
      code_challenge: createHash('sha256').update(verifier).digest('base64url'),
      code_challenge_method: 'S256',
    });
    const entrance = await follow(
      browser,
      origin,
      await browser.get(`${PROTOCOL}/registrations?${asked.toString()}`, { maxRedirects: 0 }),
    );
    const step = /^\/realms\/hirehq\/login-actions\/[^/]+/.exec(entrance.pathname)?.[0];
    if (step === undefined) throw new Error(`The provider asks for no registration but leads to ${entrance.pathname}.`);
    const send = async (form: string, fields: Record<string, string>) =>
      follow(browser, origin, await browser.post(`${step}/${form}`, { form: fields, maxRedirects: 0 }));
    const { name, email, password } = person;
    await send('sign-up', { name, email, password, terms: 'yes' });
    const proof = proofIn(await newestMail(email, 1, origin));
    if (!('code' in proof)) throw new Error('The embedded provider sends codes.');
    const back = await send('confirm', { code: proof.code });
    const code = new URLSearchParams(back.hash.slice(1)).get('code');
    if (code === null) throw new Error(`The provider gave no code: ${back.href}`);
    const exchanged = await browser.post(`${PROTOCOL}/token`, {
      headers: { accept: 'application/json', origin },
      form: {
        client_id: 'hirehq-candidate',
        grant_type: 'authorization_code',
        code,
        redirect_uri: `${origin}${CALLBACK}`,
        code_verifier: verifier,
      },
    });
    const { access_token: access = '', id_token: id = '' } = (await exchanged.json()) as Record<string, string>;
    const headers = { authorization: `Bearer ${access}`, 'x-access-token': id };
    return { person, headers, state: stateOf(origin, (await browser.storageState()).cookies) };
  } finally {
    await browser.dispose();
  }
}

/** A candidate who has registered and arrived, as the shell does it at the first time (SH-38). */
export async function newCandidate(origin: string): Promise<SignedUp> {
  const signedUp = await signUpByForm(origin);
  const put = async (path: string, data: object) => {
    const response = await fetch(`${origin}/api/v1/${path}`, {
      method: 'PUT',
      headers: { ...signedUp.headers, 'content-type': 'application/json' },
      body: JSON.stringify(data),
    });
    if (!response.ok) throw new Error(`PUT ${path} responded with ${response.status}: ${await response.text()}`);
  };
  await put('candidates//consented/versions', { version: TERMS_VERSION });
  await put('candidates/', { origin: 'P', sourceEnterpriseId: null });
  return signedUp;
}

/** As after an arrival: the session's marker, and the provider's cookies. */
function stateOf(origin: string, cookies: StorageState['cookies']): StorageState {
  const { name, value } = COOKIES.signedIn;
  const marker = {
    name,
    value,
    domain: new URL(origin).hostname,
    path: '/',
    expires: -1,
    httpOnly: false,
    secure: false,
    sameSite: 'Lax' as const,
  };
  const isThere = cookies.some((cookie) => cookie.name === name);
  return {
    cookies: isThere ? cookies : [...cookies, marker],
    origins: [{ origin, localStorage: [{ name: STORAGE_KEYS.token, value: '1' }] }],
  };
}

import { createHash, randomBytes } from 'node:crypto';
import type { FastifyInstance, LightMyRequestResponse } from 'fastify';
import { codeMailedTo } from './mailbox.ts';

export interface Tokens {
  access_token: string;
  id_token: string;
  refresh_token: string;
}

const PROTOCOL = '/realms/hirehq/protocol/openid-connect';
const ORIGIN = 'http://localhost:3000';
export const CALLBACK = `${ORIGIN}/sso/callback`;

interface Verifier {
  verifier: string;
  challenge: string;
}

export function proofKey(): Verifier {
  const verifier = randomBytes(32).toString('base64url');
  return { verifier, challenge: createHash('sha256').update(verifier).digest('base64url') };
}

/**
 * Does what a browser with keycloak-js does: cookies, redirects, forms, the exchange of a code. `readCode` returns the
 * code mailed to an address, by default from the mails queued in the app's database.
 */
export function createTestBrowser(app: FastifyInstance, readCode = (email: string) => codeMailedTo(app.services.db, email)) {
  const jar = new Map<string, { value: string; path: string }>();
  const address = (url: string) => new URL(url, ORIGIN);

  function keep(response: LightMyRequestResponse): void {
    for (const cookie of response.cookies) {
      const gone = cookie.value === '' || (cookie.expires && cookie.expires.getTime() <= Date.now());
      const key = `${cookie.name};${cookie.path ?? '/'}`;
      if (gone) jar.delete(key);
      else jar.set(key, { value: `${cookie.name}=${cookie.value}`, path: cookie.path ?? '/' });
    }
  }

  async function request(
    method: 'GET' | 'POST',
    url: string,
    form?: Readonly<Record<string, string>>,
    headers: Record<string, string> = {},
  ) {
    const { pathname, search } = address(url);
    const cookie = [...jar.values()]
      .filter(({ path }) => pathname === path || pathname.startsWith(path.endsWith('/') ? path : `${path}/`))
      .map(({ value }) => value)
      .join('; ');
    const response = await app.inject({
      method,
      url: pathname + search,
      headers: {
        host: 'localhost:3000',
        accept: 'text/html',
        ...(cookie && { cookie }),
        ...(form && { 'content-type': 'application/x-www-form-urlencoded' }),
        ...headers,
      },
      ...(form && { payload: new URLSearchParams(form).toString() }),
    });
    keep(response);
    return response;
  }

  /** Follows redirects inside the realm; stops at a page, or at a URL outside, and returns that response. */
  async function follow(response: LightMyRequestResponse): Promise<{ page: LightMyRequestResponse; url: string }> {
    let current = response;
    let url = '';
    for (;;) {
      const { location } = current.headers;
      // The provider's intermediate page, if another account was signed in: its form submits itself.
      const [, action, xsrf] =
        /action="([^"]+logout\/confirm)">\s*<input type="hidden" name="xsrf" value="([^"]+)"/.exec(current.body) ?? [];
      if (location && address(location).pathname.startsWith('/realms/')) current = await request('GET', (url = location));
      else if (action && xsrf && !current.body.includes('op.logoutForm'))
        current = await request('POST', action, { xsrf, logout: 'yes' });
      else break;
    }
    return { page: current, url: current.headers.location ?? url };
  }

  const startUrl = (key: Verifier, extra: Readonly<Record<string, string>> = {}, page: 'auth' | 'registrations' = 'auth') =>
    `${PROTOCOL}/${page}?${new URLSearchParams({
      client_id: 'hirehq-candidate',
      redirect_uri: CALLBACK,
      response_type: 'code',
      response_mode: 'fragment',
      scope: 'openid',
      state: 'the-state',
      nonce: 'the-nonce',
      code_challenge: key.challenge,
      code_challenge_method: 'S256',
      ...extra,
    }).toString()}`;

  const token = (form: Record<string, string>) =>
    request(
      'POST',
      `${PROTOCOL}/token`,
      { client_id: 'hirehq-candidate', ...form },
      { accept: 'application/json', origin: ORIGIN },
    );

  const open = async (url: string) => follow(await request('GET', url));

  function responseOf(url: string): URLSearchParams {
    return new URLSearchParams(address(url).hash.slice(1));
  }

  async function exchange(code: string, verifier: string) {
    return token({ grant_type: 'authorization_code', code, redirect_uri: CALLBACK, code_verifier: verifier });
  }

  /** Submits one of the forms of the current step. */
  async function submit(
    pageUrl: string,
    form: string,
    values: Record<string, string> = {},
  ): Promise<{ page: LightMyRequestResponse; url: string }> {
    const [step = ''] = /^\/realms\/hirehq\/login-actions\/[^/]+/.exec(address(pageUrl).pathname) ?? [];
    const back = await follow(await request('POST', `${step}/${form}`, values));
    return { ...back, url: back.url || pageUrl };
  }

  /** Enters the code that was mailed to an address. */
  const confirm = async (pageUrl: string, email: string, form = 'confirm') =>
    submit(pageUrl, form, { code: await readCode(email) });

  async function enter(
    kind: 'sign-in' | 'sign-up',
    values: Record<string, string> & { email: string },
    extra?: Readonly<Record<string, string>>,
  ): Promise<Tokens> {
    const key = proofKey();
    const { url } = await open(startUrl(key, extra, kind === 'sign-up' ? 'registrations' : 'auth'));
    const sent = await submit(url, kind, values);
    const back = kind === 'sign-up' ? await confirm(sent.url, values.email) : sent;
    const response = await exchange(responseOf(back.url).get('code') ?? '', key.verifier);
    return response.json<Tokens>();
  }

  return {
    request,
    /** Sets a cookie as if a server had set it. */
    keepCookie: (name: string, value: string, path: string) =>
      void jar.set(`${name};${path}`, { value: `${name}=${value}`, path }),
    open,
    submit,
    confirm,
    startUrl,
    exchange,
    responseOf,
    token,
    /** Registers, confirms the email and signs in. */
    register: (values: { name: string; email: string; password: string }, extra?: Readonly<Record<string, string>>) =>
      enter('sign-up', { ...values, terms: 'yes' }, extra),
    signIn: (values: { email: string; password: string }) => enter('sign-in', values),
    refresh: (refreshToken: string) => token({ grant_type: 'refresh_token', refresh_token: refreshToken }),
    logoutUrl: (idToken: string) =>
      `${PROTOCOL}/logout?${new URLSearchParams({ client_id: 'hirehq-candidate', post_logout_redirect_uri: `${ORIGIN}/candidate/dashboard`, id_token_hint: idToken }).toString()}`,
  };
}

import { createHmac, createPublicKey } from 'node:crypto';
import type { APIRequestContext } from '@playwright/test';
import { newPerson } from '../platform/account.ts';
import { anotherBrowser, claimsOf, EITHER_PROVIDER, expect, test, tokensIn, type Tokens } from './identity-test.ts';

const encode = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
const parts = (token: string) => token.split('.') as [string, string, string];

async function statusOf(request: APIRequestContext, access: string, id: string): Promise<number> {
  const response = await request.get('/api/v1/candidates/', {
    headers: { authorization: `Bearer ${access}`, 'x-access-token': id },
  });
  return response.status();
}

test('ID-02 the services take both tokens together and refuse everything else', async ({
  page,
  person,
  signIn,
  seen,
  request,
  identity,
  browser,
}) => {
  await signIn(page, person);
  const { access_token: access, id_token: id } = tokensIn(seen);
  expect(await statusOf(request, access, id)).toBe(200);

  const other = newPerson();
  await identity.createAccount(other);
  const elsewhere = await anotherBrowser(browser, identity);
  await signIn(await elsewhere.context.newPage(), other);
  const their = tokensIn(elsewhere.seen);
  await elsewhere.context.close();

  const certs = (await (await request.get(`${identity.issuer}/protocol/openid-connect/certs`)).json()) as { keys: object[] };
  const [header, payload, signature] = parts(access);
  const claims = claimsOf(access);
  const kid = (JSON.parse(Buffer.from(header, 'base64url').toString()) as { kid: string }).kid;
  const withHmac = (secret: string | Buffer) => {
    const text = `${encode({ alg: 'HS256', typ: 'JWT', kid })}.${payload}`;
    return `${text}.${createHmac('sha256', secret).update(text).digest('base64url')}`;
  };
  const key = certs.keys.find((one) => 'kid' in one && one.kid === kid) as { kty: string; n: string; e: string };
  const pem = createPublicKey({ key, format: 'jwk' }).export({ type: 'spki', format: 'pem' });
  const forged = {
    'the id token as bearer': [id, id],
    'the refresh token as bearer': [tokensIn(seen).refresh_token, id],
    'the access token as id token': [access, access],
    'the bearer of one with the id token of another': [access, their.id_token],
    'alg none': [`${encode({ alg: 'none', typ: 'JWT' })}.${payload}.`, id],
    'HS256 with the public key as PEM': [withHmac(pem), id],
    'HS256 with the public key as JWK': [withHmac(JSON.stringify(key)), id],
    'another subject under the same signature': [
      `${header}.${encode({ ...claims, sub: claimsOf(their.access_token)['sub'] })}.${signature}`,
      id,
    ],
    'no tokens but their words': ['undefined', 'undefined'],
  } as const;
  const responses: Record<string, number> = {};
  for (const [what, [bearer, idToken]] of Object.entries(forged)) responses[what] = await statusOf(request, bearer, idToken);
  expect(responses).toEqual(Object.fromEntries(Object.keys(forged).map((what) => [what, 401])));
});

test('ID-01 a code is good once, with its verifier, at its address', async ({
  page,
  person,
  signIn,
  seen,
  request,
  identity,
}) => {
  await signIn(page, person);
  const sent = seen.tokenRequests.find((form) => form.get('grant_type') === 'authorization_code') as URLSearchParams;
  const again = await request.post(`${identity.issuer}/protocol/openid-connect/token`, {
    form: Object.fromEntries(sent),
    headers: { origin: identity.origin },
  });
  expect([again.status(), ((await again.json()) as { error: string }).error]).toEqual([400, 'invalid_grant']);
});

test('ID-01 only code flow with PKCE S256, only to the addresses that are registered', async ({ request, identity }) => {
  const ask = async (changes: Record<string, string | undefined>) => {
    const query = new URLSearchParams({
      client_id: 'hirehq-candidate',
      redirect_uri: `${identity.origin}/sso/callback`,
      response_type: 'code',
      response_mode: 'fragment',
      scope: 'openid',
      state: 's',
      nonce: 'n',
      code_challenge: 'E9Melhoa2OwvFrEMTJguCHaoeK1t8URWbuGJSstw-cM',
      code_challenge_method: 'S256',
    });
    for (const [name, value] of Object.entries(changes)) {
      if (value === undefined) query.delete(name);
      else query.set(name, value);
    }
    const response = await request.get(`${identity.issuer}/protocol/openid-connect/auth?${query.toString()}`, {
      maxRedirects: 0,
    });
    const location = response.headers()['location'] ?? '';
    if (location.startsWith(`${identity.origin}/sso/callback`)) return /error=[^&]+/.exec(location)?.[0] ?? 'a code';
    return location && !location.startsWith(new URL(identity.issuer).origin) && !location.startsWith('/')
      ? `sent to ${location}`
      : response.status();
  };

  expect([200, 302, 303]).toContain(await ask({}));
  for (const [what, changes] of Object.entries({
    'plain PKCE': { code_challenge_method: 'plain' },
    'no PKCE': { code_challenge: undefined, code_challenge_method: undefined },
  })) {
    expect(await ask(changes), what).toBe('error=invalid_request');
  }
  for (const response_type of ['token', 'id_token', 'id_token token', 'code id_token'])
    expect(['error=unauthorized_client', 'error=unsupported_response_type', 400]).toContain(await ask({ response_type }));
  for (const redirect_uri of [
    'http://evil.example/sso/callback',
    `${identity.origin}.evil.example/sso/callback`,
    `${identity.origin}@evil.example/sso/callback`,
    `${identity.origin}/sso/callback/../../evil`,
    `${identity.origin}/sso/callback?to=/x`,
    `${identity.origin}/sso/callback#x`,
    `${identity.origin}/other`,
    '//evil.example',
    'javascript:alert(1)',
    '',
  ])
    expect(await ask({ redirect_uri }), `redirect to ${redirect_uri}`).toBe(400);
});

test.describe('forged callbacks', () => {
  test.use({ expectedProblems: [/status of 4\d\d/] });

  test('ID-01 a callback nobody asked for signs nobody in', EITHER_PROVIDER, async ({ page, seen }) => {
    await page.goto('/sso/callback#state=made-up&code=made-up');
    await expect(page).toHaveURL('/');
    expect([seen.tokens, await page.evaluate(() => localStorage.getItem('token'))]).toEqual([[], null]);
  });

  test('ID-01 a callback with a made-up state leaves the sign-in that waits alone', async ({ page, person, seen }) => {
    await page.goto('/signin');
    await expect(page.getByLabel('Email')).toBeVisible();
    const forged = await page.context().newPage();
    await forged.goto('/sso/callback#state=made-up&code=made-up');
    await expect(forged).toHaveURL('/');
    await forged.close();
    await page.getByLabel('Email').fill(person.email);
    await page.getByLabel('Password', { exact: true }).fill(person.password);
    await page.getByRole('button', { name: 'Sign in' }).click();
    await expect(page).toHaveURL('/candidate/create-profile', { timeout: 20_000 });
    expect(seen.tokens).toHaveLength(1);
  });

  test(
    'ID-01 tokens for another nonce are thrown away, and the page says that it did not work',
    EITHER_PROVIDER,
    async ({ page, person }) => {
      await page.route('**/protocol/openid-connect/token', async (route) => {
        const response = await route.fetch();
        const tokens = (await response.json()) as Tokens;
        const [header, , signature] = parts(tokens.id_token);
        const id_token = `${header}.${encode({ ...claimsOf(tokens.id_token), nonce: 'another' })}.${signature}`;
        await route.fulfill({ response, json: { ...tokens, id_token } });
      });
      await page.goto('/candidate/my-jobs');
      await page.getByLabel('Email').fill(person.email);
      await page.getByLabel('Password', { exact: true }).fill(person.password);
      await page.getByRole('button', { name: 'Sign in' }).click();
      await expect(page.getByRole('heading', { name: 'We could not sign you in' })).toBeVisible({ timeout: 20_000 });
      expect(await page.evaluate(() => localStorage.getItem('token'))).toBeNull();
      await page.unroute('**/protocol/openid-connect/token');
      await page.context().addCookies([{ name: 'profile_skipped', value: '1', url: new URL(page.url()).origin }]);
      await page.getByRole('button', { name: 'Try again' }).click();
      await expect(page).toHaveURL('/candidate/my-jobs', { timeout: 20_000 });
    },
  );

  test(
    'SH-41 tokens that name no candidate reload the page twice, then sign out',
    EITHER_PROVIDER,
    async ({ page, person, seen }) => {
      let real = '';
      // The provider would not take what the test has made of its token.
      await page.route('**/protocol/openid-connect/logout', (route) => {
        const form = new URLSearchParams(route.request().postData() ?? '');
        form.set('id_token_hint', real);
        return route.continue({ postData: form.toString() });
      });
      await page.route('**/protocol/openid-connect/token', async (route) => {
        const response = await route.fetch();
        const tokens = (await response.json()) as Tokens;
        const [header, , signature] = parts(tokens.id_token);
        real = tokens.id_token;
        const { dsaascandidateid: _, ...claims } = claimsOf(tokens.id_token);
        await route.fulfill({ response, json: { ...tokens, id_token: `${header}.${encode(claims)}.${signature}` } });
      });
      await page.goto('/signin');
      await page.getByLabel('Email').fill(person.email);
      await page.getByLabel('Password', { exact: true }).fill(person.password);
      await page.getByRole('button', { name: 'Sign in' }).click();
      await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible({ timeout: 30_000 });
      expect(seen.tokenRequests).toHaveLength(3);
      expect(seen.addresses.some((address) => address.includes('/protocol/openid-connect/logout'))).toBe(true);
    },
  );
});

test('ID-06 a rotation of the keys refuses no good token, old or new', async ({
  page,
  person,
  signIn,
  seen,
  request,
  identity,
  browser,
}) => {
  test.setTimeout(180_000);
  await signIn(page, person);
  const old = tokensIn(seen);
  const statuses = new Set<number>();
  let rotating = true;
  // Ten a second are enough to meet each state of the keys, and leave the machine to the provider that changes them.
  const load = expect(async () => {
    statuses.add(await statusOf(request, old.access_token, old.id_token));
    expect(rotating).toBe(false);
  }).toPass({ timeout: 150_000, intervals: [100] });
  await identity.rotateKeys();
  const kidOf = (token: string) => (JSON.parse(Buffer.from(parts(token)[0], 'base64url').toString()) as { kid: string }).kid;

  const elsewhere = await anotherBrowser(browser, identity);
  const other = await elsewhere.context.newPage();
  await signIn(other, person);
  // The embedded provider takes a new key up within a minute.
  await expect(async () => {
    await other.reload();
    await expect(other.getByRole('button', { name: /’s account$/ })).toBeVisible();
    expect(kidOf(tokensIn(elsewhere.seen).access_token)).not.toBe(kidOf(old.access_token));
  }).toPass({ timeout: 90_000, intervals: [15_000] });
  const { access_token: access, id_token: id } = tokensIn(elsewhere.seen);
  statuses.add(await statusOf(request, access, id));
  rotating = false;
  await load;
  expect([...statuses]).toEqual([200]);
  await elsewhere.context.close();
});

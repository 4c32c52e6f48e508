import { SignJWT, UnsecuredJWT, decodeJwt } from 'jose';
import { beforeAll, describe, expect, it } from 'vitest';
import { TEST_ISSUER, createTestTokens, type TestTokens } from '../testing/test-tokens.ts';
import { createTokenVerifier, type TokenVerifier } from './tokens.ts';

const person = { sub: 'anna', sid: 'session-1' };
const apiClaims = { ...person, aud: 'hirehq-api' };
const idClaims = { ...person, aud: 'hirehq-candidate' };
const REFUSED = { name: 'Refusal', code: 'NOT_SIGNED_IN' };

let tokens: TestTokens;
let verifier: TokenVerifier;
let access: string;
let id: string;

beforeAll(async () => {
  tokens = await createTestTokens();
  verifier = verifierWith(async () => tokens.keys);
  access = await tokens.sign(apiClaims);
  id = await tokens.sign(idClaims);
});

function verifierWith(fetchKeys: () => Promise<TestTokens['keys']>, now?: () => Date): TokenVerifier {
  return createTokenVerifier({
    issuer: TEST_ISSUER,
    audience: 'hirehq-api',
    clientId: 'hirehq-candidate',
    fetchKeys,
    ...(now && { now }),
  });
}

describe('the two tokens of a request', () => {
  it('are accepted if both are valid and belong together', async () => {
    await expect(verifier.verify(access, id)).resolves.toMatchObject({
      subject: 'anna',
      sessionId: 'session-1',
    });
  });

  it('are refused without a signature (alg none)', async () => {
    const unsigned = new UnsecuredJWT(apiClaims).setIssuer(TEST_ISSUER).setIssuedAt().setExpirationTime('5m').encode();
    await expect(verifier.verify(unsigned, id)).rejects.toMatchObject(REFUSED);
  });

  it('are refused when signed with a shared secret (HS256), the public key among them', async () => {
    const secret = new TextEncoder().encode(JSON.stringify(tokens.keys.keys[0]));
    const forged = await new SignJWT(apiClaims)
      .setProtectedHeader({ alg: 'HS256', kid: 'test-key' })
      .setIssuer(TEST_ISSUER)
      .setIssuedAt()
      .setExpirationTime('5m')
      .sign(secret);
    await expect(verifier.verify(forged, id)).rejects.toMatchObject(REFUSED);
  });

  it('are refused when signed by a key that is not the provider’s', async () => {
    const stranger = await createTestTokens();
    await expect(verifier.verify(await stranger.sign(apiClaims), id)).rejects.toMatchObject(REFUSED);
  });

  it.each([
    ['another audience', { ...apiClaims, aud: 'someone-else' }],
    ['another issuer', { ...apiClaims, iss: 'http://localhost:3000/realms/other' }],
    ['no session', { sub: 'anna', aud: 'hirehq-api' }],
  ])('are refused with %s', async (_what, claims) => {
    await expect(verifier.verify(await tokens.sign(claims), id)).rejects.toMatchObject(REFUSED);
  });

  it('are refused when the id token is sent as the bearer', async () => {
    await expect(verifier.verify(id, id)).rejects.toMatchObject(REFUSED);
    const both = await tokens.sign({ ...person, aud: ['hirehq-api', 'hirehq-candidate'], nonce: 'n' });
    await expect(verifier.verify(both, both)).rejects.toMatchObject(REFUSED);
  });

  it.each([
    ['another person', { ...idClaims, sub: 'bert' }],
    ['another session', { ...idClaims, sid: 'session-2' }],
  ])('are refused when the id token is of %s', async (_what, claims) => {
    await expect(verifier.verify(access, await tokens.sign(claims))).rejects.toMatchObject(REFUSED);
  });

  it('are refused once expired', async () => {
    const later = verifierWith(
      async () => tokens.keys,
      () => new Date(Date.now() + 6 * 60_000),
    );
    await expect(later.verify(access, id)).rejects.toMatchObject(REFUSED);
  });
});

describe('the keys of the provider', () => {
  it('stay in use while it is unavailable', async () => {
    let time = Date.now();
    let away = false;
    const patient = verifierWith(
      () => (away ? Promise.reject(new Error('no response')) : Promise.resolve(tokens.keys)),
      () => new Date(time),
    );
    await patient.verify(access, id);
    away = true;
    time += 30 * 60_000;
    const fresh = await createTestTokens();
    const soon = (claims: typeof apiClaims) =>
      new SignJWT(claims)
        .setProtectedHeader({ alg: 'ES256', kid: 'test-key' })
        .setIssuer(TEST_ISSUER)
        .setIssuedAt(new Date(time))
        .setExpirationTime(new Date(time + 300_000))
        .sign(tokens.privateKey);
    await expect(patient.verify(await soon(apiClaims), await soon(idClaims))).resolves.toMatchObject({ subject: 'anna' });
    await expect(patient.verify(await fresh.sign(apiClaims), id)).rejects.toMatchObject(REFUSED);
  });

  it('may change under load: no valid token is refused, and the provider gets one request for all of them', async () => {
    const next = await createTestTokens('next-key');
    let served = tokens.keys;
    let asked = 0;
    const rotating = verifierWith(async () => {
      asked += 1;
      return served;
    });
    await rotating.verify(access, id);
    served = { keys: [...tokens.keys.keys, ...next.keys.keys] };
    const [nextAccess, nextId] = [await next.sign(apiClaims), await next.sign(idClaims)];
    const responses = await Promise.all(
      Array.from({ length: 50 }, (_, turn) => (turn % 2 ? rotating.verify(nextAccess, nextId) : rotating.verify(access, id))),
    );
    expect(responses.map(({ subject }) => subject)).toEqual(Array.from({ length: 50 }, () => 'anna'));
    expect(asked).toBe(2);
  });

  it('are found right after lookups of made-up ones', async () => {
    const next = await createTestTokens('next-key');
    const madeUp = await createTestTokens('made-up');
    let served = tokens.keys;
    const rotating = verifierWith(async () => served);
    await expect(rotating.verify(await madeUp.sign(apiClaims), id)).rejects.toMatchObject(REFUSED);
    served = { keys: [...tokens.keys.keys, ...next.keys.keys] };
    await expect(rotating.verify(await next.sign(apiClaims), await next.sign(idClaims))).resolves.toMatchObject({
      subject: 'anna',
    });
  });

  it('are requested at most twice a minute, however many tokens name unknown keys; those are refused immediately', async () => {
    const genuine = await createTestTokens('next-key');
    let time = Date.now();
    let served = tokens.keys;
    let asked = 0;
    const flooded = verifierWith(
      async () => {
        asked += 1;
        return served;
      },
      () => new Date(time),
    );
    await flooded.verify(access, id);
    expect(asked).toBe(1);
    const madeUp = async (kid: string) => (await createTestTokens(kid)).sign(apiClaims);
    for (const kid of ['a', 'a', 'b', 'c', 'd', 'a'])
      await expect(flooded.verify(await madeUp(kid), id)).rejects.toMatchObject(REFUSED);
    expect(asked).toBe(3);

    served = { keys: [...tokens.keys.keys, ...genuine.keys.keys] };
    time += 61_000;
    await expect(flooded.verify(await genuine.sign(apiClaims), await genuine.sign(idClaims))).resolves.toMatchObject({
      subject: 'anna',
    });
    expect(asked).toBe(4);
  });

  it('looked up while it is unavailable: the response is “later” immediately, without further requests', async () => {
    let asked = 0;
    let away = false;
    const cutOff = verifierWith(() => {
      asked += 1;
      return away ? Promise.reject(new Error('no response')) : Promise.resolve(tokens.keys);
    });
    await cutOff.verify(access, id);
    away = true;
    const other = await (await createTestTokens('next-key')).sign(apiClaims);
    for (let turn = 0; turn < 5; turn += 1) await expect(cutOff.verify(other, id)).rejects.toMatchObject({ code: 'OVERLOADED' });
    expect(asked).toBe(3);
  });

  it('changed while it is unavailable: the response is “later”, not “signed out”', async () => {
    const next = await createTestTokens('next-key');
    let away = false;
    const cutOff = verifierWith(() => (away ? Promise.reject(new Error('no response')) : Promise.resolve(tokens.keys)));
    await cutOff.verify(access, id);
    away = true;
    await expect(cutOff.verify(await next.sign(apiClaims), await next.sign(idClaims))).rejects.toMatchObject({
      code: 'OVERLOADED',
    });
  });

  it('never loaded: the response is “later”, not “signed out”', async () => {
    const never = verifierWith(() => Promise.reject(new Error('no response')));
    await expect(never.verify(access, id)).rejects.toMatchObject({ code: 'OVERLOADED' });
  });
});

describe('the time at which the person signed in', () => {
  it('is that of the access token, else of the id token, and never the time at which a token was issued', async () => {
    const [at, earlier] = [1_790_000_000, 1_780_000_000];
    const timeOf = async (ofAccess: object, ofId: object) => {
      const [one, other] = await Promise.all([tokens.sign({ ...apiClaims, ...ofAccess }), tokens.sign({ ...idClaims, ...ofId })]);
      return (await verifier.verify(one, other)).authenticatedAt?.getTime();
    };
    expect(await timeOf({ auth_time: at }, { auth_time: earlier })).toBe(at * 1000);
    expect(await timeOf({}, { auth_time: earlier })).toBe(earlier * 1000);
    expect(await timeOf({}, {})).toBeUndefined();
    expect(await timeOf({ auth_time: 'now' }, {})).toBeUndefined();
  });
});

describe('the report of a provider that a session has ended', () => {
  const events = { 'http://schemas.openid.net/event/backchannel-logout': {} };
  const report = { aud: 'hirehq-candidate', sid: 'session-1', jti: 'once', events };

  it('names the session', async () => {
    expect(await verifier.endedSessionOf(await tokens.sign(report, '2m'))).toBe('session-1');
  });

  it.each([
    ['an id token', { ...idClaims, jti: 'once' }],
    ['a report for another client', { ...report, aud: 'somebody-else' }],
    ['a report with a nonce, as an id token has', { ...report, nonce: 'n' }],
    ['a report about no session', { ...report, sid: undefined }],
    ['a report of another event', { ...report, events: { other: {} } }],
    ['a report of another provider', { ...report, iss: 'https://other.example' }],
  ])('is refused if it is %s', async (_what, claims) => {
    await expect(verifier.endedSessionOf(await tokens.sign(claims, '2m'))).rejects.toMatchObject(REFUSED);
  });

  it('is accepted for five minutes', async () => {
    const token = await tokens.sign(report, '1d');
    const issuedAt = Number(decodeJwt(token).iat) * 1000;
    const after = (ms: number) =>
      verifierWith(
        async () => tokens.keys,
        () => new Date(issuedAt + ms),
      ).endedSessionOf(token);
    expect(await after(300_000)).toBe('session-1');
    await expect(after(300_001)).rejects.toMatchObject(REFUSED);
  });

  it('is refused if it is old, no token, or signed by somebody else', async () => {
    const later = verifierWith(
      async () => tokens.keys,
      () => new Date(Date.now() + 3_600_000),
    );
    await expect(later.endedSessionOf(await tokens.sign(report, '1d'))).rejects.toMatchObject(REFUSED);
    await expect(verifier.endedSessionOf('')).rejects.toMatchObject(REFUSED);
    const stranger = await createTestTokens();
    await expect(verifier.endedSessionOf(await stranger.sign(report, '2m'))).rejects.toMatchObject(REFUSED);
  });
});

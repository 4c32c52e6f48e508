import { randomUUID } from 'node:crypto';
import { SignJWT, UnsecuredJWT, type JWTPayload } from 'jose';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { RedeemVisitorTokenDocument } from '@hirehq/mfe-jobs/src/apply/features/apply-to-job/visitor/redeem-visitor-token.graphql.ts';
import { createTestApp, type TestApp } from '../../../../platform/testing/test-app.ts';
import { throwRefused } from '../../../../platform/testing/throw-refused.ts';
import { createKey } from '../../../employer-api/employers/keys.service.ts';
import { storedJobs } from '../../jobs/testing/stored-jobs.ts';
import { visitorKeyPair } from './testing/visitor-key-pair.ts';
import { visitorToken } from './visitor-token.example.js';

const NOW = new Date('2026-05-04T12:00:00Z');
const SECOND = Math.floor(NOW.getTime() / 1000);
const [ACME, OTHER, UNPROVEN] = [randomUUID(), randomUUID(), randomUUID()];
type Pair = Awaited<ReturnType<typeof visitorKeyPair>>;

let app: TestApp;
let time = NOW;
let [acme, foreign, unknown, elliptic, removed]: Pair[] = [];
let jobs: Record<string, string>;

async function register(enterpriseId: string, pair: Pair) {
  const { key } = await createKey(app.db, { enterpriseId, label: 'test', scopes: ['keys:write'], now: NOW });
  return app.app.inject({
    method: 'POST',
    url: '/employer/v1/embed/visitor-keys',
    headers: { authorization: `Bearer ${key}` },
    payload: { label: 'Portal', publicKey: pair.publicJwk },
  });
}

beforeAll(async () => {
  app = await createTestApp({ now: () => time });
  const [nurse = '', baker = '', clerk = ''] = await storedJobs(app.db, [
    { title: 'Nurse', company: 'Acme', enterpriseId: ACME },
    { title: 'Baker', company: 'Other', enterpriseId: OTHER },
    { title: 'Clerk', company: 'Unproven', enterpriseId: UNPROVEN },
  ]);
  jobs = { nurse, baker, clerk };
  for (const [id, domain] of [
    [ACME, 'acme.example'],
    [OTHER, 'other.example'],
  ] as const)
    await app.db
      .updateTable('enterprise')
      .set({ domain_names: [domain] })
      .where('id', '=', id)
      .execute();
  [acme, foreign, unknown, elliptic, removed] = await Promise.all([
    visitorKeyPair(),
    visitorKeyPair(),
    visitorKeyPair(),
    visitorKeyPair('ES256'),
    visitorKeyPair(),
  ]);
  for (const [id, pair] of [
    [ACME, acme],
    [ACME, elliptic],
    [ACME, removed],
    [OTHER, foreign],
    [UNPROVEN, acme],
  ] as const)
    await register(id, own(pair));
});
afterAll(() => app.close());

/** Set in `beforeAll`. */
function own(pair: Pair | undefined): Pair {
  if (!pair) throw new Error('no keys yet');
  return pair;
}

const claims = (changes: Record<string, unknown> = {}): JWTPayload => ({
  iss: ACME,
  aud: app.services.config.origin,
  iat: SECOND,
  exp: SECOND + 120,
  jti: randomUUID(),
  name: 'Ada Lovelace',
  email: 'ada@example.com',
  phone: '+44 20 7946 0000',
  ...changes,
});

async function redeem(token: string, jobId = jobs['nurse'] ?? '') {
  const { data, errors } = await app.graphql(RedeemVisitorTokenDocument, { input: { jobId, token } }, {});
  throwRefused(errors);
  return data?.redeemVisitorToken;
}
const READ = {
  __typename: 'RedeemVisitorTokenDone',
  visitor: { name: 'Ada Lovelace', email: 'ada@example.com', telephone: '+44 20 7946 0000' },
};
const REFUSED = { __typename: 'RedeemVisitorTokenRefused', code: 'VISITOR_TOKEN_REFUSED' };

describe('PF-05 JB-16 a token of an employer about its visitor', () => {
  it('is read by either algorithm, with the employer named by its id or its domain', async () => {
    expect(await redeem(await own(acme).sign(claims()))).toEqual(READ);
    expect(await redeem(await own(elliptic).sign(claims({ iss: 'acme.example', sub: 'employee 7' }), { typ: 'JWT' }))).toEqual(
      READ,
    );
  });

  it('may say less, and needs not say anything', async () => {
    const { name: _name, phone: _phone, ...email } = claims();
    expect(await redeem(await own(acme).sign(email))).toMatchObject({
      visitor: { name: null, email: 'ada@example.com', telephone: null },
    });
    const { email: _email, ...nothing } = email;
    expect(await redeem(await own(acme).sign({ ...nothing, jti: randomUUID() }))).toMatchObject({
      visitor: { name: null, email: null, telephone: null },
    });
  });

  it('counts once, also if two requests bring it at the same time, and nothing of the visitor is stored', async () => {
    const token = await own(acme).sign(claims());
    const all = await Promise.all(Array.from({ length: 4 }, () => redeem(token)));
    expect(all.map((each) => String(each?.__typename)).toSorted((one, other) => one.localeCompare(other))).toEqual([
      'RedeemVisitorTokenDone',
      'RedeemVisitorTokenRefused',
      'RedeemVisitorTokenRefused',
      'RedeemVisitorTokenRefused',
    ]);
    const stored = JSON.stringify(await app.db.selectFrom('used_visitor_token').selectAll().execute());
    expect(stored).not.toMatch(/ada|lovelace|7946/i);
  });

  it('is for one job, of the employer that has signed it', async () => {
    const token = await own(acme).sign(claims());
    expect(await redeem(token, jobs['baker'])).toMatchObject(REFUSED);
    expect(await redeem(token, randomUUID())).toMatchObject({ code: 'JOB_NOT_FOUND' });
    // What is refused is not used up.
    expect(await redeem(token)).toEqual(READ);
  });

  it('is forgotten once it has expired, and stays refused', async () => {
    const token = await own(acme).sign(claims());
    expect(await redeem(token)).toEqual(READ);
    time = new Date(NOW.getTime() + 10 * 60_000);
    const later = Math.floor(time.getTime() / 1000);
    expect(await redeem(await own(acme).sign(claims({ iat: later, exp: later + 60 })))).toEqual(READ);
    expect(await app.db.selectFrom('used_visitor_token').selectAll().execute()).toHaveLength(1);
    expect(await redeem(token)).toMatchObject(REFUSED);
    time = NOW;
  });

  it('is refused once its key was removed', async () => {
    const { kid, sign } = own(removed);
    expect(await redeem(await sign(claims()))).toEqual(READ);
    const { key } = await createKey(app.db, { enterpriseId: ACME, label: 'test', scopes: ['keys:write'], now: NOW });
    const headers = { authorization: `Bearer ${key}` };
    const gone = await app.app.inject({ method: 'DELETE', url: `/employer/v1/embed/visitor-keys/${kid}`, headers });
    expect(gone.statusCode).toBe(200);
    expect(await redeem(await sign(claims()))).toMatchObject(REFUSED);
  });
});

const base64 = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');

const WRONG: readonly (readonly [what: string, make: () => Promise<string>, reason: RegExp])[] = [
  ['an empty text', async () => '', /not a signed JWT/],
  ['a text of another kind', async () => 'ada@example.com', /not a signed JWT/],
  ['three parts that are nothing', async () => 'a.b.c', /not a signed JWT/],
  ['a token without a signature', async () => new UnsecuredJWT(claims()).encode(), /header/],
  ['alg none with a kid', async () => `${base64({ alg: 'none', kid: own(acme).kid })}.${base64(claims())}.`, /header/],
  [
    'the public key as the secret of HS256',
    async () =>
      new SignJWT(claims())
        .setProtectedHeader({ alg: 'HS256', kid: own(acme).kid })
        .sign(new TextEncoder().encode(JSON.stringify(own(acme).publicJwk))),
    /header/,
  ],
  ['a header that brings its own key', async () => own(unknown).sign(claims(), { jwk: own(unknown).publicJwk }), /header/],
  ['a header with the address of a key', async () => own(acme).sign(claims(), { jku: 'https://evil.example/keys' }), /header/],
  ['no kid', async () => own(acme).sign(claims(), { kid: undefined }), /header/],
  ['the key of another employer', async () => own(foreign).sign(claims()), /no key with this kid/],
  ['an unknown key', async () => own(unknown).sign(claims()), /no key with this kid/],
  ['the name of a known key on an unknown one', async () => own(unknown).sign(claims(), { kid: own(acme).kid }), /not valid/],
  [
    'a key under the algorithm of another',
    async () => own(acme).sign(claims(), { kid: own(elliptic).kid }),
    /no key with this kid/,
  ],
  [
    'claims that were changed after the signature',
    async () => {
      const [header, , signature] = (await own(acme).sign(claims())).split('.');
      return `${header}.${base64(claims({ email: 'eve@example.com' }))}.${signature}`;
    },
    /not valid/,
  ],
  ['a signature that was cut off', async () => (await own(acme).sign(claims())).slice(0, -4), /not valid/],
  ['one that has expired', async () => own(acme).sign(claims({ iat: SECOND - 200, exp: SECOND - 31 })), /expired/],
  ['one for longer than five minutes', async () => own(acme).sign(claims({ exp: SECOND + 301 })), /more than 300 seconds/],
  ['one of the future', async () => own(acme).sign(claims({ iat: SECOND + 60, exp: SECOND + 120 })), /iat is in the future/],
  ['one that is not valid yet', async () => own(acme).sign(claims({ nbf: SECOND + 60 })), /not valid/],
  ['no iat', async () => own(acme).sign(claims({ iat: undefined })), /iat/],
  ['no exp', async () => own(acme).sign(claims({ exp: undefined })), /exp/],
  ['no jti', async () => own(acme).sign(claims({ jti: undefined })), /jti/],
  ['no audience', async () => own(acme).sign(claims({ aud: undefined })), /aud/],
  ['another platform as audience', async () => own(acme).sign(claims({ aud: 'https://jobs.other.example' })), /not valid/],
  ['several audiences', async () => own(acme).sign(claims({ aud: [app.services.config.origin, 'https://x.example'] })), /aud/],
  ['an employer that does not exist', async () => own(acme).sign(claims({ iss: randomUUID() })), /iss/],
  ['a domain of nobody', async () => own(acme).sign(claims({ iss: 'nobody.example' })), /iss/],
  ['another employer', async () => own(acme).sign(claims({ iss: OTHER })), /another employer/],
  ['an employer without a proven domain', async () => own(acme).sign(claims({ iss: UNPROVEN })), /proven a domain/],
  ['more about the visitor than is asked', async () => own(acme).sign(claims({ birthdate: '1815-12-10' })), /birthdate/],
  ['an email that is none', async () => own(acme).sign(claims({ email: 'ada' })), /email/],
  ['a number that is none', async () => own(acme).sign(claims({ phone: '<b>1</b>' })), /phone/],
  ['a name of invisible characters', async () => own(acme).sign(claims({ name: '\u200b' })), /name/],
  ['a name that is no text', async () => own(acme).sign(claims({ name: ['Ada'] })), /name/],
  ['a name that is too long', async () => own(acme).sign(claims({ name: 'a'.repeat(101) })), /name/],
  ['one that is too long', async () => own(acme).sign(claims({ sub: 'a'.repeat(2_048) })), /longer than 2048/],
];

it.each(WRONG)('PF-05 %s is refused with a reason, and nothing of it is stored', async (_what, make, reason) => {
  const before = await app.db.selectFrom('used_visitor_token').selectAll().execute();
  const result = await redeem(await make());
  expect(result).toMatchObject({ ...REFUSED, message: expect.stringMatching(reason) as string });
  expect(await app.db.selectFrom('used_visitor_token').selectAll().execute()).toEqual(before);
});

describe('PF-05 public keys of an employer', () => {
  it('are registered once, listed, and are of the employer alone', async () => {
    const again = await register(ACME, own(acme));
    expect(again.json()).toMatchObject({ responsePayload: { kid: own(acme).kid, algorithm: 'EdDSA', label: 'Portal' } });
    const { key } = await createKey(app.db, { enterpriseId: OTHER, label: 'test', scopes: ['keys:write'], now: NOW });
    const headers = { authorization: `Bearer ${key}` };
    const listed = await app.app.inject({ url: '/employer/v1/embed/visitor-keys', headers });
    expect(listed.json<{ responsePayload: { kid: string }[] }>().responsePayload.map(({ kid }) => kid)).toEqual([
      own(foreign).kid,
    ]);
    const url = `/employer/v1/embed/visitor-keys/${own(acme).kid}`;
    expect((await app.app.inject({ method: 'DELETE', url, headers })).statusCode).toBe(404);
  });

  it.each([
    ['a private key', () => own(unknown).privateJwk],
    ['a point that is not on the curve', () => ({ kty: 'EC', crv: 'P-256', x: 'A'.repeat(43), y: 'A'.repeat(43) })],
    ['a key of another curve', () => ({ kty: 'EC', crv: 'P-384', x: 'A'.repeat(64), y: 'A'.repeat(64) })],
    ['an RSA key', () => ({ kty: 'RSA', n: 'AQAB', e: 'AQAB' })],
    ['a shared secret', () => ({ kty: 'oct', k: 'c2VjcmV0' })],
  ])('are none of: %s', async (_what, publicJwk) => {
    expect((await register(ACME, { ...own(unknown), publicJwk: publicJwk() })).statusCode).toBe(400);
  });
});

describe('PF-05 the page for developers', () => {
  it('has an example that makes such a token, by the clock of its machine', async () => {
    time = new Date();
    const { kid, privateJwk } = own(acme);
    const key = { jwk: privateJwk, kid, employer: 'acme.example', platform: app.services.config.origin };
    expect(await redeem(await visitorToken(key, { name: 'Ada Lovelace', phone: '+44 20 7946 0000' }))).toMatchObject({
      visitor: { name: 'Ada Lovelace', email: null, telephone: '+44 20 7946 0000' },
    });
    const page = await app.app.inject({ url: '/embed/help', headers: { accept: 'text/html' } });
    expect(page.body).toContain('.setExpirationTime(');
  });
});

import { decodeJwt } from 'jose';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { VIEW_TAGS, type BrandVariant } from '@hirehq/shared-contracts/codes';
import { createTestApp, type TestApp } from '../../../platform/testing/test-app.ts';
import { candidatesModule } from '../../candidate/candidates/index.ts';
import { identityModule } from './index.ts';
import { createTestBrowser, type Tokens } from './testing/test-browser.ts';

let server: TestApp;
let count = 0;

beforeAll(async () => {
  server = await createTestApp({ modules: [candidatesModule, identityModule], candidateOf: 'module' });
});
afterAll(() => server.close());

const newcomer = () => ({ name: 'Dorothy Vaughan', email: `dorothy${(count += 1)}@example.com`, password: 'correct-horse-7' });

async function register(variant: BrandVariant, answer?: string) {
  const visitor = createTestBrowser(server.app);
  const person = { ...newcomer(), ...(answer !== undefined && { neuro_classification: answer }) };
  return { visitor, tokens: await visitor.register(person, { view_tag: VIEW_TAGS[variant] }) };
}

const claimOf = ({ id_token: token }: Pick<Tokens, 'id_token'>) => decodeJwt(token)['neuro_classification'];
const storedOf = async ({ id_token: token }: Tokens) =>
  (
    await server.db
      .selectFrom('candidate')
      .select('neuro_classification')
      .where('id', '=', String(decodeJwt(token)['dsaascandidateid']))
      .executeTakeFirstOrThrow()
  ).neuro_classification;

test.each([
  ['D', undefined, 'NT'],
  ['H', undefined, 'NT'],
  ['D', 'ND', 'ND'],
  ['N', 'ND', 'ND'],
  ['N', 'NT', 'NT'],
] as const)('ID-02 ID-03 a new account of brand %s with the answer %s carries %s', async (variant, answer, expected) => {
  const { tokens } = await register(variant, answer);
  expect(claimOf(tokens)).toBe(expected);
  expect(decodeJwt(tokens.id_token)['custom:neuro_classification']).toBe(expected);
  expect(await storedOf(tokens)).toBe(expected);
  expect(decodeJwt(tokens.access_token)).not.toHaveProperty('neuro_classification');
});

test('ID-02 a candidate who prefers not to say is not classified', async () => {
  const { tokens } = await register('N', '');
  expect(claimOf(tokens)).toBeUndefined();
  expect(await storedOf(tokens)).toBeNull();
});

test('SH-37 the answer to the dialog is in the next id token', async () => {
  const { visitor, tokens } = await register('N', 'ND');
  const id = String(decodeJwt(tokens.id_token)['dsaascandidateid']);
  await server.app.inject({
    method: 'PUT',
    url: '/api/v1/candidates/',
    headers: await server.asCandidate(String(decodeJwt(tokens.id_token).sub)),
    payload: { id, neuroClassification: 'NT' },
  });
  expect(claimOf((await visitor.refresh(tokens.refresh_token)).json<Tokens>())).toBe('NT');
});

test('ID-03 a classification changed at the account endpoint applies to the candidate too', async () => {
  const { visitor, tokens } = await register('D');
  await server.app.inject({
    method: 'POST',
    url: '/realms/hirehq/account',
    headers: { authorization: `Bearer ${tokens.access_token}` },
    payload: { attributes: { neuro_classification: ['ND'] } },
  });
  expect(await storedOf(tokens)).toBe('ND');
  expect(claimOf((await visitor.refresh(tokens.refresh_token)).json<Tokens>())).toBe('ND');
});

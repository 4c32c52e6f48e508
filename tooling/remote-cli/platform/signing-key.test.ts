import { chmodSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { temporaryFolder } from '../testing/built-folder.ts';
import { makeKey, publicHalf, readKey } from './signing-key.ts';

test('PF-02 a new key is in a file that only its owner can read, and its public half has no secret', async () => {
  const file = join(temporaryFolder(), 'key.json');
  const { key, isNew } = await makeKey(file);
  expect(isNew).toBe(true);
  expect(statSync(file).mode & 0o777).toBe(0o600);
  expect(JSON.parse(readFileSync(file, 'utf8'))).toMatchObject({ kty: 'OKP', crv: 'Ed25519', kid: key.kid });
  expect(Object.keys(publicHalf(key)).toSorted()).toEqual(['alg', 'crv', 'kid', 'kty', 'use', 'x']);
});

test('PF-02 a key that is there is kept', async () => {
  const file = join(temporaryFolder(), 'key.json');
  const first = await makeKey(file);
  expect(await makeKey(file)).toEqual({ key: first.key, isNew: false });
});

test('PF-02 a file that others can read is named', async () => {
  const file = join(temporaryFolder(), 'key.json');
  await makeKey(file);
  chmodSync(file, 0o644);
  const said: string[] = [];
  readKey(file, (line) => said.push(line));
  expect(said).toEqual([`  others can read ${file}: run chmod 600 ${file}`]);
});

test.each([
  ['no JSON', 'it is not JSON'],
  ['{"kty":"RSA"}', 'its type is not Ed25519'],
  ['{"kty":"OKP","crv":"Ed25519","x":"a","kid":"b"}', 'it has no private half'],
  ['{"kty":"OKP","crv":"Ed25519","x":"a","d":"b"}', 'it has no kid'],
])('PF-02 %s is no signing key: %s', (text, why) => {
  const file = join(temporaryFolder(), 'key.json');
  writeFileSync(file, text, { mode: 0o600 });
  expect(() => readKey(file)).toThrow(why);
});

import { mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import { DataFolderDamaged } from './data-folder-damaged.ts';
import { hasFormOfSecret, mistakeOfSecret, newSecret } from './ids/secret.ts';
import { storedSecret } from './stored-secret.ts';

let folder: string;
let file: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'hirehq-secret-'));
  file = join(folder, 'secret');
  const made = folder;
  return () => rm(made, { recursive: true, force: true });
});

const read = () => storedSecret(file, () => undefined);

describe('the secret of a data folder', () => {
  it('is created once, also by many at the same time, and only its owner may read it', async () => {
    const secrets = await Promise.all(Array.from({ length: 8 }, read));
    expect(new Set([...secrets, await read(), await readFile(file, 'utf8')]).size).toBe(1);
    expect(hasFormOfSecret(secrets[0] ?? '')).toBe(true);
    expect((await stat(file)).mode & 0o777).toBe(0o600);
    expect(await readdir(folder)).toEqual(['secret']);
  });

  it.each([
    ['empty', ''],
    ['a space', ' '],
    ['short', newSecret(8)],
    ['one character short', newSecret().slice(1)],
    ['one character long', `${newSecret()}A`],
    ['with a line break', `${newSecret()}\n`],
    ['full of zeros, as a power cut leaves it', '\0'.repeat(43)],
    ['one letter again and again', 'A'.repeat(43)],
    ['bytes that are no text', Buffer.alloc(43, 0xff)],
    ['another kind of text', 'this is not a secret but a sentence of words'.slice(0, 43)],
  ])('is refused if the file is %s, with what to do, and stays as it is', async (_, content) => {
    await writeFile(file, content);
    const refused = await read().catch((error: unknown) => error);
    expect(refused).toBeInstanceOf(DataFolderDamaged);
    expect((refused as Error).message).toMatch(
      new RegExp(`^${file} is .*\nRestore this file .* delete the file: .* no longer valid`),
    );
    expect(await readFile(file)).toEqual(Buffer.from(content));
  });
});

it.each([
  ['', 'at least 32'],
  ['too short', 'at least 32'],
  ['x'.repeat(64), 'different characters'],
  ['changeme'.repeat(5), 'different characters'],
  [`${newSecret()}\n`, 'control characters'],
  [` ${newSecret()}`, 'space'],
])('a configured secret %j is refused: %s', (secret, mistake) => {
  expect(mistakeOfSecret(secret)).toContain(mistake);
});

it('a configured secret may be any long text', () => {
  for (const secret of [newSecret(), newSecret(64), 'correct horse battery staple and more'])
    expect(mistakeOfSecret(secret)).toBeUndefined();
});

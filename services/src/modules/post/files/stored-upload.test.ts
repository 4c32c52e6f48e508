import { expect, test } from 'vitest';
import type { Services } from '../../../platform/module.ts';
import { SAMPLES } from '../../../platform/testing/sample-files.ts';
import { withStoredUploads } from './stored-uploads.ts';
import { storeUpload } from './stored-upload.ts';

type Needs = Pick<Services, 'db' | 'files'>;

const OF = { candidateId: null, category: 'RESUME' } as const;

const uploadedFile = async (file: File) => ({
  fileName: file.name,
  contentType: file.type,
  data: Buffer.from(await file.arrayBuffer()),
});

/** Services whose transactions fail with this error, and the keys of the files that are stored. */
function failingWith(error: Error) {
  const stored = new Set<string>();
  let count = 0;
  const files = {
    put: async () => {
      const key = `key-${(count += 1)}`;
      stored.add(key);
      return key;
    },
    remove: async (key: string) => void stored.delete(key),
  };
  const db = { transaction: () => ({ execute: () => Promise.reject(error) }) };
  return { services: { db, files } as unknown as Needs, stored };
}

const failure = (message: string, code?: string) => Object.assign(new Error(message), code === undefined ? {} : { code });

const FAILURES = [
  ['the connection broke during the commit', failure('Connection terminated unexpectedly'), true],
  ['the server was shut down during the commit', failure('terminating connection', '57P01'), true],
  ['the connection was reset', failure('read', 'ECONNRESET'), true],
  ['a row was refused', failure('duplicate key', '23505'), false],
  ['the code is wrong', new TypeError('x is not a function'), false],
] as const;

test.each(FAILURES)('SV-07 when %s, the bytes of an upload stay: %s %s', async (_what, error, stay) => {
  const { services, stored } = failingWith(error);
  const upload = await uploadedFile(SAMPLES.pdf());
  await expect(storeUpload(services, upload, OF, () => Promise.resolve(undefined))).rejects.toBe(error);
  expect(stored.size).toBe(stay ? 1 : 0);
});

test.each(FAILURES)('SV-07 when %s, the bytes of several uploads stay: %s %s', async (_what, error, stay) => {
  const { services, stored } = failingWith(error);
  const uploads = [await uploadedFile(SAMPLES.pdf()), await uploadedFile(SAMPLES.pdf())];
  await expect(withStoredUploads(services, uploads, 'RESUME', () => Promise.reject(error))).rejects.toBe(error);
  expect(stored.size).toBe(stay ? 2 : 0);
});

test('SV-07 when a second upload is refused, the first leaves nothing', async () => {
  const { services, stored } = failingWith(new Error('not reached'));
  const uploads = [await uploadedFile(SAMPLES.pdf()), await uploadedFile(SAMPLES.svg())];
  await expect(withStoredUploads(services, uploads, 'RESUME', () => Promise.resolve())).rejects.toMatchObject({
    code: 'FILE_TYPE_REFUSED',
  });
  expect(stored.size).toBe(0);
});

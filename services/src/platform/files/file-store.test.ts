import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createDiskFileStore, type FileStore } from './file-store.ts';

let folder: string;
let time = Date.parse('2026-01-01T00:00:00Z');
let files: FileStore;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'hirehq-files-'));
  files = createDiskFileStore({ folder, secret: 'a secret of at least 32 characters', now: () => new Date(time) });
});
afterAll(() => rm(folder, { recursive: true, force: true }));

const opened = (link: string) => {
  const url = new URL(link, 'http://localhost');
  return files.opened(url.pathname.slice('/files/'.length), url.searchParams);
};

describe('stored files', () => {
  it('are returned unchanged, until removed', async () => {
    const key = await files.put(Buffer.from('a résumé'));
    expect((await files.read(key))?.toString()).toBe('a résumé');
    await files.remove(key);
    expect(await files.read(key)).toBeUndefined();
  });

  it('cannot be reached by a path', async () => {
    await expect(files.read('../../etc/passwd')).rejects.toThrow('Invalid file key');
  });

  it('open by a link until it expires', async () => {
    const link = files.link(
      { key: await files.put(Buffer.from('x')), fileName: 'Lebenslauf.pdf', contentType: 'application/pdf' },
      60,
    );
    expect(opened(link)).toMatchObject({ fileName: 'Lebenslauf.pdf', contentType: 'application/pdf' });
    time += 61_000;
    expect(opened(link)).toBeUndefined();
  });

  it('do not open by a modified link', async () => {
    const link = files.link({ key: await files.put(Buffer.from('x')), fileName: 'a.pdf', contentType: 'application/pdf' });
    expect(opened(link)).toBeDefined();
    expect(opened(link.replace('application%2Fpdf', 'text%2Fhtml'))).toBeUndefined();
    expect(opened(link.replace(/signature=.*/, 'signature='))).toBeUndefined();
  });

  it('do not open by a link whose grant was modified, dropped or hidden in another part', async () => {
    const file = { key: await files.put(Buffer.from('x')), fileName: 'a.pdf', contentType: 'application/pdf' };
    const link = files.link({ ...file, grant: 'application:1' }, 60);
    expect(opened(link)).toMatchObject({ ...file, grant: 'application:1' });
    expect(opened(link.replace('application%3A1', 'application%3A2'))).toBeUndefined();
    const forged = (change: (query: URLSearchParams) => void) => {
      const url = new URL(link, 'http://localhost');
      change(url.searchParams);
      return opened(url.pathname + url.search);
    };
    expect(forged((query) => query.delete('grant'))).toBeUndefined();
    const until = new URL(link, 'http://localhost').searchParams.get('until') ?? '';
    const hidden = forged((query) => {
      query.delete('grant');
      query.set('until', `${until}\napplication:1`);
    });
    const shifted = forged((query) => {
      query.delete('grant');
      query.set('name', 'a.pdf\napplication/pdf');
      query.set('type', until);
      query.set('until', 'application:1');
    });
    expect([hidden, shifted]).toEqual([undefined, undefined]);
  });
});

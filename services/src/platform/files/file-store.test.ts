import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { FILE_STORAGES, openTestFiles } from '../testing/test-files.ts';
import type { FileStore } from './file-store.ts';

let time = Date.parse('2026-01-01T00:00:00Z');

describe.each(FILE_STORAGES)('SV-07 files on %s', (storage) => {
  let files: FileStore;
  let close: () => Promise<void>;
  beforeAll(async () => {
    ({ files, close } = await openTestFiles(storage, () => new Date(time)));
  });
  afterAll(() => close());

  const opened = (link: string) => {
    const url = new URL(link, 'http://localhost');
    return files.opened(url.pathname.slice('/files/'.length), url.searchParams);
  };

  it('are returned unchanged, until removed', async () => {
    const key = await files.put(Buffer.from('a résumé'));
    expect((await files.read(key))?.toString()).toBe('a résumé');
    await files.remove(key);
    expect(await files.read(key)).toBeUndefined();
  });

  it('are streamed in and out, larger than what is sent at once', async () => {
    const chunks = Array.from({ length: 12 }, (_, index) => Buffer.alloc(1024 * 1024, index));
    const key = await files.put(Readable.from(chunks));
    expect(await files.size(key)).toBe(12 * 1024 * 1024);
    const stream = await files.stream(key);
    expect(stream && Buffer.concat(chunks).equals(await buffer(stream))).toBe(true);
  });

  it('can be read in part', async () => {
    const key = await files.put(Buffer.from('0123456789'));
    const part = async (start: number, end: number) => {
      const stream = await files.stream(key, { start, end });
      return stream && (await buffer(stream)).toString();
    };
    expect([await part(0, 1), await part(3, 5), await part(9, 9)]).toEqual(['01', '345', '9']);
  });

  it('can be empty', async () => {
    const key = await files.put(Buffer.alloc(0));
    expect([await files.size(key), (await files.read(key))?.length]).toEqual([0, 0]);
  });

  it('are not there if a stream breaks, or after they were removed', async () => {
    const broken = Readable.from(
      (async function* () {
        yield Buffer.alloc(6 * 1024 * 1024);
        throw new Error('the connection broke');
      })(),
    );
    await expect(files.put(broken)).rejects.toThrow('the connection broke');
    const key = await files.put(Buffer.from('x'));
    await files.remove(key);
    await files.remove(key);
    expect([await files.read(key), await files.stream(key), await files.size(key)]).toEqual([undefined, undefined, undefined]);
  });

  it('cannot be reached by a path', async () => {
    for (const read of [files.read, files.stream, files.size, files.remove])
      await expect(read('../../etc/passwd')).rejects.toThrow('Invalid file key');
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

import { crc32 } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { unzip } from '../testing/unzip.ts';
import { zipStream, type ZipEntry } from './zip-stream.ts';

const AT = new Date('2026-03-01T12:34:56Z');

async function* from(entries: readonly ZipEntry[]) {
  yield* entries;
}

async function zipped(...entries: ZipEntry[]): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of zipStream(from(entries), AT)) chunks.push(chunk);
  return Buffer.concat(chunks);
}

describe('a zip archive', () => {
  it('contains each entry with its content, names in any script', async () => {
    const large = Buffer.alloc(300_000, 'abc');
    const files = unzip(
      await zipped(
        { name: 'data/leer.json', content: [] },
        { name: 'files/سيرة.txt', content: [Buffer.from('one '), Buffer.from('two')] },
        { name: 'files/large.bin', content: [large] },
      ),
    );
    expect([...files.keys()]).toEqual(['data/leer.json', 'files/سيرة.txt', 'files/large.bin']);
    expect(files.get('data/leer.json')?.byteLength).toBe(0);
    expect(files.get('files/سيرة.txt')?.toString()).toBe('one two');
    expect(files.get('files/large.bin')?.equals(large)).toBe(true);
  });

  it('has the checksum of each entry in its directory', async () => {
    const archive = await zipped({ name: 'a', content: [Buffer.from('checked')] });
    const directory = archive.lastIndexOf(Buffer.from('504b0102', 'hex'));
    expect(archive.readUInt32LE(directory + 16)).toBe(crc32(Buffer.from('checked')));
  });

  it('fails if the content of an entry fails', async () => {
    async function* broken() {
      yield Buffer.from('a part');
      throw new Error('The disk failed.');
    }
    await expect(zipped({ name: 'a', content: broken() })).rejects.toThrow('The disk failed.');
  });
});

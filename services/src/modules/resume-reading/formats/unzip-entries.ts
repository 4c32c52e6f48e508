import { promisify } from 'node:util';
import { fromBuffer, type Entry, type ZipFile } from 'yauzl';
import { UnreadableFile } from '../document-line.ts';

/** Unpacked parts of a document above this are no résumé. */
const MOST_BYTES = 24 * 1024 * 1024;

const openZip = promisify<Buffer, { lazyEntries: true }, ZipFile>(fromBuffer);

function unpack(zip: ZipFile, entry: Entry): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    zip.openReadStream(entry, (error, stream) => {
      if (error) return reject(error);
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('error', reject);
      stream.on('end', () => resolve(Buffer.concat(chunks)));
    });
  });
}

/** Named entries of a zip file as text; throws UnreadableFile if it is damaged or unpacks to too much. */
export async function unzipEntries(data: Uint8Array, isWanted: (name: string) => boolean): Promise<Map<string, string>> {
  try {
    const zip = await openZip(Buffer.from(data), { lazyEntries: true });
    const entries = new Map<string, string>();
    let bytes = 0;
    await new Promise<void>((resolve, reject) => {
      zip.on('error', reject);
      zip.on('end', resolve);
      zip.on('entry', (entry: Entry) => {
        if (!isWanted(entry.fileName)) return zip.readEntry();
        bytes += entry.uncompressedSize;
        if (bytes > MOST_BYTES) return reject(new UnreadableFile('too large when unpacked'));
        unpack(zip, entry).then((content) => {
          entries.set(entry.fileName, content.toString('utf8'));
          zip.readEntry();
        }, reject);
      });
      zip.readEntry();
    });
    return entries;
  } catch (error) {
    throw new UnreadableFile('not a zip file that can be opened', { cause: error });
  }
}

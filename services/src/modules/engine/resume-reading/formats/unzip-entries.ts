import { promisify } from 'node:util';
import { fromBuffer, type Entry, type ZipFile } from 'yauzl';
import { UnreadableFile } from '../document-line.ts';

/** Unpacked parts of a document above this are no résumé. */
const MOST_BYTES = 24 * 1024 * 1024;
const ENCRYPTED = 0x1;

const openZip = promisify<Buffer, { lazyEntries: true }, ZipFile>(fromBuffer);

/** Unpacks one entry; `spend` counts its bytes as they come, whatever size the file declares, and throws when they are too many. */
function unpack(zip: ZipFile, entry: Entry, spend: (bytes: number) => void): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    zip.openReadStream(entry, (error, stream) => {
      if (error) return reject(error);
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => {
        try {
          spend(chunk.length);
          chunks.push(chunk);
        } catch (tooMany) {
          stream.destroy();
          reject(tooMany);
        }
      });
      stream.on('error', reject);
      stream.on('end', () => resolve(Buffer.concat(chunks)));
    });
  });
}

/** Named entries of a zip file as text; throws UnreadableFile if it is protected, damaged or unpacks to too much. */
export async function unzipEntries(data: Uint8Array, isWanted: (name: string) => boolean): Promise<Map<string, string>> {
  let bytes = 0;
  const spend = (more: number) => {
    bytes += more;
    if (bytes > MOST_BYTES) throw new UnreadableFile('TOO_LARGE', `unpacks to more than ${MOST_BYTES} bytes`);
  };
  try {
    const zip = await openZip(Buffer.from(data), { lazyEntries: true });
    const entries = new Map<string, string>();
    await new Promise<void>((resolve, reject) => {
      zip.on('error', reject);
      zip.on('end', resolve);
      zip.on('entry', (entry: Entry) => {
        if (!isWanted(entry.fileName)) return zip.readEntry();
        if ((entry.generalPurposeBitFlag & ENCRYPTED) !== 0) return reject(new UnreadableFile('PROTECTED', 'encrypted'));
        unpack(zip, entry, spend).then((content) => {
          entries.set(entry.fileName, content.toString('utf8'));
          zip.readEntry();
        }, reject);
      });
      zip.readEntry();
    });
    return entries;
  } catch (error) {
    throw error instanceof UnreadableFile ? error : new UnreadableFile('DAMAGED', 'not a zip file that can be opened', error);
  }
}

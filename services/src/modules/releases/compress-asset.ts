import { writeFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const TEXT = /\.(js|mjs|css|json|svg|html|txt|map|webmanifest)$/;
const WORTH_IT_BYTES = 500;

/** Writes `.br` and `.gz` beside a text file, at the highest compression: they are served as long as the release is live. */
export async function compressAsset(path: string, data: Buffer): Promise<void> {
  if (!TEXT.test(path) || data.length < WORTH_IT_BYTES) return;
  const [brotli, zipped] = await Promise.all([
    promisify(brotliCompress)(data, {
      params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: data.length },
    }),
    promisify(gzip)(data, { level: 9 }),
  ]);
  await Promise.all([writeFile(`${path}.br`, brotli), writeFile(`${path}.gz`, zipped)]);
}

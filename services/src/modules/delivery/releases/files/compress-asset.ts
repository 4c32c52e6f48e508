import { promisify } from 'node:util';
import { brotliCompress, brotliDecompress, constants, gunzip, gzip } from 'node:zlib';
import { isDevelopmentVersion } from '@hirehq/shared-contracts/release';
import type { Encoding } from '../../../../platform/http/compression/accepted-encoding.ts';

const TEXT = /\.(js|mjs|css|json|svg|html|txt|map|webmanifest)$/;
const WORTH_IT_BYTES = 500;

/** Names of the compressed files beside a file. */
export const SUFFIX: Readonly<Record<Encoding, string>> = { br: '.br', gzip: '.gz' };

/** True for a file that becomes smaller when it is compressed. */
export const isWorthCompressing = (file: string, size: number): boolean => TEXT.test(file) && size >= WORTH_IT_BYTES;

/** True for a file that is stored compressed as well: they are served as long as the release is live. */
export const isCompressed = (version: string, file: string, size: number): boolean =>
  !isDevelopmentVersion(version) && isWorthCompressing(file, size);

/** Compresses at the highest level. */
export const compress = (data: Buffer, encoding: Encoding): Promise<Buffer> =>
  encoding === 'gzip'
    ? promisify(gzip)(data, { level: 9 })
    : promisify(brotliCompress)(data, {
        params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: data.length },
      });

/** True if these are the bytes of a file, compressed; never unpacks more than the file has. */
export async function isCompressionOf(data: Buffer, packed: Buffer, encoding: Encoding): Promise<boolean> {
  const unpack = encoding === 'gzip' ? promisify(gunzip) : promisify(brotliDecompress);
  try {
    return data.equals(await unpack(packed, { maxOutputLength: data.length }));
  } catch {
    return false;
  }
}

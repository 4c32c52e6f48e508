import type { ByteRange } from './file-store.ts';

/**
 * The range that a header `Range` asks for: undefined for the whole file, 'none' if the file has no byte of it. A list of
 * ranges counts as no header, which is allowed.
 */
export function byteRangeOf(header: string | undefined, size: number): ByteRange | 'none' | undefined {
  const [, from = '', to = ''] = /^bytes=(\d{0,15})-(\d{0,15})$/.exec(header?.trim() ?? '') ?? [];
  if (from === '' && to === '') return undefined;
  const start = from === '' ? Math.max(0, size - Number(to)) : Number(from);
  const end = from === '' || to === '' ? size - 1 : Math.min(Number(to), size - 1);
  if (from !== '' && to !== '' && Number(to) < Number(from)) return undefined;
  return start > end ? 'none' : { start, end };
}

import type { LoadCause } from '@hirehq/shared-contracts/release';
import { digest } from '../page/digest.ts';

export interface ReleaseFile {
  url: string;
  integrity: string;
  kind: 'script' | 'style';
}

const TYPES = { script: /\b(java|ecma)script\b/i, style: /\btext\/css\b/i };

async function sha384(bytes: ArrayBuffer): Promise<string> {
  return `sha384-${btoa(String.fromCharCode(...new Uint8Array(await digest('SHA-384', bytes))))}`;
}

/**
 * Fetches a file again to find out why it did not load: `import()` and `<link>` report only that it failed. Undefined if the
 * file is correct.
 */
export async function probeFile(file: ReleaseFile, limitMs: number): Promise<LoadCause | undefined> {
  try {
    // no-store: a hung or corrupted response of the first attempt must not be reused.
    const response = await fetch(file.url, {
      cache: 'no-store',
      credentials: 'same-origin',
      signal: AbortSignal.timeout(limitMs),
    });
    if (response.status >= 500 || response.status === 429) return 'server-error';
    if (!response.ok) return 'not-found';
    if (!TYPES[file.kind].test(response.headers.get('content-type') ?? '')) return 'not-javascript';
    return (await sha384(await response.arrayBuffer())) === file.integrity ? undefined : 'tampered';
  } catch (error) {
    const isLate = typeof error === 'object' && error !== null && 'name' in error && error.name === 'TimeoutError';
    return isLate ? 'timeout' : 'unreachable';
  }
}

/** The first incorrect file, with the reason. */
export async function firstBadFile(
  files: readonly ReleaseFile[],
  limitMs: number,
): Promise<{ url: string; cause: LoadCause } | undefined> {
  const causes = await Promise.all(files.map((file) => probeFile(file, limitMs)));
  for (const [index, cause] of causes.entries()) {
    const file = files[index];
    if (cause && file) return { url: file.url, cause };
  }
  return undefined;
}

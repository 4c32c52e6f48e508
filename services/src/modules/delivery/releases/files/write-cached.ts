import { mkdir, rename, rm, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { newId } from '../../../../platform/ids/new-id.ts';

/** Writes a file that can be fetched again: whole or not at all, but not through a power cut, because readers compare its hash. */
export async function writeCached(path: string, data: Uint8Array): Promise<void> {
  const made = `${path}.${newId()}.part`;
  await mkdir(dirname(path), { recursive: true });
  try {
    await writeFile(made, data, { mode: 0o644 });
    await rename(made, path);
  } finally {
    await rm(made, { force: true });
  }
}

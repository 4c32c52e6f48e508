import { readFile } from 'node:fs/promises';
import { DataFolderDamaged } from './data-folder-damaged.ts';
import { createDurably } from './durable-file.ts';
import { hasFormOfSecret, newSecret } from './ids/secret.ts';
import { readIfAny } from './read-if-any.ts';

const CURE =
  'Restore this file from a backup, or set HIREHQ_SECRET. If there is no backup, delete the file: the next start creates a new secret, and links in mails that were sent before, links to files and remembered devices are no longer valid.';

function problemOf(kept: string): string {
  if (kept.trim() === '') return 'is empty, and everything that the platform signs depends on it';
  return `is damaged: it has ${kept.length} characters that are not a secret of this platform`;
}

/**
 * The secret of the data folder, created if there is none; processes that start at the same time get the same one. Throws
 * DataFolderDamaged for a file that does not have the form of a created secret.
 */
export async function storedSecret(file: string, created: () => unknown): Promise<string> {
  const before = await readIfAny(file);
  if (before === undefined) {
    await createDurably(file, newSecret(), { mode: 0o600 });
    created();
  }
  const kept = before ?? (await readFile(file, 'utf8'));
  if (!hasFormOfSecret(kept)) throw new DataFolderDamaged(file, problemOf(kept), CURE);
  return kept;
}

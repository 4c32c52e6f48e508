import { cpSync } from 'node:fs';
import { join } from 'node:path';
import type { ServedTexts } from '@hirehq/shared-contracts/release';
import { writeOfflineFiles } from './offline-files.ts';

/** Adds the shell's files outside its pages to the built ones: icons, the offline page and its worker. */
export async function writeShellFiles(
  packageFolder: string,
  outputFolder: string,
  texts: ServedTexts | undefined,
): Promise<void> {
  if (!texts) throw new Error('the shell has no src/messages/served');
  cpSync(join(packageFolder, 'public'), outputFolder, { recursive: true });
  await writeOfflineFiles(packageFolder, outputFolder, texts);
}

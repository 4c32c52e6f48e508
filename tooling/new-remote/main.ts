// Writes a remote into the workspace. The packages are installed by `npm run new:remote`, which runs this.
import { join } from 'node:path';
import { nameInReadme, writeRemote } from './write-remote.ts';

const ROOT = join(import.meta.dirname, '../..');
try {
  const names = process.argv.slice(2);
  if (names.length > 1) throw new Error(`npm run new:remote takes one name, not ${names.join(' ')}`);
  const folder = writeRemote(ROOT, names[0] ?? '');
  nameInReadme(ROOT, folder);
  process.stdout.write(`${folder}\n`);
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exit(1);
}

import { statSync } from 'node:fs';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';

/** Packs into the folder that `--to` names and prints each tarball with its size, or what is wrong. */
export function printPacked(command: string, pack: (to: string) => readonly string[]): void {
  try {
    const { to } = parseArgs({ options: { to: { type: 'string' } } }).values;
    if (to === undefined) throw new Error(`Where to? npm run ${command} -- --to FOLDER`);
    for (const file of pack(resolve(to))) process.stdout.write(`${file} (${Math.ceil(statSync(file).size / 1024)} KB)\n`);
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
    process.exit(1);
  }
}

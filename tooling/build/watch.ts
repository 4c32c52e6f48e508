import { basename, join } from 'node:path';
import { watchPackage } from './watch-package.ts';

const ROOT = join(import.meta.dirname, '../..');

/** Watches packages until the process is ended; writes a line of JSON for each release, `{ "name", "folder" }`, and each failure, `{ "name", "failure" }`. */
export async function watch(names: readonly string[]): Promise<void> {
  const tell = (line: object) => void process.stdout.write(`${JSON.stringify(line)}\n`);
  await Promise.all(
    names.map((name) =>
      watchPackage({
        packageFolder: join(ROOT, name),
        kind: basename(name) === 'host-shell' ? 'shell' : 'remote',
        onRelease: (folder) => tell({ name, folder }),
        onFailure: (failure) => tell({ name, failure }),
      }),
    ),
  );
}

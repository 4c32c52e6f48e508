import { createHash } from 'node:crypto';
import { existsSync, readFileSync, readdirSync, statSync } from 'node:fs';
import { join, relative } from 'node:path';

const SKIPPED = /(^|\/)(node_modules|dist|\.cache|fixtures|tests|testing)(\/|$)|\.test\.tsx?$/;

function* filesBelow(path: string): Generator<string> {
  if (!existsSync(path)) return;
  if (statSync(path).isFile()) yield path;
  else for (const name of readdirSync(path).toSorted()) yield* filesBelow(join(path, name));
}

/** Hash over everything a package's build depends on: the same sources give the same version on any machine. */
export function sourceHash(repository: string, packageFolder: string): string {
  const own = ['src', 'public', 'package.json', 'federation.config.ts'].map((name) => join(packageFolder, name));
  const common = ['shared-ui/src', 'shared-ui/package.json', 'shared-contracts/src', 'tooling/build', 'pnpm-lock.yaml'].map(
    (name) => join(repository, name),
  );
  const hash = createHash('sha256');
  for (const root of [...own, ...common]) {
    for (const file of filesBelow(root)) {
      const name = relative(repository, file);
      if (!SKIPPED.test(relative(root, file))) hash.update(`${name}\0`).update(readFileSync(file)).update('\0');
    }
  }
  return hash.digest('hex').slice(0, 10);
}

import { execFileSync } from 'node:child_process';
import { copyFileSync, mkdirSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { filesBelow } from '../verify/tree.ts';

/** Types and scripts that the compiler reads; what else is in the folders is copied. */
const COMPILED = /\.(ts|tsx|mjs)$/;

interface Compilation {
  /** Folder of the package in the tree. */
  from: string;
  /** Folder of the compiled package. */
  into: string;
  /** Files and folders of the package to compile, with all they import of it. */
  include: readonly string[];
  /** Folders that are copied as they are, besides what is no script in the folders of `include`. */
  copied?: readonly string[];
  /** What is in these folders is left out, besides tests. */
  except?: readonly string[];
}

/**
 * Compiles the TypeScript of a package to JavaScript and declarations, because Node strips no types in `node_modules`. The settings
 * are those of the package, in a folder of its own below it, so that types are found as they are for the package.
 */
export function compilePackage({ from, into, include, copied = [], except = [] }: Compilation): void {
  rmSync(into, { recursive: true, force: true });
  mkdirSync(into, { recursive: true });
  const cache = join(from, '.cache');
  mkdirSync(cache, { recursive: true });
  const settings = join(mkdtempSync(join(cache, 'remote-kit-')), 'tsconfig.json');
  const fromSettings = (path: string) => relative(dirname(settings), join(from, path));
  writeFileSync(
    settings,
    JSON.stringify({
      extends: fromSettings('tsconfig.json'),
      compilerOptions: {
        noEmit: false,
        declaration: true,
        rewriteRelativeImportExtensions: true,
        rootDir: fromSettings('.'),
        outDir: relative(dirname(settings), into),
      },
      include: include.map(fromSettings),
      exclude: [...except, '**/*.test.ts', '**/*.test.tsx'].map(fromSettings),
    }),
  );
  try {
    execFileSync('tsc', ['-p', settings], { cwd: from, encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] });
  } catch (error) {
    throw new Error(`${from} does not compile:\n${String((error as { stdout?: unknown }).stdout ?? error)}`, { cause: error });
  } finally {
    rmSync(dirname(settings), { recursive: true });
  }
  const folders = include.filter((path) => statSync(join(from, path)).isDirectory());
  const others = folders.flatMap((path) => filesBelow(from, path)).filter((file) => !COMPILED.test(file));
  const whole = copied.flatMap((path) => filesBelow(from, path));
  for (const file of [...others, ...whole]) {
    mkdirSync(dirname(join(into, file)), { recursive: true });
    copyFileSync(join(from, file), join(into, file));
  }
}

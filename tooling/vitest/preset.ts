import { createRequire } from 'node:module';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { IS_INSTALLED, ownFile } from '../build/own-file.ts';
import type { TestProjectInlineConfiguration } from 'vitest/config';

type TestOptions = NonNullable<TestProjectInlineConfiguration['test']>;

interface PackageOptions {
  /** `jsdom` for what runs in a browser, `node` for the rest. */
  environment: 'jsdom' | 'node';
  /** What this package needs on top, e.g. `globalSetup` of services. */
  test?: TestOptions;
}

export interface PackageConfig {
  test: TestOptions & { include: string[] };
}

/** Two more than there are cores: some files mostly wait, for a process that starts or a database that comes back. */
export const WORKERS = availableParallelism() + 2;

/** Removes what the tests of a page leave; of the tree, or of the project that has the facade installed. */
const cleanUp = () =>
  IS_INSTALLED
    ? createRequire(join(process.cwd(), 'package.json')).resolve('@hirehq/shared-ui/testing/clean-up')
    : join(import.meta.dirname, '../../shared-ui/src/testing/clean-up.ts');

/** The tests of one package: beside the code, and the contract of a remote in tests/remote-contract.test.tsx. */
export function definePackage({ environment, test = {} }: PackageOptions): PackageConfig {
  const inBrowser = environment === 'jsdom';
  return {
    test: {
      environment,
      // testing-library cleans up after each test through the global afterEach.
      globals: inBrowser,
      // A worker imports a module once for all of its files.
      isolate: false,
      restoreMocks: true,
      unstubGlobals: true,
      unstubEnvs: true,
      // Limits for what never comes; a machine that is busy takes its time.
      testTimeout: 60_000,
      hookTimeout: 120_000,
      expect: { poll: { timeout: 30_000 } },
      maxWorkers: WORKERS,
      include: ['**/*.test.{ts,tsx}'],
      exclude: ['**/node_modules/**', '**/dist/**'],
      // Installed packages of the platform import style sheets, which Node does not load.
      server: { deps: { inline: [/@hirehq\//] } },
      ...test,
      setupFiles: [
        ...(inBrowser ? [ownFile(import.meta.dirname, 'browser-setup'), cleanUp()] : []),
        ...[test.setupFiles ?? []].flat(),
      ],
    },
  };
}

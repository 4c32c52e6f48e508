import { fileURLToPath } from 'node:url';
import { defineConfig, type TestProjectInlineConfiguration, type ViteUserConfig } from 'vitest/config';

type TestOptions = NonNullable<TestProjectInlineConfiguration['test']>;

interface PackageOptions {
  /** `jsdom` for what runs in a browser, `node` for the rest. */
  environment: 'jsdom' | 'node';
  /** What this package needs on top, e.g. `globalSetup` of services. */
  test?: TestOptions;
}

const browserSetup = fileURLToPath(new URL('browser-setup.ts', import.meta.url));

/** The test projects of one package: `unit` beside the code, `contract` in tests/remote-contract.test.tsx. */
export function definePackage({ environment, test = {} }: PackageOptions): ViteUserConfig {
  const inBrowser = environment === 'jsdom';
  const common: TestOptions = {
    environment,
    // testing-library cleans up after each test through the global afterEach.
    globals: inBrowser,
    restoreMocks: true,
    // Limits for what never comes; a machine that is busy takes its time.
    testTimeout: 60_000,
    hookTimeout: 120_000,
    expect: { poll: { timeout: 30_000 } },
    unstubGlobals: true,
    ...test,
    setupFiles: [...(inBrowser ? [browserSetup] : []), ...[test.setupFiles ?? []].flat()],
  };
  return defineConfig({
    test: {
      passWithNoTests: true,
      // One less than there are cores is what it takes by itself: of two that is half the machine.
      maxWorkers: '100%',
      projects: [
        {
          extends: true,
          test: {
            ...common,
            name: 'unit',
            include: ['**/*.test.{ts,tsx}'],
            exclude: ['tests/**', '**/node_modules/**', '**/dist/**'],
          },
        },
        { extends: true, test: { ...common, name: 'contract', include: ['tests/remote-contract.test.tsx'] } },
      ],
    },
  });
}

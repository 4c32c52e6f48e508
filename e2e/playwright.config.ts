import { defineConfig } from '@playwright/test';
import type { ProviderKind } from './platform/identity.ts';
import { ORIGIN } from './platform/addresses.ts';
import { IS_FULL_RUN } from './platform/combinations.ts';
import { keycloakAvailable } from './platform/keycloak.ts';

// Asked once; the workers read the answer.
process.env['HIREHQ_E2E_KEYCLOAK'] ??= String(keycloakAvailable());
const identity = 'identity/**/*.spec.ts';
const keycloak = 'keycloak/**/*.spec.ts';
/**
 * V8 compiles and collects memory in the thread that runs the page, and the pages of a context share a process: each less
 * processor time for a page load.
 */
const FRUGAL = ['--js-flags=--single-threaded', '--renderer-process-limit=1'];

export default defineConfig<object, { providerKind: ProviderKind }>({
  testDir: '.',
  // The long ones first: one platform, and one provider, for all tests of an identity project, so that one worker runs it
  // while the others run the journeys.
  projects: [
    ...(process.env['HIREHQ_E2E_KEYCLOAK'] === 'true'
      ? [
          {
            name: 'identity-keycloak',
            testMatch: [identity, keycloak],
            use: { providerKind: 'keycloak' as const },
            workers: 1,
            ...(!IS_FULL_RUN && { grepInvert: /@either-provider/ }),
          },
        ]
      : []),
    { name: 'identity-embedded', testMatch: identity, use: { providerKind: 'embedded' }, workers: 1 },
    { name: 'platform', testMatch: '**/*.spec.ts', testIgnore: [identity, keycloak] },
  ],
  outputDir: 'test-results',
  globalSetup: './platform/global-setup.ts',
  // Much of a journey is waiting: four keep two cores busy.
  workers: 4,
  // A second try on the shared machine of CI; Playwright names each test that needed it as flaky.
  retries: process.env['CI'] ? 1 : 0,
  // For a machine that is busy with other things; a quiet one needs a tenth of it.
  timeout: 120_000,
  expect: { timeout: 20_000 },
  forbidOnly: true,
  reporter: [['list'], ['./platform/closing-line.ts']],
  use: {
    baseURL: ORIGIN,
    locale: 'en-US',
    timezoneId: 'UTC',
    viewport: { width: 1280, height: 800 },
    // No test expects the service worker of an earlier page; offline.spec.ts allows it.
    serviceWorkers: 'block',
    // Pages change at once; page-changes.spec.ts looks at how they do otherwise.
    contextOptions: { reducedMotion: 'reduce' },
    // Recording takes a fifth of the processor time of a run; a test that failed is run again with `--trace on`.
    trace: process.env['CI'] ? 'on-first-retry' : 'off',
    launchOptions: {
      ...(process.env['CHROME_PATH'] && { executablePath: process.env['CHROME_PATH'] }),
      // As root Chromium has no sandbox; on a closed network its own requests would only wait.
      args: ['--no-sandbox', '--disable-background-networking', ...(IS_FULL_RUN ? [] : FRUGAL)],
    },
  },
});

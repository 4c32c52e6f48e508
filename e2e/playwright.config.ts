import { defineConfig } from '@playwright/test';
import type { ProviderKind } from './platform/identity.ts';
import { ORIGIN } from './platform/addresses.ts';
import { keycloakAvailable } from './platform/keycloak.ts';

// Asked once; the workers read the answer.
process.env['HIREHQ_E2E_KEYCLOAK'] ??= String(keycloakAvailable());
const identity = 'identity/**/*.spec.ts';
const keycloak = 'keycloak/**/*.spec.ts';

export default defineConfig<object, { providerKind: ProviderKind }>({
  testDir: '.',
  projects: [
    { name: 'platform', testMatch: '**/*.spec.ts', testIgnore: [identity, keycloak] },
    // One platform, and one provider, for all tests of a project.
    { name: 'identity-embedded', testMatch: identity, use: { providerKind: 'embedded' }, workers: 1 },
    ...(process.env['HIREHQ_E2E_KEYCLOAK'] === 'true'
      ? [{ name: 'identity-keycloak', testMatch: [identity, keycloak], use: { providerKind: 'keycloak' as const }, workers: 1 }]
      : []),
  ],
  outputDir: 'test-results',
  globalSetup: './platform/global-setup.ts',
  // Much of a journey is waiting: three keep two cores busy.
  workers: 3,
  // A second try on the shared machine of CI; Playwright names each test that needed it as flaky.
  retries: process.env['CI'] ? 1 : 0,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  forbidOnly: true,
  reporter: [['list'], ['./platform/closing-line.ts']],
  use: {
    baseURL: ORIGIN,
    locale: 'en-US',
    timezoneId: 'UTC',
    viewport: { width: 1280, height: 800 },
    // A worker from a page of before is nothing a test reckons with; offline.spec.ts lets it in.
    serviceWorkers: 'block',
    // Pages change at once; page-changes.spec.ts looks at how they do otherwise.
    contextOptions: { reducedMotion: 'reduce' },
    trace: 'retain-on-failure',
    launchOptions: {
      ...(process.env['CHROME_PATH'] && { executablePath: process.env['CHROME_PATH'] }),
      // As root Chromium has no sandbox; on a closed network its own requests would only wait.
      args: ['--no-sandbox', '--disable-background-networking'],
    },
  },
});

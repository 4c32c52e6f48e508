import { defineConfig } from '@playwright/test';
import { ORIGIN } from './platform/addresses.ts';

export default defineConfig({
  testDir: '.',
  testMatch: '**/*.spec.ts',
  outputDir: 'test-results',
  globalSetup: './platform/global-setup.ts',
  workers: 2,
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
    trace: 'retain-on-failure',
    launchOptions: {
      ...(process.env['CHROME_PATH'] && { executablePath: process.env['CHROME_PATH'] }),
      // As root Chromium has no sandbox; on a closed network its own requests would only wait.
      args: ['--no-sandbox', '--disable-background-networking'],
    },
  },
});

import { defineConfig } from '@playwright/test';

/** The suite on a deployed platform; `npm run qa` names it. */
export default defineConfig({
  testDir: '.',
  outputDir: '../test-results/qa',
  // One person: their applications and messages would meet.
  workers: 1,
  // For a platform that is far away, or a machine that is busy.
  timeout: 240_000,
  expect: { timeout: 60_000 },
  forbidOnly: true,
  reporter: [['list']],
  use: {
    locale: 'en-US',
    viewport: { width: 1280, height: 800 },
    serviceWorkers: 'block',
    trace: 'retain-on-failure',
    launchOptions: {
      ...(process.env['CHROME_PATH'] && { executablePath: process.env['CHROME_PATH'] }),
      args: ['--no-sandbox', '--disable-background-networking'],
    },
  },
});

import { delimiter } from 'node:path';
import { chromium, type Browser } from '@playwright/test';

/** Folders of the releases that `npm run bench` built. */
export const builtReleases = (): string[] => (process.env['HIREHQ_RELEASES'] ?? '').split(delimiter).filter(Boolean);

/** The browser of the tests: as root it has no sandbox, and on a closed network its own requests would only wait. */
export const launchBrowser = (): Promise<Browser> =>
  chromium.launch({
    ...(process.env['CHROME_PATH'] && { executablePath: process.env['CHROME_PATH'] }),
    args: ['--no-sandbox', '--disable-background-networking'],
  });

import { delimiter } from 'node:path';
import { chromium, type Browser } from '@playwright/test';

/** Folders of the releases that `npm run bench` built. */
export const builtReleases = (): string[] => (process.env['HIREHQ_RELEASES'] ?? '').split(delimiter).filter(Boolean);

/** Launch options for the browser: no sandbox as root, and no background requests, which would hang on a closed network. */
export const launchBrowser = (): Promise<Browser> =>
  chromium.launch({
    ...(process.env['CHROME_PATH'] && { executablePath: process.env['CHROME_PATH'] }),
    args: ['--no-sandbox', '--disable-background-networking'],
  });

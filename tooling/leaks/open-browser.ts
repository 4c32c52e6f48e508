import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { chromium, type Browser, type LaunchOptions } from 'playwright-core';

/** Code is neither compiled nor measured while it runs: both take memory over many mounts. */
const STEADY_MEMORY = '--js-flags=--jitless --no-lazy-feedback-allocation';
const ARGUMENTS = ['--no-sandbox', '--disable-background-networking', STEADY_MEMORY];

/** Names under which systems install Chromium; Playwright itself knows where Chrome and Edge are. */
const PROGRAMS = ['chromium', 'chromium-browser'];
const MISSING = /Executable doesn't exist|distribution '.*' is not found/;

/** No browser is installed. */
export class NoBrowser extends Error {
  constructor() {
    super(
      'There is no Chromium, Chrome or Edge. Install one with `npx playwright-core install --only-shell chromium`, or set CHROME_PATH',
    );
    this.name = 'NoBrowser';
  }
}

function onPath(name: string, path: string): LaunchOptions[] {
  const found = path
    .split(delimiter)
    .map((folder) => join(folder, name))
    .find((file) => existsSync(file));
  return found === undefined ? [] : [{ executablePath: found }];
}

/** Opens the browser that `CHROME_PATH` of these variables names; without it, the first that is installed. Throws NoBrowser. */
export async function openBrowser({ CHROME_PATH: named, PATH = '' }: NodeJS.ProcessEnv): Promise<Browser> {
  if (named) {
    if (!existsSync(named)) throw new Error(`CHROME_PATH is ${named}, and there is no such file`);
    return chromium.launch({ executablePath: named, args: ARGUMENTS });
  }
  const choices: LaunchOptions[] = [
    {},
    { channel: 'chrome' },
    { channel: 'msedge' },
    ...PROGRAMS.flatMap((name) => onPath(name, PATH)),
  ];
  for (const choice of choices) {
    try {
      return await chromium.launch({ ...choice, args: ARGUMENTS });
    } catch (error) {
      if (!(error instanceof Error && MISSING.test(error.message))) throw error;
    }
  }
  throw new NoBrowser();
}

import type { Page } from '@playwright/test';

const SHELL_CODE = /\/shell\/[^/]+\/main\.[^/]+\.js$/;

/** Holds the files whose address matches back until they are let through. */
export async function holdBack(page: Page, files: RegExp): Promise<() => void> {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(files, async (route) => {
    await released;
    await route.continue();
  });
  return release;
}

/** Holds the shell's code back until it is let through. */
export const delayShell = (page: Page): Promise<() => void> => holdBack(page, SHELL_CODE);

import type { Page } from '@playwright/test';

const SHELL_CODE = /\/shell\/[^/]+\/main\.[^/]+\.js$/;

/** Holds the shell's code back until it is let through. */
export async function delayShell(page: Page): Promise<() => void> {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(SHELL_CODE, async (route) => {
    await released;
    await route.continue();
  });
  return release;
}

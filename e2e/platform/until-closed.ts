import type { Page } from '@playwright/test';

/** Waits until a window is closed, which it may be already. */
export async function untilClosed(window: Page): Promise<void> {
  if (!window.isClosed()) await window.waitForEvent('close');
}

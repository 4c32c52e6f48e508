import type { Page } from '@playwright/test';

export const STORAGES = ['localStorage', 'sessionStorage', 'IndexedDB and caches'] as const;
export type Storage = (typeof STORAGES)[number];

/** Runs in a page: fills a storage until not even one character fits. */
function fill(name: 'localStorage' | 'sessionStorage'): void {
  const storage = window[name];
  let number = 0;
  for (let size = 4 * 1024 * 1024; size >= 1;) {
    try {
      storage.setItem(`filler ${number}`, 'x'.repeat(size));
      number += 1;
    } catch {
      size = Math.floor(size / 2);
    }
  }
  // What is left is shorter than the name of one more value.
  let last = storage.getItem('filler 0') ?? '';
  try {
    for (;;) {
      last += 'x';
      storage.setItem('filler 0', last);
    }
  } catch {
    // Full.
  }
}

/** Fills the given storages of the origin and this tab as far as they go, and says whether they refuse a further character. */
export async function fillStorages(page: Page, origin: string, storages: readonly Storage[]): Promise<void> {
  // A page of the origin without scripts.
  await page.goto('/robots.txt');
  for (const name of ['localStorage', 'sessionStorage'] as const) {
    if (!storages.includes(name)) continue;
    await page.evaluate(fill, name);
    const isFull = await page.evaluate((kind) => {
      try {
        window[kind].setItem('k', '');
        return false;
      } catch {
        return true;
      }
    }, name);
    if (!isFull) throw new Error(`${name} is not full`);
  }
  if (storages.includes('IndexedDB and caches')) {
    const devtools = await page.context().newCDPSession(page);
    await devtools.send('Storage.overrideQuotaForOrigin', { origin, quotaSize: 0 });
  }
}

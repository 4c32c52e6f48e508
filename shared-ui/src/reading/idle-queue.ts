import { type IdleLimits, whenIdle } from '../overlays/when-idle.ts';

const SLICE_MS = 6;
const BETWEEN_SLICES: IdleLimits = { atLatestMs: 250, withoutIdleMs: 16 };

export interface IdleQueue<Item> {
  /** Once for an item that is already waiting. */
  add(item: Item): void;
  remove(item: Item): void;
  clear(): void;
}

/** Works on items in short slices while the page is idle. `onSlice` runs before each slice. */
export function createIdleQueue<Item>(work: (item: Item) => void, onSlice: () => void): IdleQueue<Item> {
  const waiting = new Set<Item>();
  let isPlanned = false;

  function plan(): void {
    if (isPlanned || waiting.size === 0) return;
    isPlanned = true;
    whenIdle(slice, BETWEEN_SLICES);
  }

  function slice(): void {
    isPlanned = false;
    onSlice();
    const end = performance.now() + SLICE_MS;
    for (const item of waiting) {
      waiting.delete(item);
      work(item);
      if (performance.now() >= end) break;
    }
    plan();
  }

  return {
    add(item) {
      waiting.add(item);
      plan();
    },
    remove: (item) => void waiting.delete(item),
    clear: () => waiting.clear(),
  };
}

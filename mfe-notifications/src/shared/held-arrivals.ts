import { useState } from 'react';
import type { Notification } from './notifications.model.ts';

interface SplitList {
  visible: readonly Notification[];
  /** The number of notifications that are not shown yet. */
  held: number;
}

/**
 * Splits a list, newest first, by the ids that were shown when it was opened. Unknown items above a shown one have arrived since
 * and are held; unknown items below are older pages and are visible.
 */
export function splitArrivals(items: readonly Notification[], shown: ReadonlySet<string>): SplitList {
  const last = items.findLastIndex(({ id }) => shown.has(id));
  const visible = items.filter(({ id }, index) => shown.has(id) || (last >= 0 && index > last));
  return { visible, held: items.length - visible.length };
}

const idsOf = (items: readonly Notification[]): ReadonlySet<string> => new Set(items.map(({ id }) => id));

interface OpenList {
  items: readonly Notification[];
  status: 'loading' | 'ready' | 'failed';
  refreshing: boolean;
}

/**
 * An open list that arrivals do not move: what comes after it was opened and up to date is held until `show` is called. It lives
 * as long as the panel is open.
 */
export function useHeldArrivals({ items, status, refreshing }: OpenList): SplitList & { show: () => void } {
  const [shown, setShown] = useState<ReadonlySet<string>>();
  if (shown === undefined && !refreshing && (status === 'ready' || items.length > 0)) setShown(idsOf(items));
  const split = shown ? splitArrivals(items, shown) : { visible: items, held: 0 };
  return { ...split, show: () => setShown(idsOf(items)) };
}

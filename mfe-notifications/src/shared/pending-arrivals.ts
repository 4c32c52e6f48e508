import { useState } from 'react';
import type { Notification } from './notifications.model.ts';

interface SplitList {
  visible: readonly Notification[];
  /** The number of notifications that are not shown yet. */
  pending: number;
}

/** Ids with the times they had when the list was opened. */
type Shown = ReadonlyMap<string, string>;

/**
 * Splits a list, newest first, by what was shown when it was opened. Unknown items above a shown one have arrived since and are
 * pending; unknown items below are older pages and are visible. One that has grown since keeps its place.
 */
export function splitArrivals(items: readonly Notification[], shown: Shown): SplitList {
  const timeOf = ({ id, createdTimestamp }: Notification) => Date.parse(shown.get(id) ?? createdTimestamp);
  const hasGrown = (item: Notification) => shown.has(item.id) && shown.get(item.id) !== item.createdTimestamp;
  const placed = items.some(hasGrown) ? items.toSorted((one, other) => timeOf(other) - timeOf(one)) : items;
  const last = placed.findLastIndex(({ id }) => shown.has(id));
  const visible = placed.filter(({ id }, index) => shown.has(id) || (last >= 0 && index > last));
  return { visible, pending: items.length - visible.length };
}

const shownOf = (items: readonly Notification[]): Shown =>
  new Map(items.map(({ id, createdTimestamp }) => [id, createdTimestamp]));

interface OpenList {
  items: readonly Notification[];
  status: 'loading' | 'ready' | 'failed';
  refreshing: boolean;
}

/**
 * An open list that arrivals do not move: what comes after it was opened and up to date is pending until `show` is called. It lives
 * as long as the panel is open.
 */
export function usePendingArrivals({ items, status, refreshing }: OpenList): SplitList & { show: () => void } {
  const [shown, setShown] = useState<Shown>();
  if (shown === undefined && !refreshing && (status === 'ready' || items.length > 0)) setShown(shownOf(items));
  const split = shown ? splitArrivals(items, shown) : { visible: items, pending: 0 };
  return { ...split, show: () => setShown(shownOf(items)) };
}

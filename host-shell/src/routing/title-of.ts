import en from '../messages/en.json';
import type { RouteEntry } from './route-table.ts';

/** The message id of a page's title. A page without one has only the product name. */
export function titleOf({ id }: Pick<RouteEntry, 'id'>): string {
  const message = `title.${id}`;
  return Object.hasOwn(en, message) ? message : 'title.product';
}

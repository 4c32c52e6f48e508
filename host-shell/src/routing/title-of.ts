import en from '../messages/en.json';
import type { RouteEntry } from './route-table.ts';

/** The message id of a page's title. A page the shell has no title for is named after the product alone. */
export function titleOf({ id }: Pick<RouteEntry, 'id'>): string {
  const message = `title.${id}`;
  return Object.hasOwn(en, message) ? message : 'title.product';
}

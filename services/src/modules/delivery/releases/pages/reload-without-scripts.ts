/** In the address of a page: how often a browser without scripts has requested it again, because its content was late. */
const RELOADS = 'reload';
const MOST = 3;

const addressOf = ({ pathname, search }: URL): string => pathname + search;

/** Path and query of a page, the same however often it was requested again. */
export function withoutReloads(url: URL): string {
  // A change of its parameters rewrites all of a query.
  if (!url.searchParams.has(RELOADS)) return addressOf(url);
  const address = new URL(url);
  address.searchParams.delete(RELOADS);
  return addressOf(address);
}

/** The address that a browser without scripts requests in place of a page whose content was late; undefined after some attempts. */
export function reloadOf(url: URL): string | undefined {
  const attempt = Number(url.searchParams.get(RELOADS) ?? 0) + 1;
  if (!Number.isInteger(attempt) || attempt < 1 || attempt > MOST) return undefined;
  const address = new URL(url);
  address.searchParams.set(RELOADS, String(attempt));
  return addressOf(address);
}

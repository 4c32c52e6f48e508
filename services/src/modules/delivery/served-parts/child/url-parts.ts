const NAMES = [
  'href',
  'origin',
  'protocol',
  'username',
  'password',
  'host',
  'hostname',
  'port',
  'pathname',
  'search',
  'hash',
] as const;
export type UrlPart = (typeof NAMES)[number];

/**
 * Parses an address, changes one part of it if `name` is given, and returns JSON of its parts, or an empty text for no valid address.
 * It is called from realms of other people's code: only texts pass in either direction, and it throws nothing of its own.
 */
export function urlParts(address: string, base: string | undefined, name: string | undefined, value: string): string {
  try {
    const url = new URL(address, base);
    if (name !== undefined && name !== 'origin') url[name as Exclude<UrlPart, 'origin'>] = value;
    return JSON.stringify(Object.fromEntries(NAMES.map((part) => [part, url[part]])));
  } catch {
    return '';
  }
}

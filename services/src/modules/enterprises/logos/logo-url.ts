const LONGEST = 2000;

/** The address of a picture, or undefined for a text that is no http address without credentials. */
export function logoAddress(text: string | undefined, base?: string): string | undefined {
  const url = text === undefined || text.length > LONGEST ? null : URL.parse(text.trim(), base);
  if (!url || (url.protocol !== 'https:' && url.protocol !== 'http:') || url.username || url.password) return undefined;
  return url.href.length > LONGEST ? undefined : url.href;
}

/** An address that somebody else gave, when it is one of the web; undefined for every other, `javascript:` among them. */
export function webLink(address: string | null): string | undefined {
  if (!address) return undefined;
  try {
    const { protocol, href } = new URL(address);
    return protocol === 'https:' || protocol === 'http:' ? href : undefined;
  } catch {
    return undefined;
  }
}

/** An address from outside if it is an http or https address; undefined for any other, such as `javascript:`. */
export function webLink(address: string | null): string | undefined {
  if (!address) return undefined;
  try {
    const { protocol, href } = new URL(address);
    return protocol === 'https:' || protocol === 'http:' ? href : undefined;
  } catch {
    return undefined;
  }
}

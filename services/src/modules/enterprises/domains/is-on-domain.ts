/** Whether a host is one of these domains, or below one of them. */
export const isOnDomain = (host: string, domains: readonly string[]): boolean =>
  domains.some((domain) => host === domain || host.endsWith(`.${domain}`));

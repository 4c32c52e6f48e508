import { isIPv6 } from 'node:net';
import { networkInterfaces } from 'node:os';

/** Names of this machine on itself. */
export const LOCAL_NAMES: readonly string[] = ['localhost', '127.0.0.1', '[::1]'];
const EVERY_INTERFACE = new Set(['0.0.0.0', '::']);

interface Listening {
  host: string;
  port: number;
  /** HIREHQ_ORIGIN. */
  configured: string | undefined;
  /** Without a configured origin, addresses of the local network are used in development only. */
  isDevelopment: boolean;
}

export interface OwnOrigin {
  /** Scheme, host and port that the browser sees; no trailing slash. */
  origin: string;
  /** Other names of this machine: pages opened under one of them redirect to the origin. */
  otherNames: readonly string[];
}

/** IPv4 addresses at which the local network reaches this machine. */
export const networkAddresses = (): string[] =>
  Object.values(networkInterfaces())
    .flat()
    .filter((address) => address !== undefined)
    .filter(({ family, internal, address }) => family === 'IPv4' && !internal && !address.startsWith('169.254.'))
    .map(({ address }) => address);

/** The origin that the identity provider knows: the configured one, else one at which the server listens. */
export function ownOrigin({ host, port, configured, isDevelopment }: Listening, addresses = networkAddresses()): OwnOrigin {
  if (configured !== undefined) {
    const { origin, hostname } = new URL(configured);
    return { origin, otherNames: LOCAL_NAMES.includes(hostname) ? LOCAL_NAMES : [] };
  }
  const at = (name: string) => new URL(`http://${isIPv6(name) ? `[${name}]` : name}:${port}`);
  const [first] = isDevelopment && EVERY_INTERFACE.has(host) ? addresses : EVERY_INTERFACE.has(host) ? [] : [host];
  if (first === undefined || LOCAL_NAMES.includes(at(first).hostname))
    return { origin: at('localhost').origin, otherNames: LOCAL_NAMES };
  return { origin: at(first).origin, otherNames: [...LOCAL_NAMES, ...addresses] };
}

/** True if browsers treat pages of this origin as a secure context. */
export function isTrustworthy(origin: string): boolean {
  const { protocol, hostname } = new URL(origin);
  return protocol === 'https:' || LOCAL_NAMES.includes(hostname) || hostname.endsWith('.localhost');
}

import { isIPv6 } from 'node:net';
import { networkInterfaces } from 'node:os';

const LOOPBACK_NAMES = ['localhost', '127.0.0.1', '[::1]'];
const EVERY_INTERFACE = new Set(['0.0.0.0', '::']);

interface Listening {
  host: string;
  port: number;
  /** HIREHQ_ORIGIN. */
  told: string | undefined;
  /** Without being told, a server is at an address of the local network only in development. */
  isDevelopment: boolean;
}

export interface OwnOrigin {
  /** Scheme, host and port the browser sees; no slash at the end. */
  origin: string;
  /** Other names of this machine: a page that is opened under one of them leads to the origin. */
  otherNames: readonly string[];
}

/** Addresses at which others of the local network reach this machine, IPv4 only. */
export const networkAddresses = (): string[] =>
  Object.values(networkInterfaces())
    .flat()
    .filter((address) => address !== undefined)
    .filter(({ family, internal, address }) => family === 'IPv4' && !internal && !address.startsWith('169.254.'))
    .map(({ address }) => address);

/** The provider knows one origin: the one that was told, else one at which the server listens. */
export function ownOrigin({ host, port, told, isDevelopment }: Listening, addresses = networkAddresses()): OwnOrigin {
  if (told !== undefined) {
    const { origin, hostname } = new URL(told);
    return { origin, otherNames: LOOPBACK_NAMES.includes(hostname) ? LOOPBACK_NAMES : [] };
  }
  const at = (name: string) => new URL(`http://${isIPv6(name) ? `[${name}]` : name}:${port}`);
  const [first] = isDevelopment && EVERY_INTERFACE.has(host) ? addresses : EVERY_INTERFACE.has(host) ? [] : [host];
  if (first === undefined || LOOPBACK_NAMES.includes(at(first).hostname))
    return { origin: at('localhost').origin, otherNames: LOOPBACK_NAMES };
  return { origin: at(first).origin, otherNames: [...LOOPBACK_NAMES, ...addresses] };
}

/** Whether browsers give pages of this origin what they keep for secure contexts. */
export function isTrustworthy(origin: string): boolean {
  const { protocol, hostname } = new URL(origin);
  return protocol === 'https:' || LOOPBACK_NAMES.includes(hostname) || hostname.endsWith('.localhost');
}

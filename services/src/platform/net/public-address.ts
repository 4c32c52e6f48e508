import ipaddr from 'ipaddr.js';

// Globally allocated unicast addresses; also excludes the old IPv4-compatible form (::127.0.0.1).
const GLOBAL_IPV6 = ipaddr.parseCIDR('2000::/3');

/** True for an address of the public internet: not private, loopback, link-local, metadata, mapped or tunnelled to one. */
export function isPublicAddress(address: string): boolean {
  if (!ipaddr.isValid(address)) return false;
  const read = ipaddr.process(address);
  if (read.range() !== 'unicast') return false;
  return read.kind() === 'ipv4' || (read as ipaddr.IPv6).match(GLOBAL_IPV6);
}

/** False for a private IP address, and for names that mean this machine or its network. Other names are not resolved. */
export function isPublicHost(hostname: string): boolean {
  const host = hostname.replace(/^\[|\]$/g, '').toLowerCase();
  if (ipaddr.isValid(host)) return isPublicAddress(host);
  return !/(^|\.)(localhost|local|internal)\.?$/.test(host) && host.includes('.');
}

import { describe, expect, it } from 'vitest';
import { isTrustworthy, ownOrigin } from './own-origin.ts';

const listening = { host: 'localhost', port: 3000, configured: undefined, isDevelopment: true };
const machine = ['192.168.1.20', '10.0.0.5'];
const originOf = (change: Partial<Parameters<typeof ownOrigin>[0]>, addresses = machine) =>
  ownOrigin({ ...listening, ...change }, addresses).origin;

describe('the origin of the platform', () => {
  it.each([
    ['localhost', {}, 'http://localhost:3000'],
    ['127.0.0.1', { host: '127.0.0.1' }, 'http://localhost:3000'],
    ['::1', { host: '::1' }, 'http://localhost:3000'],
    ['every interface', { host: '0.0.0.0' }, 'http://192.168.1.20:3000'],
    ['every interface, IPv6 too', { host: '::' }, 'http://192.168.1.20:3000'],
    ['an address', { host: '10.0.0.5' }, 'http://10.0.0.5:3000'],
    ['an address of IPv6', { host: 'fd00::2' }, 'http://[fd00::2]:3000'],
    ['a name', { host: 'jobs.lan' }, 'http://jobs.lan:3000'],
  ])('listening on %s', (_, change, origin) => {
    expect(originOf(change)).toBe(origin);
  });

  it('is the configured one, wherever it listens', () => {
    expect(originOf({ host: '0.0.0.0', configured: 'https://jobs.example.com/' })).toBe('https://jobs.example.com');
  });

  it('on every interface is localhost in production, and on a machine without a network', () => {
    expect(originOf({ host: '0.0.0.0', isDevelopment: false })).toBe('http://localhost:3000');
    expect(originOf({ host: '0.0.0.0' }, [])).toBe('http://localhost:3000');
  });

  it('is the target of redirects from other names of the machine, never from unknown names', () => {
    expect(ownOrigin({ ...listening, host: '0.0.0.0' }, machine).otherNames).toEqual(
      expect.arrayContaining(['localhost', ...machine]),
    );
    expect(ownOrigin({ ...listening, configured: 'https://jobs.example.com' }, machine).otherNames).toEqual([]);
    expect(ownOrigin(listening, machine).otherNames).not.toContain('10.0.0.5');
  });

  it('is trusted by browsers over TLS and on the machine itself', () => {
    expect(['https://a.example', 'http://localhost:1', 'http://[::1]:1', 'http://hq.localhost'].every(isTrustworthy)).toBe(true);
    expect(['http://192.168.1.20:3000', 'http://jobs.lan'].some(isTrustworthy)).toBe(false);
  });
});

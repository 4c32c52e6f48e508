import { describe, expect, it } from 'vitest';
import { encodeLinkHint, readLinkHints } from './link-hints.ts';

const POOL = '1f6a1c1e-0000-4000-8000-0000000000aa';
const hints = (query: string) => readLinkHints(new URLSearchParams(query));
const key = (value: string) => encodeURIComponent(btoa(value));

describe('readLinkHints', () => {
  it('SH-08 reads domain, pool and address by the names of the specification', () => {
    expect(hints(`validDomainName=Jobs.Acme.example&pool_id=${POOL}&email=ada@example.com`)).toEqual({
      domain: 'jobs.acme.example',
      poolId: POOL,
      email: 'ada@example.com',
    });
    expect(hints(`poolId=${POOL.toUpperCase()}`)).toEqual({ poolId: POOL });
  });

  it('SH-38 reads the first of several domains from referralDetails and paramsKey', () => {
    expect(hints(`referralDetails=${encodeLinkHint({ validDomainNames: 'a.example, b.example' })}`)).toEqual({
      domain: 'a.example',
    });
    expect(hints(`paramsKey=${key('{"validDomainName":"jobs.example"}')}`)).toEqual({ domain: 'jobs.example' });
  });

  it.each([
    ['no base64', 'paramsKey=%%%'],
    ['no JSON', `paramsKey=${key('{"validDomainName":')}`],
    ['no object', `paramsKey=${key('["a.example"]')}`],
    ['no text', `paramsKey=${key('{"validDomainName":{"a":1}}')}`],
    ['broken UTF-8', `paramsKey=${encodeURIComponent(btoa('\u00ff\u00fe'))}`],
    ['too long', `paramsKey=${key(JSON.stringify({ validDomainName: 'a.example', more: 'x'.repeat(5000) }))}`],
    ['a prototype', `referralDetails=${key('{"__proto__":{"validDomainName":"evil.example"}}')}`],
    ['a path for a domain', 'validDomainName=evil.example/../x'],
    ['an address for a domain', 'validDomainName=https://evil.example'],
    ['markup', 'validDomainName=<script>&pool_id=<script>&email=<script>'],
    ['a number for a pool', 'pool_id=17'],
    ['nothing', ''],
  ])('leaves out what is malformed: %s', (_what, query) => {
    expect(hints(query)).toEqual({});
  });
});

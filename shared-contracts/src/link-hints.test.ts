import { describe, expect, it } from 'vitest';
import { encodeLinkHint, readLinkHints } from './link-hints.ts';

/** Deterministic: the same numbers in each run. */
function randomNumbers(seed: number) {
  let state = seed;
  return (below: number) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

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
    ['a name without a dot', 'validDomainName=intranet'],
    ['a base64 text for a domain', 'validDomainName=eyJhIjoxfQ'],
    ['a label that is too long', `validDomainName=${'a'.repeat(64)}.example`],
    ['a domain with line ends', 'validDomainName=a.example%0d%0aset-cookie:x'],
    ['a domain with a port', 'validDomainName=a.example:8080'],
    ['a domain of another alphabet', 'validDomainName=%D0%B5vil.example'],
    ['an address with a NUL', 'email=a%00@example.com'],
    ['an address that turns round', 'email=a%E2%80%AE@example.com'],
    ['an address with markup', 'email=%22%3E%3Cimg%3E@example.com'],
    ['null', `paramsKey=${key('null')}`],
    ['a number', `paramsKey=${key('7')}`],
    ['a list for a domain', `paramsKey=${key('{"validDomainNames":["a.example"]}')}`],
    ['deep nesting', `paramsKey=${key('{"a":'.repeat(400) + '1' + '}'.repeat(400))}`],
    ['a megabyte', `validDomainName=${'a'.repeat(2 ** 20)}&paramsKey=${'A'.repeat(2 ** 20)}&email=${'a'.repeat(2 ** 20)}`],
    ['nothing', ''],
  ])('leaves out what is malformed: %s', (_what, query) => {
    expect(hints(query)).toEqual({});
  });

  it('SH-44 one malformed hint does not hide another', () => {
    expect(hints(`referralDetails=%%%&paramsKey=${key('{"validDomainName":"a.example"}')}`)).toEqual({ domain: 'a.example' });
    expect(hints(`validDomainName=%3Cb%3E&referralDetails=${key('{"validDomainNames":"a.example"}')}`)).toEqual({
      domain: 'a.example',
    });
    expect(hints(`referralDetails=${key('{}')}&paramsKey=${key('{"validDomainName":"a.example"}')}`)).toEqual({
      domain: 'a.example',
    });
  });

  it('SH-44 whatever goes in, a hint is a domain, a pool and an address, or is not there', () => {
    const random = randomNumbers(23);
    const pick = <Item>(items: readonly Item[]) => items[random(items.length)] as Item;
    const text = () =>
      Array.from({ length: random(12) }, () => String.fromCodePoint(pick([random(128), random(0xd800), 0x1f4a9]))).join('');
    const value = () =>
      pick([text(), 'a.example', ' A.example , b', '{"validDomainName":', '[]', '__proto__', '\u0000', POOL, 'a@b.example']);
    for (let round = 0; round < 3000; round += 1) {
      const object = JSON.stringify({
        [pick(['validDomainName', 'validDomainNames', '__proto__', text()])]: pick([value(), [value()], 7, null]),
      });
      const bytes = new TextEncoder().encode(pick([object, value()]));
      const query = new URLSearchParams();
      for (const name of ['validDomainName', 'pool_id', 'poolId', 'email']) if (random(2)) query.set(name, value());
      for (const name of ['referralDetails', 'paramsKey'])
        if (random(2)) query.set(name, pick([value(), btoa(String.fromCharCode(...bytes))]));
      const { domain, poolId, email, ...rest } = readLinkHints(query);
      expect(rest).toEqual({});
      expect(domain ?? 'a.b').toMatch(/^[a-z0-9.-]+\.[a-z0-9-]+$/);
      expect(poolId ?? POOL).toMatch(/^[0-9a-f-]{36}$/);
      expect(email ?? 'a@b').toMatch(/^[^\s<>"]+@[^\s<>"]+$/);
    }
  });
});

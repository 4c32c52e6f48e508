import { expect, it } from 'vitest';
import { DAY_MS } from '@hirehq/shared-contracts/durations';
import { portalOf, rememberPortal } from './portal.ts';

function memory() {
  const kept = new Map<string, string>();
  return {
    get: (key: string) => kept.get(key),
    set: (key: string, value: string) => kept.set(key, value).has(key),
    remove: (key: string) => void kept.delete(key),
  };
}

it('JB-19 the page of an employer from which the visitor came last is known for 30 days', () => {
  const storage = memory();
  expect(portalOf(storage)).toBeUndefined();
  rememberPortal(storage, 'one.example', 0);
  rememberPortal(storage, 'careers.acme.example', DAY_MS);
  expect([portalOf(storage, DAY_MS), portalOf(storage, 31 * DAY_MS - 1), portalOf(storage, 31 * DAY_MS)]).toEqual([
    'careers.acme.example',
    'careers.acme.example',
    undefined,
  ]);
});

it('JB-19 what is not a host is not kept', () => {
  const storage = memory();
  for (const host of ['', 'a b', 'x/y', '<b>', 'a'.repeat(254)]) rememberPortal(storage, host, 0);
  expect(portalOf(storage, 1)).toBeUndefined();
});

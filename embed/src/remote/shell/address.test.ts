import { describe, expect, it } from 'vitest';
import { Address } from './address.ts';

describe('PF-05 the address in an element', () => {
  it('goes forward, back and forward, and tells who follows it', () => {
    const address = new Address('/job-list', String);
    const told: string[] = [];
    const end = address.subscribe((to) => told.push(to));
    address.open('/job/a');
    address.go(-1);
    address.go(1);
    expect(told).toEqual(['/job/a', '/job-list', '/job/a']);
    end();
    address.open('/job/b');
    expect(told).toHaveLength(3);
  });

  it('has nothing before the first, and loses what came after where it goes elsewhere', () => {
    const address = new Address('/job-list', String);
    address.go(-1);
    expect([address.current(), address.isFirst()]).toEqual(['/job-list', true]);
    address.open('/job/a');
    address.go(-1);
    address.open('/job/b');
    address.go(1);
    expect([address.current(), address.isFirst()]).toEqual(['/job/b', false]);
  });

  it('replaces an address, and does not repeat it', () => {
    const address = new Address('/job-list', String);
    address.open('/job-list?city=Utrecht', { replace: true });
    address.open('/job-list?city=Utrecht');
    expect([address.current(), address.isFirst()]).toEqual(['/job-list?city=Utrecht', true]);
  });
});

import { expect, test } from 'vitest';
import { networkOf } from './network-of.ts';

test.each([
  ['81.2.69.160', '81.2.69.0/24'],
  ['81.2.69.7', '81.2.69.0/24'],
  ['::ffff:81.2.69.7', '81.2.69.0/24'],
  ['2a00:1450:4001:800::200e', '2a00:1450:4001:800::/64'],
  ['127.0.0.1', null],
  ['10.1.2.3', null],
  ['::1', null],
  ['fd00::1', null],
])('PF-02 the network of %s is %s', (address, network) => expect(networkOf(address)).toBe(network));

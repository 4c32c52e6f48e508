import { describe, expect, test } from 'vitest';
import { breakText } from '@hirehq/shared-contracts/delivery';
import type { Standing } from './find-breaks.ts';
import { createGate } from './gate.ts';
import { serviceContracts } from './service-contracts.ts';
import { toy } from './testing/toy-release.ts';

const gate = createGate({ ...serviceContracts(), links: [] });
const LIST = '/job-list';
const linking = (version: string) => toy('profile', { surface: { links: [LIST] }, version });
const plain = (version: string) => toy('profile', { version });
const jobs = toy('jobs', { routes: [LIST] });
const jobsWithout = toy('jobs', { version: '2.0.0' });
const DEAD = `links to it: no release has the page ${LIST}.`;

const ofChange = (before: Standing, after: Standing['members']) => gate.ofChange({ before, after }).map(breakText);

describe('a change of the live set', () => {
  test('PF-04 breaks a version that was current a moment ago, to which pages fall back then', () => {
    const before = { members: [linking('1.0.0'), jobs] };
    expect(ofChange(before, [plain('2.0.0'), jobsWithout])).toEqual([`profile 1.0.0 ${DEAD}`]);
  });

  test('PF-04 breaks no version that nobody falls back to any more', () => {
    const before = { members: [plain('1.0.0'), jobs], fallbacks: [linking('0.9.0')] };
    expect(ofChange(before, [plain('1.0.0'), jobsWithout])).toEqual([`profile 0.9.0 ${DEAD}`]);
    expect(ofChange(before, [plain('2.0.0'), jobsWithout])).toEqual([]);
    expect(ofChange(before, [jobsWithout])).toEqual([]);
  });

  test('PF-04 takes a promoted canary for a member', () => {
    const before = { members: [plain('1.0.0'), jobs], canaries: [linking('2.0.0')] };
    expect(ofChange(before, [linking('2.0.0'), jobs])).toEqual([]);
    expect(ofChange(before, [linking('2.0.0'), jobsWithout])).toEqual([`profile 2.0.0 ${DEAD}`]);
  });
});

test('PF-04 an addition breaks nothing', () => {
  const before = { members: [linking('1.0.0'), jobs] };
  const more = toy('jobs', { routes: [LIST, '/more'], version: '2.0.0' });
  expect(ofChange(before, [linking('1.0.0'), more, toy('reports')])).toEqual([]);
});

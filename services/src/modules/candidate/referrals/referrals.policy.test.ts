import { expect, test } from 'vitest';
import type { CandidateViewer } from '../../../platform/module.ts';
import { mayBeReferred, mayVisit } from './referrals.policy.ts';

const candidate = (candidateId: string): CandidateViewer => ({
  kind: 'candidate',
  candidateId,
  subject: candidateId,
  email: 'ada@example.com',
  emailVerified: true,
});

test('JB-19 a job of a talent pool is not referred', () => {
  expect(mayBeReferred({ talent_pool_id: null })).toBe(true);
  expect(mayBeReferred({ talent_pool_id: 'pool' })).toBe(false);
});

test('JB-19 everybody visits by the link of somebody else, nobody by their own', () => {
  expect(mayVisit({ kind: 'anonymous' }, 'own')).toBe(true);
  expect(mayVisit(candidate('other'), 'own')).toBe(true);
  expect(mayVisit(candidate('own'), 'own')).toBe(false);
});

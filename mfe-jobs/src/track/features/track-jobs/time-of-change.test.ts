import { expect, test } from 'vitest';
import { jobCard } from '@hirehq/shared-contracts/testing';
import { applicationState } from '../../../shared/testing/builders.ts';
import { timeOfChange } from './time-of-change.ts';

const AT = '2026-11-25T09:00:00.000Z';
const offer = { id: 'offer-1', startDate: null, expiresAt: null, offeredAt: '2026-11-23T09:00:00.000Z', answeredAt: null };
const tracked = (
  state: Parameters<typeof applicationState>[0],
  given: { offeredAt?: string; answeredAt?: string } | null = null,
) => ({
  job: jobCard(),
  application: { ...applicationState(state), offer: given && { ...offer, ...given }, interviews: [] },
  changedAt: AT,
  draftSavedAt: null,
});

test.each([
  ['applied', tracked({ submittedAt: AT })],
  ['changed', tracked({ enterpriseProcessStatus: 'S' })],
  ['offered', tracked({ enterpriseProcessStatus: 'F' }, { offeredAt: AT })],
  ['answered', tracked({ enterpriseProcessStatus: 'F' }, { answeredAt: AT })],
  ['answered', tracked({ closedAt: AT, closedBy: 'candidate', closureReason: 'offer_declined' })],
  ['closed', tracked({ closedAt: AT, closedBy: 'enterprise', closureReason: 'declined' })],
  ['withdrawn', tracked({ withdrawnAt: AT })],
  ['closed', { ...tracked({}), job: jobCard({ closedAt: AT }) }],
  ['begun', { job: jobCard(), application: null, changedAt: AT, draftSavedAt: AT }],
  ['saved', { job: jobCard({ saved: true }), application: null, changedAt: AT, draftSavedAt: AT }],
  ['saved', { job: jobCard(), application: null, changedAt: AT, draftSavedAt: null }],
  ['applied', { job: jobCard({ appliedElsewhereAt: AT }), application: null, changedAt: AT, draftSavedAt: null }],
])('JB-17 the time on a card means %s', (change, node) => {
  expect(timeOfChange(node).change).toBe(change);
});

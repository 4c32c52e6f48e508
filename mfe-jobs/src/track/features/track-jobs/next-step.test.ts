import { describe, expect, test } from 'vitest';
import type { ClosureReason, EnterpriseProcessStatus } from '@hirehq/shared-contracts/graphql/types';
import { jobCard } from '@hirehq/shared-contracts/testing';
import { applicationState, interviewCard } from '../../../shared/testing/builders.ts';
import { nextStepOf, type TrackedJob } from './next-step.ts';

type Application = NonNullable<TrackedJob['application']>;

const now = new Date('2026-11-23T12:00:00Z');
const job = jobCard({ id: 'job-1' });
const applied = (changes: Partial<Application> = {}): Application => ({
  ...applicationState(),
  offer: null,
  interviews: [],
  ...changes,
});
const next = (application: Application | null, changes = {}) => {
  const { words, turn, date, link } = nextStepOf({ job: { ...job, ...changes }, application }, now);
  return [words.id, turn, date, link?.to];
};
const offer = (expiresAt: string | null) => ({
  id: 'o',
  startDate: '2027-01-01',
  expiresAt,
  offeredAt: '2026-11-20T09:00:00.000Z',
  answeredAt: null,
});

describe('the next step', () => {
  test('JB-17 a saved job can be applied to until it is closed', () => {
    expect(next(null)).toEqual(['next.apply', 'act', undefined, '/candidate/application/job-1']);
    expect(next(null, { closedAt: '2026-11-20T00:00:00Z' })).toEqual([
      'next.savedClosed',
      'end',
      '2026-11-20T00:00:00Z',
      undefined,
    ]);
  });

  test('JB-17 an application that was begun is to be sent', () => {
    const { words, turn, link } = nextStepOf({ job, application: null, draftSavedAt: '2026-11-20T09:00:00Z' }, now);
    expect([words.id, turn, link?.to]).toEqual(['next.send', 'act', '/candidate/application/job-1']);
  });

  test.each<[Partial<Application>, string, string]>([
    [{ enterpriseProcessStatus: 'R' }, 'next.received', 'wait'],
    [{ enterpriseProcessStatus: 'S' }, 'next.shortlisted', 'wait'],
    [{ enterpriseProcessStatus: 'F', candidateProcessStatus: 'A' }, 'next.accepted', 'wait'],
    [{ enterpriseProcessStatus: 'O', candidateProcessStatus: 'P' }, 'next.onboarded', 'end'],
    [{ enterpriseProcessStatus: 'B' }, 'next.offboarded', 'end'],
    [{ withdrawnAt: '2026-11-20T00:00:00Z' }, 'next.withdrawn', 'end'],
    [{ closedAt: '2026-11-20T00:00:00Z', closureReason: 'declined' }, 'next.declined', 'end'],
    [{ closedAt: '2026-11-20T00:00:00Z', closureReason: 'position_filled' }, 'next.filled', 'end'],
    [{ closedAt: '2026-11-20T00:00:00Z', closureReason: 'position_cancelled' }, 'next.cancelled', 'end'],
    [{ closedAt: '2026-11-20T00:00:00Z', closureReason: 'offer_declined' }, 'next.offerDeclined', 'end'],
    [{ closedAt: '2026-11-20T00:00:00Z', closureReason: null }, 'next.closed', 'end'],
    [{ closedAt: '2026-11-20T00:00:00Z', closureReason: 'newer' as ClosureReason }, 'next.closed', 'end'],
    [{ enterpriseProcessStatus: 'Z' as EnterpriseProcessStatus }, 'next.received', 'wait'],
  ])('JB-17 %o: %s', (changes, words, turn) => {
    expect(next(applied(changes)).slice(0, 2)).toEqual([words, turn]);
  });

  test('JB-17 of an employer that is reached by mail, no interview and no offer is promised', () => {
    const shortlisted = applied({ enterpriseProcessStatus: 'S' });
    expect(next(shortlisted, { applyChannel: 'MAIL' }).slice(0, 2)).toEqual(['next.shortlistedMail', 'wait']);
    expect(next(shortlisted, { applyChannel: 'SYSTEM' }).slice(0, 2)).toEqual(['next.shortlisted', 'wait']);
  });

  test('JB-17 an employer that receives no applications any more reviews none', () => {
    for (const applyChannel of ['OWN_PAGE', 'NONE'])
      expect(next(applied(), { applyChannel }).slice(0, 2)).toEqual(['next.unreachable', 'wait']);
    expect(next(applied(), { applyChannel: 'MAIL' }).slice(0, 2)).toEqual(['next.received', 'wait']);
  });

  test('JB-17 an offer can be answered until its last moment, then it has expired', () => {
    const offered = (expiresAt: string | null) => next(applied({ enterpriseProcessStatus: 'F', offer: offer(expiresAt) }));
    const page = '/candidate/job-details/job-1?tab=offer';
    expect(offered(null)).toEqual(['next.answerOffer', 'act', undefined, page]);
    expect(offered('2026-11-23T12:00:01Z')).toEqual(['next.answerOfferBy', 'act', '2026-11-23T12:00:01Z', page]);
    expect(offered('2026-11-23T12:00:00Z').slice(0, 2)).toEqual(['next.offerExpired', 'end']);
  });

  test('JB-17 JB-20 an invitation goes before an accepted interview, that before a proposal, that before a rating', () => {
    const rated = interviewCard({ id: 'r', status: 'A', roundCompleted: true });
    const proposed = interviewCard({ id: 'p', proposedTimes: [{ startsAt: '', completesAt: '' }] });
    const accepted = interviewCard({ id: 'a', status: 'A' });
    const later = interviewCard({ id: 'l', startsAt: '2099-11-26T08:30:00.000Z', completesAt: '2099-11-26T09:00:00.000Z' });
    const invited = interviewCard({ id: 'i' });
    const step = (...interviews: Application['interviews'][number][]) => next(applied({ interviews }));
    expect(step(rated)).toEqual(['next.rate', 'act', undefined, '/candidate/interviewDetails?id=r&mode=scorecard']);
    expect(step(rated, proposed)).toEqual(['next.proposed', 'wait', undefined, '/candidate/interviewDetails?id=p']);
    expect(step(rated, proposed, accepted)[0]).toBe('next.interview');
    expect(step(rated, proposed, accepted, later, invited)).toEqual([
      'next.answerInterview',
      'act',
      invited.startsAt,
      '/candidate/interviewDetails?id=i',
    ]);
    expect(step(interviewCard({ status: 'X' }))[0]).toBe('next.received');
    const over = interviewCard({ status: 'A', startsAt: '2026-11-22T08:30:00Z', completesAt: '2026-11-22T09:00:00Z' });
    expect(step(over)[0]).toBe('next.interviewOver');
  });
});

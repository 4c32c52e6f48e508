import { describe, expect, test } from 'vitest';
import { STILL_TRUE, type InterviewFacts, type ThreadFacts } from './notification-state.ts';

const NOW = new Date('2030-03-01T12:00:00Z');

const codes = (candidateProcessStatus: string | null, enterpriseProcessStatus: string | null) => ({
  candidateProcessStatus,
  enterpriseProcessStatus,
});

test.each([
  ['offered', [codes(null, 'F'), codes('A', 'F'), codes('P', 'F')], [codes('R', 'F'), codes(null, 'R'), codes('A', 'O')]],
  ['onboarded', [codes('P', 'O')], [codes('A', 'O'), codes(null, 'O'), codes('P', 'F'), codes('P', 'B')]],
  ['offboarded', [codes(null, 'B')], [codes('P', 'B'), codes(null, 'O')]],
  ['applied', [codes(null, 'R'), codes('A', 'R')], [codes(null, 'S'), codes(null, null)]],
  ['shortlisted', [codes(null, 'S')], [codes(null, 'R'), codes(null, 'F'), codes(null, null)]],
] as const)('NT-08 %s is true and expired by the codes of the application', (kind, valid, expired) => {
  for (const facts of valid) expect([facts, STILL_TRUE[kind](facts)]).toEqual([facts, true]);
  for (const facts of [...expired, codes(null, null)]) expect([facts, STILL_TRUE[kind](facts)]).toEqual([facts, false]);
});

const interview = (
  change: Partial<InterviewFacts['interviewSchedulesDto'][number]>,
  closureStatus: string | null = null,
): InterviewFacts => ({
  interviewSchedulesDto: [
    {
      status: 'P',
      roundCompleted: false,
      ratingOfPanelByCandidate: null,
      scheduleCompleteDateTime: '2030-03-01T13:00:00Z',
      ...change,
    },
  ],
  closureStatus,
});

describe('interviews', () => {
  test.each([
    ['NT-08', 'interviewInvite', { status: 'P' }, [{ status: 'A' }, { status: 'X' }]],
    ['NT-08', 'interviewReschedule', { status: 'P' }, [{ status: 'A' }, { status: 'X' }]],
    ['NT-08', 'interviewCancelled', { status: 'X' }, [{ status: 'P' }, { status: 'A' }]],
    [
      'NT-08',
      'upcomingInterview',
      { status: 'A' },
      [
        { status: 'P' },
        { status: 'X' },
        { status: 'A', roundCompleted: true },
        { status: 'A', scheduleCompleteDateTime: '2030-03-01T12:00:00Z' },
      ],
    ],
    ['NT-09', 'interviewFeedback', {}, [{ ratingOfPanelByCandidate: 4 }]],
  ] as const)('%s %s is true with %o, expired otherwise', (_, kind, valid, expired) => {
    expect(STILL_TRUE[kind](interview(valid), NOW)).toBe(true);
    for (const facts of expired) expect([facts, STILL_TRUE[kind](interview(facts), NOW)]).toEqual([facts, false]);
  });

  test('NT-09 feedback is expired once the interview is closed', () => {
    expect(STILL_TRUE.interviewFeedback(interview({}, 'HIRED'))).toBe(false);
  });
});

describe('messages', () => {
  const notification = { candidateId: 'e1', enterpriseId: 'e1', createdTimestamp: '2030-03-01T11:00:00.000Z' };
  const thread = (change: Partial<ThreadFacts>): ThreadFacts[] => [
    { unreadCount: 1, enterpriseId: 'e1', messageFrom: 'e1', lastMessageTimestamp: '2030-03-01T11:00:00Z', ...change },
  ];

  test('NT-10 is true while the conversation is unread and has no later message', () => {
    expect(STILL_TRUE.message(thread({}), notification)).toBe(true);
  });

  test.each([
    { unreadCount: 0 },
    { enterpriseId: 'e2' },
    { messageFrom: 'e2' },
    { lastMessageTimestamp: '2030-03-01T11:00:01Z' },
  ])('NT-10 is expired with %o', (change) => {
    expect(STILL_TRUE.message(thread(change), notification)).toBe(false);
    expect(STILL_TRUE.message([], notification)).toBe(false);
  });
});

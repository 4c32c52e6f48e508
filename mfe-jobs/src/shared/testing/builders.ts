import { fakeId } from '@hirehq/shared-contracts/testing';
import type { InterviewCardFragment } from '../../interviews/features/answer-interview/interviews.graphql.ts';
import type { ApplicationStateFragment } from '../application-state.graphql.ts';

export function applicationState(overrides: Partial<ApplicationStateFragment> = {}): ApplicationStateFragment {
  return {
    id: fakeId(),
    jobId: fakeId(),
    submittedAt: '2026-11-21T08:00:00.000Z',
    withdrawnAt: null,
    enterpriseProcessStatus: 'R',
    candidateProcessStatus: null,
    closedAt: null,
    closedBy: null,
    closureReason: null,
    ...overrides,
  };
}

/** An invitation to a video call of half an hour, without a response; planned in Amsterdam. */
export function interviewCard(overrides: Partial<InterviewCardFragment> = {}): InterviewCardFragment {
  return {
    id: fakeId(),
    version: '1',
    applicationId: fakeId(),
    roundTitle: 'First talk',
    status: 'P',
    startsAt: '2099-11-24T08:30:00.000Z',
    completesAt: '2099-11-24T09:00:00.000Z',
    timeZone: 'Europe/Amsterdam',
    mode: 'VIDEO',
    location: null,
    link: 'https://meet.example.com/abc',
    instructions: null,
    roundCompleted: false,
    ratingOfPanelByCandidate: null,
    ratingRemarksByCandidate: null,
    proposedTimes: [],
    proposalNote: null,
    calendarUrl: '/public/api/v1/interviews/calendar/token.ics',
    closureStatus: null,
    job: {
      id: fakeId(),
      title: 'Registered Nurse',
      enterprise: { id: '00000000-0000-4000-8000-0000000000e1', establishmentName: 'Acme Health', logoUrl: null },
    },
    ...overrides,
  };
}

import { fakeId } from '@hirehq/shared-contracts/testing';
import type { DashboardQuery } from '../src/shared/dashboard.graphql.ts';
import type { DashboardCounts, DashboardTask, EmployerInterest } from '../src/shared/dashboard.query.ts';

/** An invitation to an interview, without an answer. */
export const taskOf = (changes: Partial<DashboardTask> = {}): DashboardTask => ({
  kind: 'INTERVIEW_INVITATION',
  id: fakeId(),
  subject: 'Night Nurse',
  employerName: 'Acme Health',
  messages: null,
  since: '2026-11-20T09:00:00.000Z',
  until: '2099-03-02T08:30:00.000Z',
  expiresOn: null,
  link: '/candidate/interviewDetails?id=interview-1',
  ...changes,
});

export const interestOf = (changes: Partial<EmployerInterest> = {}): EmployerInterest => ({
  kind: 'SHORTLISTED',
  id: fakeId(),
  employerName: 'Acme Health',
  subject: 'Night Nurse',
  at: '2026-11-20T09:00:00.000Z',
  link: '/candidate/job-details/job-1',
  ...changes,
});

export const countsOf = (changes: Partial<DashboardCounts> = {}): DashboardCounts => ({
  applications: 2,
  interviews: 1,
  conversations: 1,
  unreadMessages: 3,
  savedJobs: 4,
  recommendedJobs: 5,
  ...changes,
});

const NO_COUNTS: DashboardCounts = {
  applications: 0,
  interviews: 0,
  conversations: 0,
  unreadMessages: 0,
  savedJobs: 0,
  recommendedJobs: 0,
};

type Dashboard = DashboardQuery['dashboard'];

export const dashboardOf = (changes: Partial<Dashboard> = {}): DashboardQuery => ({
  dashboard: { firstName: 'Ada', hasApplied: true, tasks: [taskOf()], interest: [interestOf()], counts: countsOf(), ...changes },
});

/** Of somebody who is about to begin. */
export const emptyDashboard = (): DashboardQuery =>
  dashboardOf({ hasApplied: false, tasks: [], interest: [], counts: NO_COUNTS });

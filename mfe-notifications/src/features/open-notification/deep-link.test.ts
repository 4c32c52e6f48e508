import { expect, test } from 'vitest';
import { parseDeepLink } from './deep-link.ts';

const ORIGIN = 'https://jobs.example';

test.each([
  ['/candidate/job-details/j1', { kind: 'applied', jobId: 'j1' }],
  ['/candidate/job-details/j1?tab=shortlisted', { kind: 'shortlisted', jobId: 'j1' }],
  ['/candidate/my-jobs?jobId=j1&tab=OFFERED', { kind: 'offered', jobId: 'j1' }],
  ['/candidate/my-jobs?jobId=j1&tab=onboarded', { kind: 'onboarded', jobId: 'j1' }],
  ['/candidate/my-jobs?jobId=j1&tab=offboarded', { kind: 'offboarded', jobId: 'j1' }],
  ['/candidate/interviewDetails?id=i1', { kind: 'interviewInvite', interviewId: 'i1' }],
  ['/candidate/interviewDetails?id=i1&event=feedback', { kind: 'interviewFeedback', interviewId: 'i1' }],
  ['/candidate/interviewDetails?id=i1&event=upcoming', { kind: 'upcomingInterview', interviewId: 'i1' }],
  ['/candidate/job-details/j1?tab=overview', { kind: 'page', jobId: 'j1' }],
  ['/candidate/my-jobs?jobId=j1&tab=APPLIED', { kind: 'applied', jobId: 'j1' }],
  ['/candidate/message-list?candidateId=c1&enterpriseId=e1', { kind: 'message', candidateId: 'c1', enterpriseId: 'e1' }],
  ['/candidate/dashboard', { kind: 'page', path: '/candidate/dashboard' }],
])('NT-06 reads %s', (address, expected) => {
  expect(parseDeepLink(address, ORIGIN)).toMatchObject(expected);
});

test.each([
  'https://evil.example/candidate/dashboard',
  '//evil.example',
  'javascript:alert(1)',
  '',
  '/signin',
  '/realms/hirehq/protocol/openid-connect/logout',
  '/candidate/../api/v1/candidates/',
])('NT-06 refuses %s', (address) => {
  expect(parseDeepLink(address, ORIGIN)).toBeUndefined();
});

import { expect, test } from 'vitest';
import { INTERVIEW_CLOSURES, INTERVIEW_STATUSES } from '@hirehq/shared-contracts/codes';
import { stepRefusal, type InterviewStep } from './interviews.policy.ts';

const NOW = new Date('2026-03-01T12:00:00Z');
const at = (hours: number) => new Date(NOW.getTime() + hours * 3_600_000);
type InterviewState = Parameters<typeof stepRefusal>[1];

const open: InterviewState = {
  status: 'P',
  round_completed: false,
  closure_status: null,
  starts_at: at(24),
  completes_at: at(25),
  rating_of_panel_by_candidate: null,
};
const running = { ...open, starts_at: at(-0.5), completes_at: at(0.5) };
const ended = { ...open, starts_at: at(-2), completes_at: at(-1) };

/** The code of the refusal; undefined if the step is allowed. */
const refused = (step: InterviewStep, interview: InterviewState, isUnderWay = true) =>
  stepRefusal(step, interview, isUnderWay, NOW)?.code;
const STEPS = ['rescheduled', 'cancelled', 'completed', 'closed', 'accepted', 'declined', 'times proposed', 'rated'] as const;

/** The statuses P (invited), A (accepted), X (cancelled) that allow a step of an interview that is still to come. */
test.each([
  ['rescheduled', 'PAX'],
  ['cancelled', 'PA'],
  ['closed', 'PAX'],
  ['accepted', 'P'],
  ['declined', 'PA'],
  ['times proposed', 'PA'],
  ['rated', ''],
] as const)('JB-20 %s of an interview to come: %s', (step, allowed) => {
  for (const status of INTERVIEW_STATUSES)
    expect([status, refused(step, { ...open, status })]).toEqual([status, allowed.includes(status) ? undefined : 'CONFLICT']);
});

test('JB-20 a round is completed once it has begun, and was accepted', () => {
  expect(refused('completed', { ...open, status: 'A' })).toBe('INTERVIEW_NOT_BEGUN');
  expect(refused('completed', { ...open, status: 'A', starts_at: NOW })).toBeUndefined();
  expect(refused('completed', { ...running, status: 'A' })).toBeUndefined();
  expect(refused('completed', { ...ended, status: 'A' })).toBeUndefined();
  for (const status of ['P', 'X'] as const) expect(refused('completed', { ...ended, status })).toBe('CONFLICT');
});

test('JB-20 a candidate answers until the end of the interview', () => {
  for (const step of ['accepted', 'declined', 'times proposed'] as const) {
    expect(refused(step, running)).toBeUndefined();
    expect(refused(step, { ...running, completes_at: NOW })).toBe('CONFLICT');
    expect(refused(step, ended)).toBe('CONFLICT');
  }
});

test('JB-20 of a completed round nothing is left but closing and rating it', () => {
  const completed = { ...ended, status: 'A' as const, round_completed: true };
  for (const step of STEPS)
    expect([step, refused(step, completed)]).toEqual([step, ['closed', 'rated'].includes(step) ? undefined : 'CONFLICT']);
  expect(refused('rated', { ...completed, rating_of_panel_by_candidate: 4 })).toBe('CONFLICT');
});

test('JB-20 NT-09 a closed interview takes no step', () => {
  for (const closure_status of INTERVIEW_CLOSURES)
    for (const round_completed of [false, true])
      for (const step of STEPS)
        expect(refused(step, { ...ended, status: 'A', closure_status, round_completed })).toBe('CONFLICT');
});

test('JB-20 after the application has ended, only what ends an interview is allowed, and a rating', () => {
  const accepted = { ...open, status: 'A' as const };
  for (const step of STEPS)
    expect([step, refused(step, accepted, false)]).toEqual([
      step,
      ['cancelled', 'closed', 'declined'].includes(step) ? undefined : 'CONFLICT',
    ]);
  expect(refused('rated', { ...ended, status: 'A', round_completed: true }, false)).toBeUndefined();
});

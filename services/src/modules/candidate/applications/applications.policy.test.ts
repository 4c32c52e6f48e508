import { expect, test } from 'vitest';
import { CANDIDATE_PROCESS_STATUSES, ENTERPRISE_PROCESS_STATUSES } from '@hirehq/shared-contracts/codes';
import { isTheirs, isUnderWay, takeStep, type StepName } from './applications.policy.ts';

/** Each step: who takes it, from which codes of employer and candidate, and the codes after it; '-' is no code. */
const ALLOWED: Readonly<
  Record<StepName, { by: 'candidate' | 'enterprise'; from: readonly string[]; to: (from: string) => string }>
> = {
  shortlisted: { by: 'enterprise', from: ['R-', 'RA', 'RP'], to: (from) => `S${from[1]}` },
  offered: { by: 'enterprise', from: ['R-', 'RA', 'RP', 'S-', 'SA', 'SP'], to: () => 'F-' },
  'offer changed': { by: 'enterprise', from: ['F-'], to: (from) => from },
  accepted: { by: 'candidate', from: ['F-'], to: () => 'FA' },
  declined: { by: 'candidate', from: ['F-'], to: (from) => from },
  onboarded: { by: 'enterprise', from: ['FA'], to: () => 'OP' },
  offboarded: { by: 'enterprise', from: ['O-', 'OA', 'OP'], to: () => 'B-' },
  closed: { by: 'enterprise', from: ['R-', 'RA', 'RP', 'S-', 'SA', 'SP', 'F-', 'FA', 'FP'], to: (from) => from },
  withdrawn: { by: 'candidate', from: ['R-', 'RA', 'RP', 'S-', 'SA', 'SP', 'F-', 'FA', 'FP'], to: (from) => from },
  note: {
    by: 'enterprise',
    from: ['R-', 'RA', 'RP', 'S-', 'SA', 'SP', 'F-', 'FA', 'FP', 'O-', 'OA', 'OP'],
    to: (from) => from,
  },
};
const STEPS = Object.keys(ALLOWED) as StepName[];
const NOW = new Date();

const STATES = ENTERPRISE_PROCESS_STATUSES.flatMap((enterprise) =>
  [null, ...CANDIDATE_PROCESS_STATUSES].map((candidate) => ({
    key: `${enterprise}${candidate ?? '-'}`,
    row: { enterprise_process_status: enterprise, candidate_process_status: candidate, withdrawn_at: null, closed_at: null },
  })),
);

test.each(STEPS)('JB-17 %s is taken by its side from its codes only, and leads to its codes: all pairs of codes', (name) => {
  const { by, from, to } = ALLOWED[name];
  for (const { key, row } of STATES)
    for (const side of ['candidate', 'enterprise'] as const) {
      const outcome = takeStep(name, side, row);
      const reached = outcome.ok
        ? `${outcome.codes.enterprise_process_status}${outcome.codes.candidate_process_status ?? '-'}`
        : outcome.why.length > 0 && 'refused';
      expect([key, side, reached]).toEqual([key, side, side === by && from.includes(key) ? to(key) : 'refused']);
    }
});

test('JB-17 nothing follows a withdrawal or a closing, which say so', () => {
  const [first] = STATES;
  if (!first) throw new Error('There are no codes.');
  for (const name of STEPS) {
    const { by } = ALLOWED[name];
    expect(takeStep(name, by, { ...first.row, withdrawn_at: NOW })).toEqual({
      ok: false,
      why: 'This application was withdrawn.',
    });
    expect(takeStep(name, by, { ...first.row, closed_at: NOW })).toEqual({ ok: false, why: 'This application is closed.' });
  }
});

test('JB-17 an application is in progress until it is withdrawn, closed or has led to work', () => {
  for (const { key, row } of STATES) {
    expect([key, isUnderWay(row)]).toEqual([key, ['R', 'S', 'F'].includes(row.enterprise_process_status)]);
    expect(isUnderWay({ ...row, withdrawn_at: NOW })).toBe(false);
    expect(isUnderWay({ ...row, closed_at: NOW })).toBe(false);
  }
});

test('SV-08 an application is of its candidate and of the employer of its job', () => {
  const application = { candidate_id: 'ada', enterprise_id: 'bakery' };
  expect(isTheirs({ kind: 'candidate', candidateId: 'ada' }, application)).toBe(true);
  expect(isTheirs({ kind: 'candidate', candidateId: 'bakery' }, application)).toBe(false);
  expect(isTheirs({ kind: 'enterprise', enterpriseId: 'bakery' }, application)).toBe(true);
  expect(isTheirs({ kind: 'enterprise', enterpriseId: 'ada' }, application)).toBe(false);
});

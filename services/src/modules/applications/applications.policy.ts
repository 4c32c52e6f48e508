import type { ProcessChange } from '@hirehq/shared-contracts/codes';
import type { ApplicationRow } from './applications.store.ts';
import type { HeldApplication } from './process.store.ts';

type Codes = Pick<ApplicationRow, 'enterprise_process_status' | 'candidate_process_status'>;
type Standing = Codes & Pick<ApplicationRow, 'withdrawn_at' | 'closed_at'>;

interface Step {
  by: 'candidate' | 'enterprise';
  /** Where it may be taken from: codes of the enterprise. */
  from: readonly Codes['enterprise_process_status'][];
  /** The candidate's code it needs; left out, any. */
  candidate?: Codes['candidate_process_status'];
  /** The codes that change. */
  to: Partial<Codes>;
  otherwise: string;
}

const BEFORE_WORK = ['R', 'S', 'F'] as const;

/** The steps an application can take (§4); there are no others. */
const STEPS: Readonly<Record<Exclude<ProcessChange, 'applied' | `interview ${string}`>, Step>> = {
  shortlisted: {
    by: 'enterprise',
    from: ['R'],
    to: { enterprise_process_status: 'S' },
    otherwise: 'Only a received application can be shortlisted.',
  },
  offered: {
    by: 'enterprise',
    from: ['R', 'S'],
    to: { enterprise_process_status: 'F', candidate_process_status: null },
    otherwise: 'Only a received or shortlisted application can get an offer.',
  },
  accepted: {
    by: 'candidate',
    from: ['F'],
    candidate: null,
    to: { candidate_process_status: 'A' },
    otherwise: 'There is no offer to accept.',
  },
  declined: { by: 'candidate', from: ['F'], candidate: null, to: {}, otherwise: 'There is no offer to decline.' },
  onboarded: {
    by: 'enterprise',
    from: ['F'],
    candidate: 'A',
    to: { enterprise_process_status: 'O', candidate_process_status: 'P' },
    otherwise: 'Only a candidate who has accepted an offer can be onboarded.',
  },
  offboarded: {
    by: 'enterprise',
    from: ['O'],
    to: { enterprise_process_status: 'B', candidate_process_status: null },
    otherwise: 'Only an onboarded candidate can be offboarded.',
  },
  closed: {
    by: 'enterprise',
    from: BEFORE_WORK,
    to: {},
    otherwise: 'An application that led to employment is ended by offboarding.',
  },
  withdrawn: {
    by: 'candidate',
    from: BEFORE_WORK,
    to: {},
    otherwise: 'What has come to work can no longer be withdrawn.',
  },
  note: { by: 'enterprise', from: ['R', 'S', 'F', 'O'], to: {}, otherwise: 'The employment has ended.' },
};

export type StepName = keyof typeof STEPS;
export type StepOutcome = { ok: true; codes: Codes } | { ok: false; why: string };

/** Whether an application is of this candidate, or to a job of this employer. */
export const isTheirs = (
  by: { kind: 'candidate'; candidateId: string } | { kind: 'enterprise'; enterpriseId: string },
  application: Pick<HeldApplication, 'candidate_id' | 'enterprise_id'>,
): boolean =>
  by.kind === 'candidate' ? by.candidateId === application.candidate_id : by.enterpriseId === application.enterprise_id;

/** Where a step leads, or the sentence that says why it cannot be taken. */
export function takeStep(name: StepName, by: 'candidate' | 'enterprise', application: Standing): StepOutcome {
  const step = STEPS[name];
  if (application.withdrawn_at) return { ok: false, why: 'This application was withdrawn.' };
  if (application.closed_at) return { ok: false, why: 'This application is closed.' };
  const fits =
    step.by === by &&
    step.from.includes(application.enterprise_process_status) &&
    (step.candidate === undefined || step.candidate === application.candidate_process_status);
  if (!fits) return { ok: false, why: step.otherwise };
  const { enterprise_process_status, candidate_process_status } = application;
  return { ok: true, codes: { enterprise_process_status, candidate_process_status, ...step.to } };
}

/** True while an application goes on: neither withdrawn nor closed, and not yet at work. */
export function isUnderWay(application: Standing): boolean {
  const isBeforeWork = (BEFORE_WORK as readonly string[]).includes(application.enterprise_process_status);
  return application.withdrawn_at === null && application.closed_at === null && isBeforeWork;
}

import type { ProcessChange } from '@hirehq/shared-contracts/codes';
import type { ApplicationRow } from './applications.store.ts';
import type { LockedApplication } from './process.store.ts';

type Codes = Pick<ApplicationRow, 'enterprise_process_status' | 'candidate_process_status'>;
type ApplicationState = Codes & Pick<ApplicationRow, 'withdrawn_at' | 'closed_at'>;

interface Step {
  by: 'candidate' | 'enterprise';
  /** The employer's process codes from which the step is allowed. */
  from: readonly Codes['enterprise_process_status'][];
  /** The candidate's process code that the step requires; any if left out. */
  candidate?: Codes['candidate_process_status'];
  /** The codes that the step sets. */
  to: Partial<Codes>;
  otherwise: string;
}

const BEFORE_WORK = ['R', 'S', 'F'] as const;

/** All steps that an application can take (§4). */
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
  'offer changed': {
    by: 'enterprise',
    from: ['F'],
    candidate: null,
    to: {},
    otherwise: 'Only an offer that the candidate has not answered can be changed.',
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
    otherwise: 'This application led to employment. Offboard the candidate instead.',
  },
  withdrawn: {
    by: 'candidate',
    from: BEFORE_WORK,
    to: {},
    otherwise: 'This application led to employment, so it can no longer be withdrawn.',
  },
  note: { by: 'enterprise', from: ['R', 'S', 'F', 'O'], to: {}, otherwise: 'The employment has ended.' },
};

export type StepName = keyof typeof STEPS;
export type StepOutcome = { ok: true; codes: Codes } | { ok: false; why: string };

/** Whether an application is of this candidate, or to a job of this employer. */
export const isTheirs = (
  by: { kind: 'candidate'; candidateId: string } | { kind: 'enterprise'; enterpriseId: string },
  application: Pick<LockedApplication, 'candidate_id' | 'enterprise_id'>,
): boolean =>
  by.kind === 'candidate' ? by.candidateId === application.candidate_id : by.enterpriseId === application.enterprise_id;

/** The codes that a step leads to, or a message that says why it is not allowed. */
export function takeStep(name: StepName, by: 'candidate' | 'enterprise', application: ApplicationState): StepOutcome {
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

/** True while an application is in progress: neither withdrawn nor closed, and not yet onboarded. */
export function isUnderWay(application: ApplicationState): boolean {
  const isBeforeWork = (BEFORE_WORK as readonly string[]).includes(application.enterprise_process_status);
  return application.withdrawn_at === null && application.closed_at === null && isBeforeWork;
}

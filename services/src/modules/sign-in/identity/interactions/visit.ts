import type { IdentityError } from '@hirehq/shared-contracts/identity-errors';
import { domainIn } from '@hirehq/shared-contracts/link-hints';
import {
  APPLY_PARAMETER,
  EMPLOYER_PARAMETER,
  ENTRANCE_NOTICE_PARAMETER,
  ENTRANCE_NOTICES,
  NAME_HINT_PARAMETER,
  type EntranceNotice,
} from '@hirehq/shared-contracts/session';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type Provider from 'oidc-provider';
import type { StepContext } from '../identity.service.ts';
import type { Failure } from '../pages/form-parts.ts';
import type { PageContext } from '../pages/layout.ts';
import type { StepState } from '../step.store.ts';

/** The pages of a step, by the last segment of their URLs. */
export const PAGES = [
  'sign-in',
  'sign-up',
  'confirm',
  'forgot',
  'reset',
  'new-password',
  'update-password',
  'update-email',
  'confirm-change',
  'verify-email',
  'social-email',
  'social-confirm',
  'social-link',
] as const;
export type PageName = (typeof PAGES)[number];

export type StepRequest = FastifyRequest<{ Params: { uid: string; provider?: string } }>;
export type Step = Awaited<ReturnType<Provider['interactionDetails']>>;

/** One request of a browser within a step. */
export interface Visit {
  request: StepRequest;
  reply: FastifyReply;
  step: Step;
  state: StepState | undefined;
  context: PageContext;
  place: StepContext;
  /** URL of a page of this step, in the chosen language. */
  pathOf: (page: PageName | 'resend' | 'cancel' | `social/${string}`) => string;
  failure: (name: IdentityError, values?: Readonly<Record<string, string>>) => Failure;
}

/** The signed-in account; always set for an account action. */
export const signedInAccount = ({ step }: Visit): string | undefined => step.session?.accountId;

const textOf = (param: unknown): string => (typeof param === 'string' ? param : '');

/** Whether the browser is signed in, or the request demands a new sign-in: then a session at a social provider is not enough. */
export const isAskedAgain = ({ step }: Visit): boolean =>
  step.session?.accountId !== undefined || textOf(step.params['prompt']).split(' ').includes('login');

/** Why the person is here without having asked for it, if the request says so. */
export const noticeOf = ({ step }: Visit): EntranceNotice | undefined =>
  ENTRANCE_NOTICES.find((notice) => notice === step.params[ENTRANCE_NOTICE_PARAMETER]);

/** The domain of the employer whose link led here, if the request names one. */
export const employerDomainOf = ({ params }: Pick<Step, 'params'>): string | undefined => domainIn(params[EMPLOYER_PARAMETER]);

/** The id of the job to which the page after the sign-in applies, if the request names one. */
export const appliedToOf = ({ params }: Pick<Step, 'params'>): string => textOf(params[APPLY_PARAMETER]);

export const hintOf = ({ step }: Visit): string => textOf(step.params['login_hint']).slice(0, 254);

export const nameHintOf = ({ step }: Visit): string => textOf(step.params[NAME_HINT_PARAMETER]).slice(0, 100);

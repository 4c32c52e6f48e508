import type { CoachStepKind } from '@hirehq/shared-contracts/codes';
import { routes } from '@hirehq/shared-contracts/routes';
import { defineMessages, useIntl } from '@hirehq/shared-ui';
import { sectionAddress } from '../../shared/sections/section-anchors.ts';
import type { CoachStep } from './coach-steps.query.ts';

const TITLES = defineMessages({
  ADD_SKILL: { id: 'coach.ADD_SKILL' },
  ADD_WORK_HISTORY: { id: 'coach.ADD_WORK_HISTORY' },
  ADD_EDUCATION: { id: 'coach.ADD_EDUCATION' },
  ADD_PHOTO: { id: 'coach.ADD_PHOTO' },
  ADD_VIDEO: { id: 'coach.ADD_VIDEO' },
  ADD_RESUME: { id: 'coach.ADD_RESUME' },
  ADD_LOCATION: { id: 'coach.ADD_LOCATION' },
  RENEW_LICENCE: { id: 'coach.RENEW_LICENCE' },
  SIGN_CHECKLIST: { id: 'coach.SIGN_CHECKLIST' },
  SAVE_SEARCH: { id: 'coach.SAVE_SEARCH' },
  APPLY_TO_SAVED: { id: 'coach.APPLY_TO_SAVED' },
  VERIFY_EMAIL: { id: 'coach.VERIFY_EMAIL' },
} satisfies Record<CoachStepKind, { id: string }>);

const REASONS = defineMessages({
  ADD_SKILL: { id: 'coach.reason.ADD_SKILL' },
  ADD_WORK_HISTORY: { id: 'coach.reason.ADD_WORK_HISTORY' },
  ADD_EDUCATION: { id: 'coach.reason.ADD_EDUCATION' },
  ADD_PHOTO: { id: 'coach.reason.ADD_PHOTO' },
  ADD_VIDEO: { id: 'coach.reason.ADD_VIDEO' },
  ADD_RESUME: { id: 'coach.reason.ADD_RESUME' },
  ADD_LOCATION: { id: 'coach.reason.ADD_LOCATION' },
  RENEW_LICENCE: { id: 'coach.reason.RENEW_LICENCE' },
  SIGN_CHECKLIST: { id: 'coach.reason.SIGN_CHECKLIST' },
  SAVE_SEARCH: { id: 'coach.reason.SAVE_SEARCH' },
  APPLY_TO_SAVED: { id: 'coach.reason.APPLY_TO_SAVED' },
  VERIFY_EMAIL: { id: 'coach.reason.VERIFY_EMAIL' },
} satisfies Record<CoachStepKind, { id: string }>);

/** Where a step is done. */
export const STEP_ADDRESSES = {
  ADD_SKILL: sectionAddress('skills'),
  ADD_WORK_HISTORY: sectionAddress('work'),
  ADD_EDUCATION: sectionAddress('educations'),
  ADD_PHOTO: sectionAddress('photo'),
  ADD_VIDEO: routes.uploadVideo(),
  ADD_RESUME: sectionAddress('resumes'),
  ADD_LOCATION: sectionAddress('person'),
  RENEW_LICENCE: sectionAddress('licences'),
  SIGN_CHECKLIST: routes.checklist(),
  SAVE_SEARCH: routes.findJobs(),
  APPLY_TO_SAVED: routes.myJobs(),
  VERIFY_EMAIL: routes.settings(),
} as const satisfies Record<CoachStepKind, string>;

/** What a step says: what to do, and why. */
export function useStepWords(): (step: CoachStep) => { title: string; reason: string } {
  const { formatMessage } = useIntl();
  return ({ kind, subject, jobs, ofJobs, days }) => {
    // The subject of a checklist is its id.
    const name = kind === 'SIGN_CHECKLIST' && subject !== null ? formatMessage({ id: `checklist.name.${subject}` }) : subject;
    const values = {
      subject: name ?? '',
      hasSubject: name === null ? 'no' : 'yes',
      jobs: jobs ?? 0,
      ofJobs: ofJobs ?? 0,
      hasDays: days === null ? 'no' : 'yes',
      days: days ?? 0,
    };
    return { title: formatMessage({ id: TITLES[kind].id }, values), reason: formatMessage({ id: REASONS[kind].id }, values) };
  };
}

import { useApiMutation } from '@hirehq/shared-ui';
import { ApplicationTimeline, Interviews, MyJobs, TrackedJob } from '../../../shared/generated/queries.ts';
import { changeApplication } from '../../../shared/known-jobs.ts';
import { WithdrawApplicationDocument } from './withdraw-application.graphql.ts';

/** Withdraws an application; the candidate can then apply to the job again. */
export const useWithdrawApplication = () =>
  useApiMutation(WithdrawApplicationDocument, {
    invalidates: [MyJobs, TrackedJob, ApplicationTimeline, Interviews],
    store: (cache, { application }) => changeApplication(cache, application),
    failures: {
      NOT_FOUND: 'withdraw.refused',
      CONFLICT: 'withdraw.refused',
      UNREACHABLE: 'withdraw.failed',
      INTERNAL: 'withdraw.failed',
    },
  });

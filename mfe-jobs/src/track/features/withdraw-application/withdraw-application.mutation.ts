import {
  ApplicationTimelineDocument,
  InterviewsDocument,
  MyJobsDocument,
  TrackedJobDocument,
  WithdrawApplicationDocument,
} from '@hirehq/shared-contracts/graphql';
import { useApiMutation } from '@hirehq/shared-ui';
import { changeApplication } from '../../../shared/known-jobs.ts';

/** Withdraws an application; its job can be applied to again. */
export const useWithdrawApplication = () =>
  useApiMutation(WithdrawApplicationDocument, {
    invalidates: [MyJobsDocument, TrackedJobDocument, ApplicationTimelineDocument, InterviewsDocument],
    store: (cache, { application }) => changeApplication(cache, application),
    failures: {
      NOT_FOUND: 'withdraw.refused',
      CONFLICT: 'withdraw.refused',
      UNREACHABLE: 'withdraw.failed',
      INTERNAL: 'withdraw.failed',
    },
  });

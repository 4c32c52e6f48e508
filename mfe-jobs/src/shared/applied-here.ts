import type { JobCardFragment } from '@hirehq/shared-contracts/graphql';

/** Whether an application to the job is sent from here. */
export const isAppliedHere = ({ applyChannel }: Pick<JobCardFragment, 'applyChannel'>): boolean =>
  applyChannel === 'SYSTEM' || applyChannel === 'MAIL';

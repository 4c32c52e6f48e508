import type { JobToApplyQuery } from '@hirehq/shared-contracts/graphql';

/** A question an application answers. */
export type Question = NonNullable<JobToApplyQuery['job']>['questions'][number];

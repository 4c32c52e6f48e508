import type { JobDensityInput } from '@hirehq/shared-contracts/graphql/types';
import { useApiQuery } from '@hirehq/shared-ui';
import { JobDensityDocument, type JobDensityQuery } from './job-density.graphql.ts';

export type JobDensity = JobDensityQuery['jobDensity'];
export type DensityLocation = JobDensity['locations'][number];

export const useJobDensity = (input: JobDensityInput) => useApiQuery(JobDensityDocument, { input }, { keepPrevious: true });

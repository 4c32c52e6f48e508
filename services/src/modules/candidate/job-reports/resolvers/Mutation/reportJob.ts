import type { MutationReportJobArgs } from '@hirehq/shared-contracts/graphql/types';
import type { Resolver } from '../../../../../platform/http/graphql.ts';
import { reportJob as report } from '../../job-reports.service.ts';

export const reportJob: Resolver<unknown, MutationReportJobArgs> = async (_parent, { input }, { services, viewer, address }) => {
  await report(services, { viewer, address }, input);
  return { jobId: input.jobId };
};

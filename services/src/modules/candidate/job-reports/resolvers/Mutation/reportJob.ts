import type { MutationReportJobArgs } from '@hirehq/shared-contracts/graphql/types';
import type { Resolver } from '../../../../../platform/http/graphql.ts';
import { mutationResult } from '../../../../../platform/http/mutation-result.ts';
import { reportJob as report } from '../../job-reports.service.ts';

export const reportJob: Resolver<unknown, MutationReportJobArgs> = async (_parent, { input }, { services, viewer, address }) =>
  mutationResult('reportJob', await report(services, { viewer, address }, input), { done: () => ({ jobId: input.jobId }) });

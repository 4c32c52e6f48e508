import { ERROR_CODES } from '@hirehq/shared-contracts/error-codes';
import type { MutationReportJobArgs } from '@hirehq/shared-contracts/graphql/types';
import type { Resolver } from '../../../../platform/http/graphql.ts';
import { reportJob as report } from '../../job-reports.service.ts';

export const reportJob: Resolver<unknown, MutationReportJobArgs> = async (_parent, { input }, { services, viewer, address }) => {
  const outcome = await report(services, { viewer, address }, input);
  if (outcome.ok) return { __typename: 'JobReported', jobId: input.jobId };
  return {
    __typename: 'JobReportRefused',
    code: outcome.code,
    message: outcome.message ?? ERROR_CODES[outcome.code].errorMessage,
  };
};

import { CANDIDATE_PROCESS_STATUSES, ENTERPRISE_PROCESS_STATUSES, PROCESS_CHANGES } from '@hirehq/shared-contracts/codes';
import { enumValueIn } from '@hirehq/shared-contracts/graphql/enum-value';
import type { Resolver } from '../../../../../platform/http/graphql.ts';
import type { ApplicationResponse } from '../../application-response.ts';
import { historyOf } from '../../history-of.ts';
import { applicationLoaders } from '../../application-loaders.ts';

export const history: Resolver<ApplicationResponse> = async ({ id }, _args, context) =>
  historyOf((await applicationLoaders(context).records(id)) ?? []).map((step) => ({
    ...step,
    change: enumValueIn(PROCESS_CHANGES, step.change),
    enterpriseProcessStatus: enumValueIn(ENTERPRISE_PROCESS_STATUSES, step.enterpriseProcessStatus),
    candidateProcessStatus: enumValueIn(CANDIDATE_PROCESS_STATUSES, step.candidateProcessStatus),
  }));

import type { MutationReportEmployerArgs } from '@hirehq/shared-contracts/graphql/types';
import type { Resolver } from '../../../../../platform/http/graphql.ts';
import { reportEmployer as report } from '../../report-employer.ts';

export const reportEmployer: Resolver<unknown, MutationReportEmployerArgs> = async (
  _parent,
  { input },
  { services, viewer, address },
) => {
  await report(services, { viewer, address }, input);
  return { enterpriseId: input.enterpriseId };
};

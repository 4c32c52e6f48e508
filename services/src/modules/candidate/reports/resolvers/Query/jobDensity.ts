import type { QueryJobDensityArgs } from '@hirehq/shared-contracts/graphql/types';
import type { Resolver } from '../../../../../platform/http/graphql.ts';
import { densityOf } from '../../density/density-report.ts';

export const jobDensity: Resolver<unknown, QueryJobDensityArgs> = (_parent, { input }, { services, viewer, onlyEmployer }) =>
  densityOf(
    services,
    viewer.kind === 'candidate' ? viewer.candidateId : undefined,
    onlyEmployer === undefined ? input : { ...input, enterprise: onlyEmployer },
  );

import type { QueryJobDensityArgs } from '@hirehq/shared-contracts/graphql/types';
import { signedIn } from '../../../../../platform/auth/signed-in.ts';
import type { Resolver } from '../../../../../platform/http/graphql.ts';
import { densityOf } from '../../density/density-report.ts';

export const jobDensity: Resolver<unknown, QueryJobDensityArgs> = (_parent, { input }, { services, viewer }) =>
  densityOf(services, signedIn(viewer).candidateId, input);

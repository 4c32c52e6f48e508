import type { QueryRatingReportArgs } from '@hirehq/shared-contracts/graphql/types';
import { signedIn } from '../../../../../platform/auth/signed-in.ts';
import type { Resolver } from '../../../../../platform/http/graphql.ts';
import { ratingsOf } from '../../rating/rating-report.ts';

export const ratingReport: Resolver<unknown, QueryRatingReportArgs> = (_parent, { input }, { services, viewer }) =>
  ratingsOf(services, signedIn(viewer).candidateId, input);

import type { QueryActivityReportArgs } from '@hirehq/shared-contracts/graphql/types';
import { signedIn } from '../../../../../platform/auth/signed-in.ts';
import type { Resolver } from '../../../../../platform/http/graphql.ts';
import { activityOf } from '../../activity/activity-report.ts';

export const activityReport: Resolver<unknown, QueryActivityReportArgs> = (_parent, { input }, { services, viewer }) =>
  activityOf(services, signedIn(viewer).candidateId, input);

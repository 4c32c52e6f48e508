import { signedIn } from '../../../../../platform/auth/signed-in.ts';
import type { Resolver } from '../../../../../platform/http/graphql.ts';
import { newJobsOf } from '../../new-jobs.ts';
import type { SavedSearchResponse } from '../../saved-search-response.ts';

const MAX_COUNTED = 100;

export const newJobs: Resolver<SavedSearchResponse> = async ({ query, seenAt }, _args, { services, viewer }) =>
  (await newJobsOf(services, signedIn(viewer), { query, since: seenAt, limit: MAX_COUNTED })).length;

import type { MutationSeeJobListArgs } from '@hirehq/shared-contracts/graphql/types';
import { signedIn } from '../../../../../platform/auth/signed-in.ts';
import type { Resolver } from '../../../../../platform/http/graphql.ts';
import { seeJobList as see } from '../../saved-searches.service.ts';

export const seeJobList: Resolver<unknown, MutationSeeJobListArgs> = async (_parent, { query }, { services, viewer }) => ({
  isSaved: await see(services, signedIn(viewer).candidateId, query),
});

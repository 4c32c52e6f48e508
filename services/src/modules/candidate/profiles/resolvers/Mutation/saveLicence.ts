import type { MutationSaveLicenceArgs } from '@hirehq/shared-contracts/graphql/types';
import { signedIn } from '../../../../../platform/auth/signed-in.ts';
import type { Resolver } from '../../../../../platform/http/graphql.ts';
import { saveLicence as save } from '../../sections/licences.service.ts';

export const saveLicence: Resolver<unknown, MutationSaveLicenceArgs> = async (_parent, { input }, { services, viewer }) => ({
  licence: await save(services, signedIn(viewer).candidateId, input),
});

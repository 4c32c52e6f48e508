import type { MutationSaveLanguagesArgs } from '@hirehq/shared-contracts/graphql/types';
import { signedIn } from '../../../../../platform/auth/signed-in.ts';
import type { Resolver } from '../../../../../platform/http/graphql.ts';
import { saveLanguages as save } from '../../sections/save-languages.ts';

export const saveLanguages: Resolver<unknown, MutationSaveLanguagesArgs> = async (_parent, input, { services, viewer }) =>
  save(services, signedIn(viewer).candidateId, input);

import type { MutationSaveLanguagesArgs } from '@hirehq/shared-contracts/graphql/types';
import { signedIn } from '../../../../../platform/auth/signed-in.ts';
import type { Resolver } from '../../../../../platform/http/graphql.ts';
import { mutationResult } from '../../../../../platform/http/mutation-result.ts';
import { saveLanguages as save } from '../../sections/save-languages.ts';

export const saveLanguages: Resolver<unknown, MutationSaveLanguagesArgs> = async (_parent, input, { services, viewer }) =>
  mutationResult('saveLanguages', await save(services, signedIn(viewer).candidateId, input), {
    done: ({ languages, languagesVersion }) => ({ languages, languagesVersion }),
    refused: ({ current }) => ({ current }),
  });

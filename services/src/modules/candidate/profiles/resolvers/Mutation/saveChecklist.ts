import type { MutationSaveChecklistArgs } from '@hirehq/shared-contracts/graphql/types';
import { signedIn } from '../../../../../platform/auth/signed-in.ts';
import type { Resolver } from '../../../../../platform/http/graphql.ts';
import { mutationResult } from '../../../../../platform/http/mutation-result.ts';
import { saveChecklist as save } from '../../checklists/save-checklist.ts';

export const saveChecklist: Resolver<unknown, MutationSaveChecklistArgs> = async (_parent, { input }, { services, viewer }) =>
  mutationResult('saveChecklist', await save(services, signedIn(viewer).candidateId, input), {
    done: ({ checklist }) => ({ checklist }),
    refused: ({ current }) => ({ current }),
  });

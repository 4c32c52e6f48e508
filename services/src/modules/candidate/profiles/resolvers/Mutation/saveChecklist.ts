import type { MutationSaveChecklistArgs } from '@hirehq/shared-contracts/graphql/types';
import { signedIn } from '../../../../../platform/auth/signed-in.ts';
import type { Resolver } from '../../../../../platform/http/graphql.ts';
import { saveChecklist as save } from '../../checklists/save-checklist.ts';

export const saveChecklist: Resolver<unknown, MutationSaveChecklistArgs> = async (_parent, { input }, { services, viewer }) => ({
  checklist: await save(services, signedIn(viewer).candidateId, input),
});

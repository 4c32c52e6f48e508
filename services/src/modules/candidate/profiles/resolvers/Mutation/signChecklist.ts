import type { MutationSignChecklistArgs } from '@hirehq/shared-contracts/graphql/types';
import { signedIn } from '../../../../../platform/auth/signed-in.ts';
import type { Resolver } from '../../../../../platform/http/graphql.ts';
import { signChecklist as sign } from '../../checklists/save-checklist.ts';

export const signChecklist: Resolver<unknown, MutationSignChecklistArgs> = async (_parent, signature, { services, viewer }) => ({
  checklist: await sign(services, signedIn(viewer).candidateId, signature),
});

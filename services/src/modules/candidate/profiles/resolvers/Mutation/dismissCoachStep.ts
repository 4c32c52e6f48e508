import type { MutationDismissCoachStepArgs } from '@hirehq/shared-contracts/graphql/types';
import { signedIn } from '../../../../../platform/auth/signed-in.ts';
import type { Resolver } from '../../../../../platform/http/graphql.ts';
import { dismissStep } from '../../coach/coach.service.ts';

export const dismissCoachStep: Resolver<unknown, MutationDismissCoachStepArgs> = async (
  _parent,
  { id },
  { services, viewer },
) => {
  await dismissStep(services, signedIn(viewer).candidateId, id);
  return { id };
};

import type { MutationChangeEmailArgs } from '@hirehq/shared-contracts/graphql/types';
import { signedIn } from '../../../../../platform/auth/signed-in.ts';
import type { Resolver } from '../../../../../platform/http/graphql.ts';
import { mutationResult } from '../../../../../platform/http/mutation-result.ts';
import { changeEmail as change } from '../../email.service.ts';

export const changeEmail: Resolver<unknown, MutationChangeEmailArgs> = async (
  _parent,
  { emailAddress },
  { services, viewer, locale, address },
) => {
  const outcome = await change(services, { viewer: signedIn(viewer), locale, address }, emailAddress);
  return mutationResult('changeEmail', outcome, { done: ({ pendingEmailAddress }) => ({ pendingEmailAddress }) });
};

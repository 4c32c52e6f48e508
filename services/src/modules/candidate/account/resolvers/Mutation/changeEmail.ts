import type { MutationChangeEmailArgs } from '@hirehq/shared-contracts/graphql/types';
import { signedIn } from '../../../../../platform/auth/signed-in.ts';
import type { Resolver } from '../../../../../platform/http/graphql.ts';
import { changeEmail as change } from '../../email.service.ts';

export const changeEmail: Resolver<unknown, MutationChangeEmailArgs> = async (
  _parent,
  { emailAddress },
  { services, viewer, locale, address },
) => ({ pendingEmailAddress: await change(services, { viewer: signedIn(viewer), locale, address }, emailAddress) });

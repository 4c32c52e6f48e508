import type { MutationConfirmEmailArgs } from '@hirehq/shared-contracts/graphql/types';
import { signedIn } from '../../../../../platform/auth/signed-in.ts';
import type { Resolver } from '../../../../../platform/http/graphql.ts';
import { confirmEmail as confirm } from '../../email.service.ts';

export const confirmEmail: Resolver<unknown, MutationConfirmEmailArgs> = async (
  _parent,
  { code },
  { services, viewer, locale, address },
) => ({ emailAddress: await confirm(services, { viewer: signedIn(viewer), locale, address }, code) });

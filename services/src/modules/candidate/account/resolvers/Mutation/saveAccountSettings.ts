import type { MutationSaveAccountSettingsArgs } from '@hirehq/shared-contracts/graphql/types';
import { signedIn } from '../../../../../platform/auth/signed-in.ts';
import type { Resolver } from '../../../../../platform/http/graphql.ts';
import { saveAccountSettings as save } from '../../settings.service.ts';

export const saveAccountSettings: Resolver<unknown, MutationSaveAccountSettingsArgs> = async (
  _parent,
  { input },
  { services, viewer },
) => ({ accountSettings: await save(services, signedIn(viewer), input) });

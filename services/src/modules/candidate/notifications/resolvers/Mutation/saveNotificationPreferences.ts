import type { MutationSaveNotificationPreferencesArgs } from '@hirehq/shared-contracts/graphql/types';
import { signedIn } from '../../../../../platform/auth/signed-in.ts';
import type { Resolver } from '../../../../../platform/http/graphql.ts';
import { savePreferences } from '../../preferences/preferences.service.ts';

export const saveNotificationPreferences: Resolver<unknown, MutationSaveNotificationPreferencesArgs> = async (
  _parent,
  { input },
  { services, viewer },
) => ({ notificationPreferences: await savePreferences(services, signedIn(viewer).candidateId, input) });

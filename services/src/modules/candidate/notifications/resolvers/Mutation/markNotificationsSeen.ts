import type { MutationMarkNotificationsSeenArgs } from '@hirehq/shared-contracts/graphql/types';
import { signedIn } from '../../../../../platform/auth/signed-in.ts';
import type { Resolver } from '../../../../../platform/http/graphql.ts';
import { seeNotifications } from '../../preferences/preferences.service.ts';

export const markNotificationsSeen: Resolver<unknown, MutationMarkNotificationsSeenArgs> = async (
  _parent,
  { upTo },
  { services, viewer },
) => ({ seenTo: await seeNotifications(services, signedIn(viewer).candidateId, upTo) });

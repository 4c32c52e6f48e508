import type { QueryNotificationArgs } from '@hirehq/shared-contracts/graphql/types';
import { signedIn } from '../../../../../platform/auth/signed-in.ts';
import type { Resolver } from '../../../../../platform/http/graphql.ts';
import { oneNotification } from '../../notifications.service.ts';

export const notification: Resolver<unknown, QueryNotificationArgs> = (_parent, { id }, { services, viewer }) =>
  oneNotification(services, signedIn(viewer).candidateId, id);

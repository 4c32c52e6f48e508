import type { GraphQLResolverMap } from '../../../../platform/http/graphql.ts';
import { markNotificationsSeen } from './Mutation/markNotificationsSeen.ts';
import { removePushDevice } from './Mutation/removePushDevice.ts';
import { saveNotificationPreferences } from './Mutation/saveNotificationPreferences.ts';
import { notification } from './Query/notification.ts';
import { notificationPreferences } from './Query/notificationPreferences.ts';

export const resolvers: GraphQLResolverMap = {
  Query: { notification, notificationPreferences },
  Mutation: { markNotificationsSeen, removePushDevice, saveNotificationPreferences },
};

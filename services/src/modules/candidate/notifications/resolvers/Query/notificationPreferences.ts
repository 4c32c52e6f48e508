import { signedIn } from '../../../../../platform/auth/signed-in.ts';
import type { Resolver } from '../../../../../platform/http/graphql.ts';
import { preferences } from '../../preferences/preferences.service.ts';

export const notificationPreferences: Resolver<unknown> = (_parent, _args, { services, viewer }) =>
  preferences(services, signedIn(viewer).candidateId);

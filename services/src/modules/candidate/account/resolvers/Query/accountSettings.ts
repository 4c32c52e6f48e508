import { signedIn } from '../../../../../platform/auth/signed-in.ts';
import type { Resolver } from '../../../../../platform/http/graphql.ts';
import { accountSettings as settings } from '../../settings.service.ts';

export const accountSettings: Resolver<unknown> = (_parent, _args, { services, viewer }) => settings(services, signedIn(viewer));

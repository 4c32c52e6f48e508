import { signedIn } from '../../../../../platform/auth/signed-in.ts';
import type { Resolver } from '../../../../../platform/http/graphql.ts';
import { dashboardOf } from '../../dashboard/dashboard.service.ts';

export const dashboard: Resolver<unknown> = (_parent, _args, { services, viewer }) => dashboardOf(services, signedIn(viewer));

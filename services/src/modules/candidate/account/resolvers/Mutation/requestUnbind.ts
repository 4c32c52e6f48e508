import { signedIn } from '../../../../../platform/auth/signed-in.ts';
import type { Resolver } from '../../../../../platform/http/graphql.ts';
import { requestUnbind as request } from '../../unbind.service.ts';

export const requestUnbind: Resolver<unknown> = async (_parent, _args, { services, viewer }) => ({
  pool: await request(services, signedIn(viewer).candidateId),
});

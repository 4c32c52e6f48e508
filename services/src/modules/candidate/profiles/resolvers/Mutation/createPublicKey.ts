import { signedIn } from '../../../../../platform/auth/signed-in.ts';
import type { Resolver } from '../../../../../platform/http/graphql.ts';
import { createPublicKey as create } from '../../sharing/public-key.service.ts';

export const createPublicKey: Resolver<unknown> = async (_parent, _args, { services, viewer }) => ({
  publicKey: await create(services, signedIn(viewer).candidateId),
});

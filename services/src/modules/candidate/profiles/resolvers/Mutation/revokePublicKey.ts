import { signedIn } from '../../../../../platform/auth/signed-in.ts';
import type { Resolver } from '../../../../../platform/http/graphql.ts';
import { revokePublicKey as revoke } from '../../sharing/public-key.service.ts';

export const revokePublicKey: Resolver<unknown> = async (_parent, _args, { services, viewer }) => {
  await revoke(services, signedIn(viewer).candidateId);
  return { publicKey: null };
};

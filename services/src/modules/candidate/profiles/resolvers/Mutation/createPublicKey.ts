import { signedIn } from '../../../../../platform/auth/signed-in.ts';
import type { Resolver } from '../../../../../platform/http/graphql.ts';
import { mutationResult } from '../../../../../platform/http/mutation-result.ts';
import { createPublicKey as create } from '../../sharing/public-key.service.ts';

export const createPublicKey: Resolver<unknown> = async (_parent, _args, { services, viewer }) =>
  mutationResult('createPublicKey', await create(services, signedIn(viewer).candidateId), {
    done: ({ publicKey }) => ({ publicKey }),
  });

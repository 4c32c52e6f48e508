import { signedIn } from '../../../../../platform/auth/signed-in.ts';
import type { Resolver } from '../../../../../platform/http/graphql.ts';
import { storageResponse } from '../../storage-response.ts';

export const storage: Resolver<unknown> = async (_parent, _args, { services, viewer }) =>
  storageResponse(services.db, signedIn(viewer).candidateId);

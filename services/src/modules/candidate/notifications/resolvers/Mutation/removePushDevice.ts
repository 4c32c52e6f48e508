import type { MutationRemovePushDeviceArgs } from '@hirehq/shared-contracts/graphql/types';
import { signedIn } from '../../../../../platform/auth/signed-in.ts';
import type { Resolver } from '../../../../../platform/http/graphql.ts';
import { removeEndpoint } from '../../push/devices.store.ts';

export const removePushDevice: Resolver<unknown, MutationRemovePushDeviceArgs> = async (
  _parent,
  { endpoint },
  { services, viewer },
) => {
  await removeEndpoint(services.db, signedIn(viewer).candidateId, endpoint.replaceAll('\0', ''));
  return { endpoint };
};

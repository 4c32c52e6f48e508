import type { MutationWithdrawApplicationArgs } from '@hirehq/shared-contracts/graphql/types';
import { signedIn } from '../../../../../platform/auth/signed-in.ts';
import type { Resolver } from '../../../../../platform/http/graphql.ts';
import { applicationResponse } from '../../application-response.ts';
import { withdrawApplication as withdraw } from '../../applications.service.ts';

export const withdrawApplication: Resolver<unknown, MutationWithdrawApplicationArgs> = async (
  _parent,
  { applicationId },
  { services, viewer },
) => ({ application: applicationResponse(await withdraw(services, signedIn(viewer), applicationId)) });

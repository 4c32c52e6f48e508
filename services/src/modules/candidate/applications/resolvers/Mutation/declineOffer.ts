import type { MutationDeclineOfferArgs } from '@hirehq/shared-contracts/graphql/types';
import { declinedOffer } from '@hirehq/shared-contracts/inputs';
import { signedIn } from '../../../../../platform/auth/signed-in.ts';
import type { Resolver } from '../../../../../platform/http/graphql.ts';
import { declineOffer as decline } from '../../offers/answer-offer.ts';
import { applicationResponse } from '../../application-response.ts';
import { readInput } from '../../../../../platform/refusals/read-input.ts';

export const declineOffer: Resolver<unknown, MutationDeclineOfferArgs> = async (
  _parent,
  { applicationId, version, note },
  { services, viewer },
) => {
  const { note: said } = readInput(declinedOffer, { note });
  const application = await decline(services, signedIn(viewer), applicationId, { version: version ?? 1, note: said });
  return { application: applicationResponse(application) };
};

import type { MutationAcceptOfferArgs } from '@hirehq/shared-contracts/graphql/types';
import { signedIn } from '../../../../../platform/auth/signed-in.ts';
import type { Resolver } from '../../../../../platform/http/graphql.ts';
import { mutationResult } from '../../../../../platform/http/mutation-result.ts';
import { answerOffer } from '../../offers/answer-offer.ts';
import { answerRefused } from '../../offers/answer-refused.ts';
import { applicationResponse } from '../../application-response.ts';

export const acceptOffer: Resolver<unknown, MutationAcceptOfferArgs> = async (
  _parent,
  { applicationId, version },
  { services, viewer },
) => {
  const outcome = await answerOffer(services, signedIn(viewer), applicationId, { accepts: true, version: version ?? 1 });
  return mutationResult('acceptOffer', outcome, {
    done: ({ application }) => ({ application: applicationResponse(application) }),
    refused: answerRefused,
  });
};

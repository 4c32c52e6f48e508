import type { MutationReportConversationArgs } from '@hirehq/shared-contracts/graphql/types';
import { signedIn } from '../../../../../platform/auth/signed-in.ts';
import type { Resolver } from '../../../../../platform/http/graphql.ts';
import { reportConversation as report } from '../../report-conversation.ts';

export const reportConversation: Resolver<unknown, MutationReportConversationArgs> = async (
  _parent,
  { input },
  { services, viewer },
) => {
  await report(services, signedIn(viewer), input);
  return { enterpriseId: input.enterpriseId };
};

import type { MutationRequestDeletionArgs } from '@hirehq/shared-contracts/graphql/types';
import type { AttemptLimits } from '../../../../../platform/attempts/attempt-limits.ts';
import { signedIn } from '../../../../../platform/auth/signed-in.ts';
import type { Resolver } from '../../../../../platform/http/graphql.ts';
import type { AccountRule } from '../../account-limits.ts';
import { requestDeletion } from '../../deletions.service.ts';

export const requestDeletionResolver =
  (limits: AttemptLimits<AccountRule>): Resolver<unknown, MutationRequestDeletionArgs> =>
  async (_parent, { emailAddress }, { services, viewer }) => {
    const deletionOn = await requestDeletion(services, limits, signedIn(viewer), emailAddress);
    return { deletionOn: deletionOn.toISOString() };
  };

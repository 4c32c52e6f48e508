import { useApiMutation } from '@hirehq/shared-ui';
import { AccountSettings } from '../../shared/generated/queries.ts';
import { CancelDeletionDocument, RequestDeletionDocument } from './delete-account.graphql.ts';

/** Starts the grace period after which the account is deleted. */
export const useRequestDeletion = () =>
  useApiMutation(RequestDeletionDocument, {
    failures: { CONFIRMATION_WRONG: 'settings.delete.wrong', RATE_LIMITED: 'settings.delete.tooMany' },
    store: (cache, { deletionOn }) =>
      cache.update(AccountSettings, ({ accountSettings }) => ({ accountSettings: { ...accountSettings, deletionOn } })),
  });

export const useCancelDeletion = () =>
  useApiMutation(CancelDeletionDocument, {
    invalidates: [AccountSettings],
    failures: { NOT_FOUND: 'settings.delete.notAsked' },
    store: (cache) =>
      cache.update(AccountSettings, ({ accountSettings }) => ({ accountSettings: { ...accountSettings, deletionOn: null } })),
  });

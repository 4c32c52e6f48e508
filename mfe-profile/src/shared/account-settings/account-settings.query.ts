import { useApiQuery } from '@hirehq/shared-ui';
import { AccountSettingsDocument, type AccountStateFragment } from './account-settings.graphql.ts';

export type AccountState = AccountStateFragment;

/** What the candidate can decide about the account, and what is under way. */
export const useAccountSettings = () => useApiQuery(AccountSettingsDocument, {});

import { useApiMutation } from '@hirehq/shared-ui';
import { SignOutEverywhereDocument } from './sign-out-everywhere.graphql.ts';

/** Ends every session of the candidate, this one included. */
export const useSignOutEverywhere = () =>
  useApiMutation(SignOutEverywhereDocument, { failures: { SESSIONS_AT_PROVIDER: 'settings.everywhere.atProvider' } });

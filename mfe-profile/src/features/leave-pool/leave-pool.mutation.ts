import { useApiMutation } from '@hirehq/shared-ui';
import { AccountSettings } from '../../shared/generated/queries.ts';
import { RequestUnbindDocument } from './leave-pool.graphql.ts';

/** Asks the employer to release the candidate. */
export const useLeavePool = () =>
  useApiMutation(RequestUnbindDocument, {
    invalidates: [AccountSettings],
    failures: { NOT_FOUND: 'settings.pool.gone' },
    store: (cache, { pool }) =>
      cache.update(AccountSettings, ({ accountSettings }) => ({ accountSettings: { ...accountSettings, pool } })),
  });

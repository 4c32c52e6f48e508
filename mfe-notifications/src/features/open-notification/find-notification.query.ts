import { useCallback } from 'react';
import { isApiFailure } from '@hirehq/shared-contracts/error-codes';
import { useAskApi } from '@hirehq/shared-ui';
import type { Notification } from '../../shared/notifications.model.ts';
import { NotificationDocument } from './notification.graphql.ts';

/** A notification by its id; `expired` if there is none, `unknown` if it could not be requested. */
export function useFindNotification(): (id: string) => Promise<Notification | 'expired' | 'unknown'> {
  const ask = useAskApi();
  return useCallback(
    async (id) => {
      try {
        return (await ask(NotificationDocument, { id })).notification ?? 'expired';
      } catch (error) {
        return isApiFailure(error) && error.code === 'VALIDATION_FAILED' ? 'expired' : 'unknown';
      }
    },
    [ask],
  );
}

import { useEffect, useEffectEvent, useState } from 'react';
import { NOTIFICATION_PARAMETER } from '@hirehq/shared-contracts/web-push';
import { isApiFailure } from '@hirehq/shared-contracts/error-codes';
import { useAskApi, useIntl, useSearchParams, useToast } from '@hirehq/shared-ui';
import type { Notification } from '../../shared/notifications.model.ts';
import { NotificationDocument } from './notification.graphql.ts';

/**
 * Opens the notification that the address names, `?notification={id}`, which is where web push and emails lead. The address
 * loses the parameter first, so that back and reload do not open it again. A notification that does not exist has expired; one
 * that could not be requested has not.
 */
export function useOpenByAddress(open: (notification: Notification) => void): void {
  const [query, setQuery] = useSearchParams();
  const toast = useToast();
  const ask = useAskApi();
  const { formatMessage } = useIntl();
  const named = query.get(NOTIFICATION_PARAMETER);
  const [opening, setOpening] = useState<string>();

  const drop = useEffectEvent(() => {
    setQuery(
      (current) => {
        const left = new URLSearchParams(current);
        left.delete(NOTIFICATION_PARAMETER);
        return left;
      },
      { replace: true },
    );
  });
  const find = useEffectEvent(async (id: string) => {
    const say = (kind: 'info' | 'error', message: string) => toast({ kind, message: formatMessage({ id: message }) });
    try {
      const { notification } = await ask(NotificationDocument, { id });
      if (notification) open({ ...notification, id: String(notification.id) });
      else say('info', 'notifications.expired');
    } catch (error) {
      const isWrong = isApiFailure(error) && error.code === 'VALIDATION_FAILED';
      if (isWrong) say('info', 'notifications.expired');
      else say('error', 'notifications.notChecked');
    }
  });

  useEffect(() => {
    if (named === null) return;
    drop();
    setOpening(named);
  }, [named]);
  useEffect(() => {
    if (opening === undefined) return;
    setOpening(undefined);
    void find(opening);
  }, [opening]);
}

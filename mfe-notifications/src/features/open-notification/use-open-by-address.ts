import { useEffect, useEffectEvent } from 'react';
import { NOTIFICATION_PARAMETER } from '@hirehq/shared-contracts/web-push';
import { useIntl, useSearchParams, useToast } from '@hirehq/shared-ui';
import type { Notification } from '../../shared/notifications.model.ts';
import { useFindNotification } from './find-notification.query.ts';

/**
 * Opens the notification that the address names, `?notification={id}`, which is where web push and emails lead. The address
 * loses the parameter first, so that back and reload do not open it again.
 */
export function useOpenByAddress(open: (notification: Notification) => void): void {
  const [query, setQuery] = useSearchParams();
  const toast = useToast();
  const find = useFindNotification();
  const { formatMessage } = useIntl();
  const named = query.get(NOTIFICATION_PARAMETER);

  const run = useEffectEvent(async (id: string) => {
    const left = new URLSearchParams(query);
    left.delete(NOTIFICATION_PARAMETER);
    setQuery(left, { replace: true });
    const found = await find(id);
    if (found === 'expired') toast({ kind: 'info', message: formatMessage({ id: 'notifications.expired' }) });
    else if (found === 'unknown') toast({ kind: 'error', message: formatMessage({ id: 'notifications.notChecked' }) });
    else open(found);
  });
  useEffect(() => {
    if (named !== null) void run(named);
  }, [named]);
}

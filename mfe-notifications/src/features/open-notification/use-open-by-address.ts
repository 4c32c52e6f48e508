import { useEffect, useEffectEvent, useRef } from 'react';
import { NOTIFICATION_PARAMETER } from '@hirehq/shared-contracts/web-push';
import { useIntl, useLocation, useSearchParams, useToast } from '@hirehq/shared-ui';
import type { Notification } from '../../shared/notifications.model.ts';
import { useFindNotification } from './find-notification.query.ts';

/** A page that redirects or changes its own query may write the parameter back; it is not a second click, for this long. */
const SAME_CLICK_MS = 3_000;

/**
 * Opens the notification that the address names, `?notification={id}`, which is where web push and emails lead. The address
 * loses the parameter first, so that back and reload do not open it again.
 */
export function useOpenByAddress(open: (notification: Notification) => void): void {
  const location = useLocation();
  const [query, setQuery] = useSearchParams();
  const toast = useToast();
  const find = useFindNotification();
  const { formatMessage } = useIntl();
  const handled = useRef<{ id: string; at: number }>(undefined);
  const named = query.get(NOTIFICATION_PARAMETER);

  const run = useEffectEvent(async (id: string) => {
    const left = new URLSearchParams(query);
    left.delete(NOTIFICATION_PARAMETER);
    setQuery(left, { replace: true });
    const at = Date.now();
    if (handled.current?.id === id && at - handled.current.at < SAME_CLICK_MS) return;
    handled.current = { id, at };
    const found = await find(id);
    if (found === 'expired') toast({ kind: 'info', message: formatMessage({ id: 'notifications.expired' }) });
    else if (found === 'unknown') toast({ kind: 'error', message: formatMessage({ id: 'notifications.notChecked' }) });
    else open(found);
  });
  useEffect(() => {
    if (named !== null) void run(named);
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- another location with the same parameter loses it too
  }, [named, location]);
}

import { useEffect, useEffectEvent, useRef } from 'react';
import { routes } from '@hirehq/shared-contracts/routes';
import { NOTIFICATION_PARAMETER } from '@hirehq/shared-contracts/web-push';
import { useIntl, useLocation, useSearchParams, useToast } from '@hirehq/shared-ui';
import type { Notification } from '../../shared/notifications.model.ts';
import { useFindNotification } from './find-notification.query.ts';

/** A page that redirects or changes its own query may write the parameter back; it is not a second click, for this long. */
const SAME_CLICK_MS = 3_000;

/** Returns whether it was opened; `replace`: in place of the current entry of the history. */
type Open = (notification: Notification, options: { replace: boolean }) => Promise<boolean>;

/**
 * Opens the notification that the address names, `?notification={id}`, which is where web push and emails lead. The address
 * loses the parameter, so that back and reload do not open it again; that of the start page after the check, because until then
 * the start page does not redirect.
 */
export function useOpenByAddress(open: Open): void {
  const location = useLocation();
  const [query, setQuery] = useSearchParams();
  const toast = useToast();
  const find = useFindNotification();
  const { formatMessage } = useIntl();
  const handled = useRef<{ id: string; at: number }>(undefined);
  const named = query.get(NOTIFICATION_PARAMETER);

  const drop = useEffectEvent(() => {
    const left = new URLSearchParams(query);
    left.delete(NOTIFICATION_PARAMETER);
    setQuery(left, { replace: true });
  });
  const run = useEffectEvent(async (id: string) => {
    const isStart = location.pathname === routes.candidate();
    if (!isStart) drop();
    const at = Date.now();
    if (handled.current?.id === id && at - handled.current.at < SAME_CLICK_MS) return;
    handled.current = { id, at };
    const found = await find(id);
    if (found === 'expired') toast({ kind: 'info', message: formatMessage({ id: 'notifications.expired' }) });
    else if (found === 'unknown') toast({ kind: 'error', message: formatMessage({ id: 'notifications.notChecked' }) });
    const isOpened = typeof found === 'object' && (await open(found, { replace: isStart }));
    if (isStart && !isOpened) drop();
  });
  useEffect(() => {
    if (named !== null) void run(named);
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- another location with the same parameter loses it too
  }, [named, location]);
}

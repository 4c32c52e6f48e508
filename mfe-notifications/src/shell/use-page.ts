import { useMemo } from 'react';
import { useShell } from '@hirehq/shared-ui';
import type { ShellApi } from '@hirehq/shared-contracts/shell-api';
import type { RestApi } from '@hirehq/shared-contracts/rest';

export interface Page {
  origin: string;
  rest: RestApi;
  open: (path: string) => void;
  /** Whether this deployment has the page of a path. */
  canOpen: (path: string) => boolean;
  toast: ShellApi['toast'];
  report: (error: unknown, detail: string) => void;
  /** Tells everyone how many unread notifications are left. */
  publishUnread: (unReadNotifications: number) => void;
}

/** What the features here need of the page around them. */
export function usePage(): Page {
  const shell = useShell();
  return useMemo(
    () => ({
      origin: shell.origin,
      rest: shell.api.rest,
      open: (path) => shell.navigate(path),
      canOpen: (path) => shell.canOpen(path),
      toast: (toast) => shell.toast(toast),
      report: (error, detail) => shell.report(error, { detail }),
      publishUnread: (unReadNotifications) => void shell.events.publish('notifications.read', { unReadNotifications }),
    }),
    [shell],
  );
}

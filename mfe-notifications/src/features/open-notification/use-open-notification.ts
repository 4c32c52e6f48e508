import { useCallback } from 'react';
import { useIntl } from '@hirehq/shared-ui';
import { isApiFailure } from '@hirehq/shared-contracts/error-codes';
import type { Notification } from '../../shell/use-notification-calls.ts';
import { usePage, type Page } from '../../shell/use-page.ts';
import { parseDeepLink, type DeepLink } from './deep-link.ts';
import { isSuppressed, OPEN_RULES } from './open-rules.ts';

type Verdict = { open: string } | 'expired' | 'suppressed' | 'not-deployed' | 'unknown';

async function judge(link: DeepLink | undefined, page: Page, notification: Notification): Promise<Verdict> {
  if (!link) return 'expired';
  if (!page.canOpen(link.path)) return 'not-deployed';
  if (isSuppressed(link)) return 'suppressed';
  try {
    const path = await OPEN_RULES[link.kind]({ link, notification, rest: page.rest, now: new Date() });
    return path === undefined ? 'expired' : { open: path };
  } catch (error) {
    const code = isApiFailure(error) ? error.code : undefined;
    if (code === 'NOT_FOUND' || code === 'JOB_NOT_FOUND' || code === 'VALIDATION_FAILED') return 'expired';
    // A row of the call table the services do not answer yet: nothing speaks against opening.
    if (code === 'NOT_AVAILABLE_YET') return { open: link.path };
    return 'unknown';
  }
}

/** Opens what a notification leads to, if that still is as the notification says (NT-07). Answers whether it did. */
export function useOpenNotification(): (notification: Notification) => Promise<boolean> {
  const page = usePage();
  const intl = useIntl();
  return useCallback(
    async (notification) => {
      const link = parseDeepLink(notification.callToActionUrl, page.origin);
      const verdict = await judge(link, page, notification);
      if (typeof verdict === 'object') {
        page.open(verdict.open);
        return true;
      }
      if (verdict === 'expired') page.toast({ kind: 'info', message: intl.formatMessage({ id: 'notifications.expired' }) });
      if (verdict === 'unknown') page.toast({ kind: 'error', message: intl.formatMessage({ id: 'notifications.notChecked' }) });
      return false;
    },
    [page, intl],
  );
}

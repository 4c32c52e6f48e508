import { useCallback } from 'react';
import { useAskApi, useCanOpen, useGoTo, useIntl, useOrigin, useToast } from '@hirehq/shared-ui';
import { isApiFailure } from '@hirehq/shared-contracts/error-codes';
import type { Notification } from '../../shared/notifications.model.ts';
import { parseDeepLink, type DeepLink } from './deep-link.ts';
import { isSuppressed, OPEN_RULES, type OpenQuestion } from './open-rules.ts';

type Verdict = { open: string } | 'expired' | 'suppressed' | 'not-deployed' | 'unknown';

async function judge(
  link: DeepLink | undefined,
  question: Omit<OpenQuestion, 'link'>,
  canOpen: (to: string) => boolean,
): Promise<Verdict> {
  if (!link) return 'expired';
  if (!canOpen(link.path)) return 'not-deployed';
  if (isSuppressed(link)) return 'suppressed';
  try {
    const path = await OPEN_RULES[link.kind]({ link, ...question });
    return path === undefined ? 'expired' : { open: path };
  } catch (error) {
    const code = isApiFailure(error) ? error.code : undefined;
    if (code === 'NOT_FOUND' || code === 'JOB_NOT_FOUND' || code === 'VALIDATION_FAILED') return 'expired';
    // A call the services do not support yet: nothing prevents opening.
    if (code === 'NOT_AVAILABLE_YET') return { open: link.path };
    return 'unknown';
  }
}

const WHY_NOT = { expired: 'notifications.expired', suppressed: 'notifications.suppressed' } as const;

/** `kept`: nothing is to be opened, although what it says is true. */
type OpenOutcome = 'opened' | 'refused' | 'kept';

/** Opens the target of a notification, if it is still in the state the notification describes (NT-07); else it says why not. */
export function useOpenNotification(): (notification: Notification, options?: { replace: boolean }) => Promise<OpenOutcome> {
  const goTo = useGoTo();
  const origin = useOrigin();
  const toast = useToast();
  const canOpen = useCanOpen();
  const ask = useAskApi();
  const intl = useIntl();
  return useCallback(
    async (notification, options) => {
      const link = parseDeepLink(notification.callToActionUrl, origin);
      const verdict = await judge(link, { notification, ask, now: new Date() }, canOpen);
      if (typeof verdict === 'object') {
        goTo(verdict.open, options);
        return 'opened';
      }
      if (verdict === 'not-deployed') return 'kept';
      if (verdict === 'unknown') toast({ kind: 'error', message: intl.formatMessage({ id: 'notifications.notChecked' }) });
      else toast({ kind: 'info', message: intl.formatMessage({ id: WHY_NOT[verdict] }) });
      return verdict === 'suppressed' ? 'kept' : 'refused';
    },
    [ask, canOpen, goTo, intl, origin, toast],
  );
}

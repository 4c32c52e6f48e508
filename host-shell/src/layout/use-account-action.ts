import { showToast, useIntl } from '@hirehq/shared-ui';
import { useShellServices } from '../shell-api/shell-services.tsx';
import type { AccountAction } from './nav-items.ts';

interface AccountActionOptions {
  menu: 'account' | 'main';
  /** Gets the focus back when the action closes what it opened. */
  from: () => HTMLElement | null;
  onFeedback: (from: HTMLElement | null) => void;
}

/** Runs the action of an account item. */
export function useAccountAction({ menu, from, onFeedback }: AccountActionOptions): (action: AccountAction) => void {
  const { shellApiOf, loader, session, slots } = useShellServices();
  const { formatMessage } = useIntl();

  /** The panel of the bell. If the bell could not be loaded, it is loaded again. */
  function openNotifications(): void {
    const bell = slots.find(({ slot }) => slot === 'header.notifications');
    if (!bell) return;
    if (loader.part(bell.remote, { kind: 'slot', id: bell.id }).current().status === 'ready') {
      from()?.focus({ preventScroll: true });
      shellApiOf('shell').events.publish('notifications.wanted', { menu });
      return;
    }
    loader.retry(bell.remote, { kind: 'slot', id: bell.id });
    showToast({ kind: 'info', message: formatMessage({ id: 'fallback.quiet' }) });
  }

  const actions: Record<AccountAction, () => void> = {
    notifications: openNotifications,
    feedback: () => onFeedback(from()),
    logout: () => void session.signOut(),
  };
  return (action) => actions[action]();
}

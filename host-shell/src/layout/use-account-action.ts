import { showToast, useIntl } from '@hirehq/shared-ui';
import { useShellServices } from '../lend/shell-services.tsx';
import type { AccountAction } from './nav-items.ts';

interface AccountActionOptions {
  menu: 'account' | 'main';
  /** Gets the focus back from what the action opened. */
  from: () => HTMLElement | null;
  onFeedback: (from: HTMLElement | null) => void;
}

/** Does what an item of the account stands for. */
export function useAccountAction({ menu, from, onFeedback }: AccountActionOptions): (action: AccountAction) => void {
  const { lend, loader, session, slots } = useShellServices();
  const { formatMessage } = useIntl();

  /** The bell's panel. A bell that could not be loaded is asked for again. */
  function openNotifications(): void {
    const bell = slots.find(({ slot }) => slot === 'header.notifications');
    if (!bell) return;
    if (loader.part(bell.remote, { kind: 'slot', id: bell.id }).current().status === 'ready') {
      from()?.focus({ preventScroll: true });
      lend('shell').events.publish('notifications.wanted', { menu });
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

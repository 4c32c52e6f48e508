import { useShellServices } from '../lend/shell-services.tsx';
import { accountItems, type AccountItem } from './nav-items.ts';

/** The items of the account that this deployment has. */
export function useAccountItems(): AccountItem[] {
  const { pages, slots } = useShellServices();
  return accountItems(
    pages,
    slots.some(({ slot }) => slot === 'header.notifications'),
  );
}

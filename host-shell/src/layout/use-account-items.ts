import { useShellServices } from '../shell-api/shell-services.tsx';
import { accountItems, type AccountItem } from './nav-items.ts';

/** The account items of this deployment. */
export function useAccountItems(): AccountItem[] {
  const { pages, slots } = useShellServices();
  return accountItems(
    pages,
    slots.some(({ slot }) => slot === 'header.notifications'),
  );
}

import { Skeleton, useClientState } from '@hirehq/shared-ui';
import { createPortal } from 'react-dom';
import { useShellServices } from '../shell-api/shell-services.tsx';
import { Slot } from './slot.tsx';

/** Renders slots into the pages of remotes that show them. */
export function SlotsInPages() {
  const { pageSlots } = useShellServices();
  return useClientState(pageSlots.shown).map(({ key, name, element }) =>
    createPortal(<Slot name={name} skeleton={<Skeleton className="hq-slot-outline" radius="lg" />} />, element, key),
  );
}

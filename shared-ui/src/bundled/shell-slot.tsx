import { useEffect, useRef } from 'react';
import type { SlotName } from '@hirehq/shared-contracts/slots';
import { useShell } from '@hirehq/shared-ui';

/** Whether a deployed remote fills a slot for the viewer. */
export const useIsSlotFilled = (name: SlotName): boolean => useShell().slots.isFilled(name);

/** A slot inside a page of a remote: the shell renders the part of another remote into it. */
export function ShellSlot({ name }: { name: SlotName }) {
  const { slots } = useShell();
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => (place.current ? slots.show(name, place.current) : undefined), [slots, name]);
  return <div ref={place} />;
}

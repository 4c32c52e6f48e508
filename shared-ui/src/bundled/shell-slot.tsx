import { useEffect, useRef } from 'react';
import type { SlotName } from '@hirehq/shared-contracts/slots';
import { useShell } from '@hirehq/shared-ui';

/** Whether a deployed remote fills a slot for the viewer. */
export const useIsSlotFilled = (name: SlotName): boolean => useShell().slots.isFilled(name);

/** Those of the slots that deployed remotes fill for the viewer. */
export function useFilledSlots<Name extends SlotName>(names: readonly Name[]): Name[] {
  const { slots } = useShell();
  return names.filter((name) => slots.isFilled(name));
}

/**
 * A slot inside a page of a remote: the shell renders the part of another remote into it. The page reserves its space with the
 * custom property `--hq-slot-height`, 20rem if it sets none.
 */
export function ShellSlot({ name }: { name: SlotName }) {
  const { slots } = useShell();
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => (place.current ? slots.show(name, place.current) : undefined), [slots, name]);
  return <div ref={place} className="hq-slot" />;
}

import { Slot } from '../layout/slot.tsx';
import { useShellServices } from '../shell-api/shell-services.tsx';
import { useReading } from './use-reading.ts';

/** The assistive toolbar while it is on, unless the operator has configured another one; until then nothing of it loads. */
export function ToolbarSlot() {
  const { toolbarScript } = useShellServices().config;
  const isOn = useReading(({ toolbar }) => toolbar);
  return isOn && !toolbarScript ? <Slot name="page.toolbar" skeleton={null} /> : null;
}

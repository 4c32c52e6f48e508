import { Slot } from '../layout/slot.tsx';
import { useShellServices } from '../lend/shell-services.tsx';
import { useReading } from './use-reading.ts';

/** The assistive toolbar while it is on, unless the operator has configured another one; until then nothing of it loads. */
export function ToolbarSlot() {
  const { toolbarScript } = useShellServices().config;
  const { toolbar } = useReading();
  return toolbar && !toolbarScript ? <Slot name="page.toolbar" skeleton={null} /> : null;
}

import { createState, type ReadableState } from '@hirehq/shared-ui';
import type { ShellApi } from '@hirehq/shared-contracts/shell-api';
import type { SlotName } from '@hirehq/shared-contracts/slots';

interface PageSlot {
  /** Distinguishes slots of the same name. */
  key: string;
  name: SlotName;
  /** An element in a page of a remote. */
  element: HTMLElement;
}

export interface PageSlots extends Pick<ShellApi['slots'], 'show'> {
  shown: ReadableState<readonly PageSlot[]>;
}

/** The slots that pages of remotes show inside themselves. */
export function createPageSlots(): PageSlots {
  const shown = createState<readonly PageSlot[]>([]);
  let count = 0;
  return {
    shown,
    show(name, element) {
      count += 1;
      const slot = { key: `${name} ${count}`, name, element };
      shown.set([...shown.current(), slot]);
      return () => shown.set(shown.current().filter((each) => each !== slot));
    },
  };
}

import type { ReactNode } from 'react';
import type { SlotName } from '@hirehq/shared-contracts/slots';
import { useShellServices } from '../lend/shell-services.tsx';
import { RemotePart } from '../remotes/remote-part.tsx';
import { useShellSession } from './use-shell-session.ts';

interface SlotProps {
  name: SlotName;
  skeleton: ReactNode;
}

/** A place in the frame that deployed remotes fill; nothing where none does. */
export function Slot({ name, skeleton }: SlotProps) {
  const { slots } = useShellServices();
  const signedIn = useShellSession().status === 'signed-in';
  return slots
    .filter(({ slot, access }) => slot === name && (access === 'both' || (access === 'candidate') === signedIn))
    .map(({ remote, id, criticality }) => (
      <RemotePart
        key={`${remote}/${id}`}
        remote={remote}
        target={{ kind: 'slot', id }}
        criticality={criticality}
        skeleton={skeleton}
      />
    ));
}

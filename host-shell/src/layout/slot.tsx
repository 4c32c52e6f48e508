import type { ReactNode } from 'react';
import type { SlotName } from '@hirehq/shared-contracts/slots';
import { useShellServices } from '../shell-api/shell-services.tsx';
import { RemotePart } from '../remotes/remote-part.tsx';
import { useShellSession } from './use-shell-session.ts';

interface SlotProps {
  name: SlotName;
  skeleton: ReactNode;
  /** Shown if no deployed remote fills the slot; by default nothing. */
  absent?: ReactNode;
}

/** A slot in the frame that deployed remotes fill. */
export function Slot({ name, skeleton, absent }: SlotProps) {
  const { slots } = useShellServices();
  const signedIn = useShellSession().status === 'signed-in';
  const shown = slots.filter(({ slot, access }) => slot === name && (access === 'both' || (access === 'candidate') === signedIn));
  if (shown.length === 0) return absent;
  return shown.map(({ remote, id, criticality }) => (
    <RemotePart
      key={`${remote}/${id}`}
      remote={remote}
      target={{ kind: 'slot', id }}
      slot={name}
      criticality={criticality}
      skeleton={skeleton}
    />
  ));
}

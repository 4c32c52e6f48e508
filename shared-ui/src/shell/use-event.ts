import { useEffect, useEffectEvent } from 'react';
import type { BusEvent, Topic } from '@hirehq/shared-contracts/events';
import { useShell } from './shell-context.tsx';

/**
 * Calls the listener for each event of a topic while the component is mounted. Changes of data belong into the remote's
 * reactions.
 */
export function useEvent<T extends Topic>(topic: T, handler: (event: BusEvent<T>) => void): void {
  const { events } = useShell();
  const handle = useEffectEvent(handler);
  useEffect(() => events.subscribe(topic, (event) => handle(event)), [events, topic]);
}

import { useEffect, useEffectEvent } from 'react';
import type { BusEvent, Topic } from '@hirehq/shared-contracts/events';
import { useShell } from './shell-context.tsx';

/** Calls back for each event of a topic while the component is mounted. What an event changes in data belongs to the remote's reactions. */
export function useEvent<T extends Topic>(topic: T, handler: (event: BusEvent<T>) => void): void {
  const { events } = useShell();
  const handle = useEffectEvent(handler);
  useEffect(() => events.subscribe(topic, (event) => handle(event)), [events, topic]);
}

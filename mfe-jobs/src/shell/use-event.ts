import { useEffect, useEffectEvent } from 'react';
import { useShell } from '@hirehq/shared-ui';
import type { BusEvent, Topic } from '@hirehq/shared-contracts/events';

/** Calls back for each event of a topic while the component is there. */
export function useEvent<T extends Topic>(topic: T, handler: (event: BusEvent<T>) => void): void {
  const { events } = useShell();
  const handle = useEffectEvent(handler);
  useEffect(() => events.subscribe(topic, (event) => handle(event)), [events, topic]);
}

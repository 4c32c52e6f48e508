import type { BusEvent } from '@hirehq/shared-contracts/events';
import type { LoadReport } from '@hirehq/shared-contracts/release';
import { createState } from '@hirehq/shared-ui';
import type { DroppedEvent } from '../events/event-bus.ts';
import type { InspectorPort } from './inspector.ts';

/** An event without what it says, which is about a person. */
export type SeenEvent = Pick<BusEvent, 'id' | 'topic' | 'version' | 'source' | 'causedBy' | 'at'>;

export interface InspectorEntries {
  loads: readonly LoadReport[];
  events: readonly SeenEvent[];
  dropped: readonly DroppedEvent[];
}

/** Entries of each kind that are remembered, the newest. */
const REMEMBERED = 200;

const added = <Entry>(entries: readonly Entry[], entry: Entry): Entry[] => [...entries, entry].slice(-REMEMBERED);

/** What has happened in this page since it was opened. */
export function createInspectorLog() {
  const entries = createState<InspectorEntries>({ loads: [], events: [], dropped: [] });
  const port: InspectorPort = {
    loaded: (report) => entries.set({ ...entries.current(), loads: added(entries.current().loads, report) }),
    delivered({ id, topic, version, source, causedBy, at }) {
      const seen = { id, topic, version, source, causedBy, at };
      entries.set({ ...entries.current(), events: added(entries.current().events, seen) });
    },
    dropped: (event) => entries.set({ ...entries.current(), dropped: added(entries.current().dropped, event) }),
  };
  return { entries, port };
}

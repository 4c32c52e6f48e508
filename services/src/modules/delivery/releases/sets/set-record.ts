import type { SetRecord } from '@hirehq/shared-contracts/delivery';
import type { SetRow } from './sets.store.ts';

/** A set as the API returns it. */
export function setRecord(row: Omit<SetRow, 'signature'>, live: number): SetRecord {
  return {
    sequence: row.sequence,
    members: Object.entries(row.members)
      .toSorted(([one], [other]) => (one < other ? -1 : 1))
      .map(([remote, { version, previousVersion }]) => ({ remote, version, previousVersion: previousVersion ?? null })),
    cause: row.cause as SetRecord['cause'],
    why: row.why,
    by: row.made_by,
    createdTimestamp: row.made_at.toISOString(),
    isLive: row.sequence === live,
  };
}

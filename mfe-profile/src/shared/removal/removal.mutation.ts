import type { ProfileRecordKind } from '@hirehq/shared-contracts/codes';
import { useApiMutation } from '@hirehq/shared-ui';
import { useState } from 'react';
import { OF_EVERY_CHANGE, type Affected } from '../profile.query.ts';
import { RemoveProfileRecordDocument, RestoreProfileRecordDocument } from './profile-record.graphql.ts';

export interface RemovedRecord {
  id: string;
  name: string;
  /** Of the record as it is shown, if it has one: a change that was not seen is not removed. */
  version?: string;
}

/** Removing records of one kind, and undoing that. */
export interface Removal {
  /** What was removed since the page was opened and can be restored. */
  removed: readonly RemovedRecord[];
  isRemoved: (id: string) => boolean;
  remove: (record: RemovedRecord) => Promise<void>;
  restore: (id: string) => Promise<boolean>;
  /** Hides the offer to undo. */
  dismiss: (id: string) => void;
  busy: boolean;
  /** Why the last attempt failed. */
  failure: string | undefined;
}

export function useRemoval(kind: ProfileRecordKind, affects: readonly Affected[]): Removal {
  const invalidates = [...affects, ...OF_EVERY_CHANGE];
  const [removed, setRemoved] = useState<readonly RemovedRecord[]>([]);
  const removing = useApiMutation(RemoveProfileRecordDocument, { invalidates, failures: { STALE: 'edit.remove.changed' } });
  const restoring = useApiMutation(RestoreProfileRecordDocument, { invalidates, failures: { NOT_FOUND: 'edit.undo.tooLate' } });
  const dismiss = (id: string) => setRemoved((records) => records.filter((record) => record.id !== id));
  return {
    removed,
    isRemoved: (id) => removed.some((record) => record.id === id),
    async remove(record) {
      restoring.reset();
      const { id, version } = record;
      const outcome = await removing.run({ kind, id, ...(version !== undefined && { version }) });
      if (outcome.ok) setRemoved((records) => [...records, record]);
    },
    async restore(id) {
      removing.reset();
      const outcome = await restoring.run({ kind, id });
      if (outcome.ok || outcome.failure.code === 'NOT_FOUND') dismiss(id);
      return outcome.ok;
    },
    dismiss,
    busy: removing.busy || restoring.busy,
    failure: (removing.failure ?? restoring.failure)?.text,
  };
}

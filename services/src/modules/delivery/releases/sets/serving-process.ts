import { hostname } from 'node:os';
import { newId } from '../../../../platform/ids/new-id.ts';
import type { Services } from '../../../../platform/module.ts';
import { failureLog, runPeriodically, type Periodic } from '../../../../platform/periodic.ts';
import type { LiveSetReader } from './live-set-reader.ts';
import { deleteServing, deleteUnseen, noteServing } from './serving-process.store.ts';

/** How often a process looks for a new set without a page that asks, and says which it serves. */
const EVERY_MS = 10_000;
/** A process that was not seen for this long has ended. */
const GONE_AFTER_MS = 60_000;

interface ServingOptions {
  services: Pick<Services, 'db' | 'now'>;
  log: { warn(entry: object, message: string): void };
}

/** What the other processes know of this one: which set it serves. */
export function createServingProcess({ services: { db, now }, log }: ServingOptions) {
  // A process that is started again with the number of one that has died is another one.
  const id = `${hostname()}:${process.pid}:${newId().slice(0, 8)}`;
  let renewing: Periodic | undefined;
  const failed = failureLog(log, 'releases.serving');

  const note = (sequence: number) => noteServing(db, { id, sequence, at: now() });

  return {
    id,
    adopted: (sequence: number) => void note(sequence).catch(failed),
    start(reader: LiveSetReader): void {
      const run = async () => {
        await reader.read();
        const { set } = reader.state();
        if (set !== null) await note(set);
        await deleteUnseen(db, new Date(now().getTime() - GONE_AFTER_MS));
      };
      renewing = runPeriodically({ everyMs: EVERY_MS, run, failed });
    },
    async stop(): Promise<void> {
      await renewing?.stop();
      await deleteServing(db, id).catch(failed);
    },
  };
}

import type { DeadLetters } from './dead-letters.ts';
import type { WorkLog } from './run-attempt.ts';
import { onSchedule, type DeclaredWork } from './work-kind.ts';

const MOST_NAMED = 20;

/** Tells the log of dead letters as long as there are any: those of killed processes too, which could not tell themselves. */
export const deadLetterReport = (letters: DeadLetters, log: Pick<WorkLog, 'warn'>): DeclaredWork =>
  onSchedule({
    name: 'work.report',
    schedule: '3 * * * *',
    run: async () => {
      const found = await letters.list();
      const waiting = found.map(({ id, kind }) => ({ work: kind, id }));
      if (waiting.length > 0)
        log.warn({ waiting: waiting.slice(0, MOST_NAMED), count: waiting.length }, 'dead letters wait for an operator');
    },
  });

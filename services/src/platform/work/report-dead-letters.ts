import type { DeadLetters } from './dead-letters.ts';
import type { WorkLog } from './run-attempt.ts';
import { onSchedule, type DeclaredWork } from './work-kind.ts';

const MOST_NAMED = 20;

/** Logs dead letters regularly while there are any, including those of killed processes, which could not log them. */
export const deadLetterReport = (letters: DeadLetters, log: Pick<WorkLog, 'warn'>): DeclaredWork =>
  onSchedule({
    name: 'work.report',
    schedule: '3 * * * *',
    run: async () => {
      const found = await letters.list();
      const waiting = found.map(({ id, kind }) => ({ work: kind, workId: id }));
      if (waiting.length > 0)
        log.warn(
          { waiting: waiting.slice(0, MOST_NAMED), count: waiting.length },
          'work failed permanently and needs an operator: see npm run work -- list',
        );
    },
  });

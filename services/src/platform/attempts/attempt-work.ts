import type { Services } from '../module.ts';
import { onSchedule } from '../work/work-kind.ts';
import { removeEndedAttempts } from './attempt.store.ts';

/** Removes counts of windows that have ended. */
export const attemptWork = ({ db, now }: Pick<Services, 'db' | 'now'>) =>
  onSchedule({ name: 'attempts.forget', schedule: '*/10 * * * *', run: () => removeEndedAttempts(db, now()) });

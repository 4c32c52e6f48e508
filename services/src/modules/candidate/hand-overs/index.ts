import type { ModuleFactory } from '../../../platform/module.ts';
import { onSchedule } from '../../../platform/work/work-kind.ts';
import { handOverData } from './candidate-data.ts';
import { deleteHandOversBefore } from './hand-overs.store.ts';
import { resolvers } from './resolvers/index.ts';

export { followHandOver, handOverOfToken } from './hand-overs.service.ts';

const KEPT_MS = 86_400_000;

/** Hand-overs of candidates to another device by QR code. */
export const handOversModule: ModuleFactory = ({ db, now }) => ({
  name: 'hand-overs',
  candidateData: handOverData,
  resolvers,
  work: [
    onSchedule({
      name: 'hand-overs.forget',
      schedule: '23 * * * *',
      run: () => deleteHandOversBefore(db, new Date(now().getTime() - KEPT_MS)),
    }),
  ],
});
